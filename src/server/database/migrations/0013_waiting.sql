ALTER TABLE "products" ADD COLUMN "wait_reason" text DEFAULT 'no-content';--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
-- Why it waits and since when, of the content there is: by what its checks found on the parts that are pending, and since it was made.
UPDATE "products" AS p SET
	"wait_reason" = CASE WHEN NOT p."is_pending" THEN NULL
		WHEN f."claims" > 0 THEN 'open-claim'
		WHEN f."rules" > 0 THEN 'rule-not-kept'
		WHEN p."is_rejected" THEN 'part-rejected'
		ELSE 'clean' END,
	"waiting_since" = CASE WHEN p."is_pending" THEN f."created_at" END
FROM (
	SELECT c."product_id", c."created_at",
		coalesce(sum(coalesce((d."checks" ->> 'unsupported')::int, 0) + coalesce((d."checks" ->> 'contradicted')::int, 0)), 0) AS "claims",
		coalesce(sum(coalesce(jsonb_array_length(d."checks" -> 'brokenRules'), 0)), 0) AS "rules"
	FROM "optimized_contents" AS c
	LEFT JOIN LATERAL (
		SELECT c."parts" -> s."part" -> 'draft' -> 'checks' AS "checks"
		FROM (VALUES ('title', c."title_status"), ('description', c."description_status"), ('bullets', c."bullets_status"), ('images', c."images_status")) AS s("part", "status")
		WHERE s."status" = 'pending'
	) AS d ON true
	GROUP BY c."id"
) AS f
WHERE f."product_id" = p."id";--> statement-breakpoint
CREATE INDEX "products_waiting" ON "products" USING btree ((case when "is_pending" then coalesce("waiting_since", "created_at") end),"id");--> statement-breakpoint
CREATE INDEX "products_wait_reason" ON "products" USING btree ("wait_reason",(case when "is_pending" then coalesce("waiting_since", "created_at") end),"id") WHERE "products"."is_pending";