DROP INDEX "optimization_prompts_created";--> statement-breakpoint
DROP INDEX "content_history_product";--> statement-breakpoint
DROP INDEX "content_history_date";--> statement-breakpoint
CREATE INDEX "content_history_product" ON "content_history" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "content_history_date" ON "content_history" USING btree ("change_date");