-- A changed row that finds room on its own page leaves the indexes as they are, where none of their columns changed: products have 22 of them.
ALTER TABLE "products" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "product_sources" SET (fillfactor = 50);
