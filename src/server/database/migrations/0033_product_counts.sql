CREATE TABLE "product_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category" text,
	"subcategory" text,
	"brand" text,
	"retailer" text,
	"compliance_level" text,
	"lens" text,
	"has_content" boolean NOT NULL,
	"is_pending" boolean NOT NULL,
	"is_approved" boolean NOT NULL,
	"is_rejected" boolean NOT NULL,
	"created_minute" bigint NOT NULL,
	"approved_minute" bigint,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_counts" (
	"kind" text NOT NULL,
	"key" jsonb NOT NULL,
	"minute" bigint NOT NULL,
	"has_content" boolean NOT NULL,
	"is_pending" boolean NOT NULL,
	"is_approved" boolean NOT NULL,
	"is_rejected" boolean NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "product_counts_pk" PRIMARY KEY("kind","key","minute","has_content","is_pending","is_approved","is_rejected")
);
--> statement-breakpoint
CREATE TABLE "text_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "text_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"changes" bigint NOT NULL
);
--> statement-breakpoint
-- Every change of products goes into the counts, whoever makes it. What leaves all of them as they were adds nothing.
CREATE FUNCTION note_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "product_changes" ("category", "subcategory", "brand", "retailer", "compliance_level", "lens", "has_content", "is_pending", "is_approved", "is_rejected", "created_minute", "approved_minute", "amount")
	SELECT "category", "subcategory", "brand", "retailer", "compliance_level", "lens", "has_content", "is_pending", "is_approved", "is_rejected",
		floor(date_part('epoch', "created_at") / 60)::bigint, CASE WHEN "is_approved" THEN floor(date_part('epoch', "first_approved_at") / 60)::bigint END, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
	FROM "noted" GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "product_changes" ("category", "subcategory", "brand", "retailer", "compliance_level", "lens", "has_content", "is_pending", "is_approved", "is_rejected", "created_minute", "approved_minute", "amount")
	SELECT "category", "subcategory", "brand", "retailer", "compliance_level", "lens", "has_content", "is_pending", "is_approved", "is_rejected",
		"created_minute", "approved_minute", sum("amount")
	FROM (
		SELECT "category", "subcategory", "brand", "retailer", "compliance_level", "lens", "has_content", "is_pending", "is_approved", "is_rejected",
			floor(date_part('epoch', "created_at") / 60)::bigint AS "created_minute", CASE WHEN "is_approved" THEN floor(date_part('epoch', "first_approved_at") / 60)::bigint END AS "approved_minute", -1 AS "amount"
		FROM "noted_before"
		UNION ALL
		SELECT "category", "subcategory", "brand", "retailer", "compliance_level", "lens", "has_content", "is_pending", "is_approved", "is_rejected",
			floor(date_part('epoch', "created_at") / 60)::bigint, CASE WHEN "is_approved" THEN floor(date_part('epoch', "first_approved_at") / 60)::bigint END, 1
		FROM "noted"
	) AS "changed"
	GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 HAVING sum("amount") <> 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION forget_product_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "product_changes";
	DELETE FROM "product_counts";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "text_changes" ("changes") VALUES (1);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_added AFTER INSERT ON "products" REFERENCING NEW TABLE AS "noted" FOR EACH STATEMENT EXECUTE FUNCTION note_products();--> statement-breakpoint
CREATE TRIGGER products_removed AFTER DELETE ON "products" REFERENCING OLD TABLE AS "noted" FOR EACH STATEMENT EXECUTE FUNCTION note_products();--> statement-breakpoint
CREATE TRIGGER products_changed AFTER UPDATE ON "products" REFERENCING OLD TABLE AS "noted_before" NEW TABLE AS "noted" FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();--> statement-breakpoint
CREATE TRIGGER products_emptied AFTER TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION forget_product_counts();--> statement-breakpoint
CREATE TRIGGER product_search_changed AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "text" ON "product_search" FOR EACH STATEMENT EXECUTE FUNCTION note_texts();--> statement-breakpoint
INSERT INTO "product_changes" ("category", "subcategory", "brand", "retailer", "compliance_level", "lens", "has_content", "is_pending", "is_approved", "is_rejected", "created_minute", "approved_minute", "amount")
SELECT "category", "subcategory", "brand", "retailer", "compliance_level", "lens", "has_content", "is_pending", "is_approved", "is_rejected",
	floor(date_part('epoch', "created_at") / 60)::bigint, CASE WHEN "is_approved" THEN floor(date_part('epoch', "first_approved_at") / 60)::bigint END, count(*)
FROM "products" GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12;
