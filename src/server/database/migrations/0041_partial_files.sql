ALTER TABLE "imports" ADD COLUMN "blanks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_sources" ADD COLUMN "shop_name" text;--> statement-breakpoint
UPDATE "product_sources" SET "shop_name" = substring("rows" from '"(?:ID|Id|id|Handle|URL handle)":"([^"\\]{1,200})"') WHERE "rows" ~ '"(?:ID|Id|id|Handle|URL handle)":"';--> statement-breakpoint
CREATE INDEX "product_sources_shop_name" ON "product_sources" USING btree ("shop_name") WHERE "product_sources"."shop_name" is not null;