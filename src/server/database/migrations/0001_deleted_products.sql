CREATE TABLE "deleted_products" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"title" text NOT NULL,
	"record" jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"deleted_by" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deleted_products" ADD CONSTRAINT "deleted_products_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_products_date" ON "deleted_products" USING btree ("deleted_at");