DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_brand";--> statement-breakpoint
DROP INDEX "products_retailer";--> statement-breakpoint
DROP INDEX "products_level";--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","subcategory","id","is_pending","is_approved","is_rejected","content_score","issues","listing_quality","category_key","created_at");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand","id","is_pending","is_approved","is_rejected","content_score","issues","listing_quality","category_key","created_at");--> statement-breakpoint
CREATE INDEX "products_retailer" ON "products" USING btree ("retailer","id","is_pending","is_approved","is_rejected","content_score","issues","listing_quality","category_key","created_at");--> statement-breakpoint
CREATE INDEX "products_level" ON "products" USING btree ("compliance_level","id","is_pending","is_approved","is_rejected","content_score","issues","listing_quality","category_key","created_at");