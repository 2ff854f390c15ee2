DROP INDEX "products_category_sort";--> statement-breakpoint
CREATE INDEX "products_category_sort" ON "products" USING btree ((sort_key(coalesce("category", '')) collate "C"),"id","category");