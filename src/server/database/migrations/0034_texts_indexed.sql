DROP INDEX "product_search_waiting";--> statement-breakpoint
DROP INDEX "product_search_trigrams";--> statement-breakpoint
CREATE INDEX "product_search_trigrams" ON "product_search" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "product_search" DROP COLUMN "is_indexed";