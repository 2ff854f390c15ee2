CREATE TABLE "judgements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "judgements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"statement_key" text NOT NULL,
	"statement" text NOT NULL,
	"verdict" text NOT NULL,
	"field" text,
	"quote" text,
	"by" text NOT NULL,
	"facts_key" text NOT NULL,
	"judged_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "judgements" ADD CONSTRAINT "judgements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "judgements_statement" ON "judgements" USING btree ("product_id","statement_key");