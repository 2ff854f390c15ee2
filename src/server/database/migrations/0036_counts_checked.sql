-- A statement that writes no other text, as an import of prices does, leaves what was found in texts as it is.
DROP TRIGGER product_search_changed ON "product_search";--> statement-breakpoint
DROP FUNCTION note_texts();--> statement-breakpoint
CREATE FUNCTION note_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "noted") THEN
		INSERT INTO "text_changes" ("changes") VALUES (1);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_emptied_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "text_changes" ("changes") VALUES (1);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_changed_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "noted" FULL JOIN "noted_before" USING ("product_id") WHERE "noted"."text" IS DISTINCT FROM "noted_before"."text") THEN
		INSERT INTO "text_changes" ("changes") VALUES (1);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_search_added AFTER INSERT ON "product_search" REFERENCING NEW TABLE AS "noted" FOR EACH STATEMENT EXECUTE FUNCTION note_texts();--> statement-breakpoint
CREATE TRIGGER product_search_removed AFTER DELETE ON "product_search" REFERENCING OLD TABLE AS "noted" FOR EACH STATEMENT EXECUTE FUNCTION note_texts();--> statement-breakpoint
CREATE TRIGGER product_search_changed AFTER UPDATE ON "product_search" REFERENCING OLD TABLE AS "noted_before" NEW TABLE AS "noted" FOR EACH STATEMENT EXECUTE FUNCTION note_changed_texts();--> statement-breakpoint
CREATE TRIGGER product_search_emptied AFTER TRUNCATE ON "product_search" FOR EACH STATEMENT EXECUTE FUNCTION note_emptied_texts();--> statement-breakpoint
-- Counts all products again, while nobody changes them.
CREATE FUNCTION recount_products() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	LOCK TABLE "products" IN SHARE MODE;
	DELETE FROM "product_changes";
	DELETE FROM "product_counts";
	INSERT INTO "product_changes" ("category", "subcategory", "brand", "retailer", "compliance_level", "lens", "has_content", "is_pending", "is_approved", "is_rejected", "created_minute", "approved_minute", "amount")
	SELECT "category", "subcategory", "brand", "retailer", "compliance_level", "lens", "has_content", "is_pending", "is_approved", "is_rejected",
		floor(date_part('epoch', "created_at") / 60)::bigint, CASE WHEN "is_approved" THEN floor(date_part('epoch', "first_approved_at") / 60)::bigint END, count(*)
	FROM "products" GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12;
END $$;
