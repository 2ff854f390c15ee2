DROP INDEX "products_category_sort";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "category_key" text collate "C" GENERATED ALWAYS AS (sort_key(coalesce(category, ''))) STORED;--> statement-breakpoint
CREATE INDEX "products_category_sort" ON "products" USING btree ("category_key","id");