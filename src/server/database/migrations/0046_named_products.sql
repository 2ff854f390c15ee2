CREATE TABLE "import_named" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_named_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" integer NOT NULL,
	"product_ids" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "set_aside_products" ADD COLUMN "supplier_id" integer;--> statement-breakpoint
ALTER TABLE "profile_products" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "import_named" ADD CONSTRAINT "import_named_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_named_import" ON "import_named" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "set_aside_products_supplier" ON "set_aside_products" USING btree ("supplier_id") WHERE "set_aside_products"."supplier_id" is not null;--> statement-breakpoint
CREATE INDEX "profile_products_product" ON "profile_products" USING btree ("product_id","profile_id");--> statement-breakpoint
UPDATE "set_aside_products" SET "supplier_id" = ("record"->'product'->>'supplierId')::integer WHERE "record"->'product'->>'supplierId' IS NOT NULL;
