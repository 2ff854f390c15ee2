ALTER TABLE "product_sources" ADD COLUMN "grouped_by" text;--> statement-breakpoint
ALTER TABLE "product_families" ADD COLUMN "pattern" uuid;--> statement-breakpoint
CREATE OR REPLACE FUNCTION queue_changed_families() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "family_queue" ("product_id")
	SELECT "noted"."id" FROM "noted" JOIN "noted_before" USING ("id")
	WHERE ("noted"."title", "noted"."brand", "noted"."category", "noted"."subcategory", "noted"."sku", "noted"."supplier_id")
		IS DISTINCT FROM ("noted_before"."title", "noted_before"."brand", "noted_before"."category", "noted_before"."subcategory", "noted_before"."sku", "noted_before"."supplier_id")
		OR ("noted"."attributes" IS DISTINCT FROM "noted_before"."attributes"
			AND (SELECT "grouped_by" FROM "product_sources" WHERE "product_id" = "noted"."id") IS NOT NULL);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION queue_grouped_families() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "family_queue" ("product_id") SELECT "product_id" FROM "noted" WHERE "grouped_by" IS NOT NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION queue_regrouped_families() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "family_queue" ("product_id")
	SELECT "noted"."product_id" FROM "noted" JOIN "noted_before" USING ("product_id")
	WHERE ("noted"."grouped_by", CASE WHEN "noted"."grouped_by" IS NOT NULL THEN "noted"."shop_name" END)
		IS DISTINCT FROM ("noted_before"."grouped_by", CASE WHEN "noted_before"."grouped_by" IS NOT NULL THEN "noted_before"."shop_name" END);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER families_grouped AFTER INSERT ON "product_sources" REFERENCING NEW TABLE AS "noted" FOR EACH STATEMENT EXECUTE FUNCTION queue_grouped_families();--> statement-breakpoint
CREATE TRIGGER families_regrouped AFTER UPDATE ON "product_sources" REFERENCING OLD TABLE AS "noted_before" NEW TABLE AS "noted" FOR EACH STATEMENT EXECUTE FUNCTION queue_regrouped_families();--> statement-breakpoint
CREATE TRIGGER families_ungrouped AFTER DELETE ON "product_sources" REFERENCING OLD TABLE AS "noted" FOR EACH STATEMENT EXECUTE FUNCTION queue_grouped_families();
