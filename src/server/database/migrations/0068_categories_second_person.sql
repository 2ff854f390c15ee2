DROP INDEX "notifications_run";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "first_approvers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "run_chunks" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "run_chunks" ADD COLUMN "confirmed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "run_items" ADD COLUMN "is_confirmed" boolean;--> statement-breakpoint
CREATE INDEX "products_second_person" ON "products" USING btree ((case when "is_pending" then coalesce("waiting_since", "created_at") end),"id") WHERE "products"."first_approvers" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "products_first_approvers" ON "products" USING gin ("first_approvers" jsonb_path_ops) WHERE "products"."first_approvers" <> '[]'::jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_run" ON "notifications" USING btree ("user_id","run_id","kind") WHERE "notifications"."run_id" is not null;--> statement-breakpoint
UPDATE "products" AS product SET "first_approvers" = waiting.ids FROM (
  SELECT content.product_id, jsonb_agg(DISTINCT part.value #> '{firstApproval,by,id}' ORDER BY part.value #> '{firstApproval,by,id}') AS ids
  FROM "optimized_contents" AS content CROSS JOIN LATERAL jsonb_each(content.parts) AS part
  -- Where nobody ever set it, there is none: not all contents have to be looked through.
  WHERE EXISTS (SELECT FROM "desk_facts" WHERE name = 'settings' AND value ? 'secondPerson') AND part.value ? 'firstApproval' AND 'pending' = CASE part.key
    WHEN 'title' THEN content.title_status WHEN 'description' THEN content.description_status
    WHEN 'bullets' THEN content.bullets_status ELSE content.images_status END
  GROUP BY content.product_id) AS waiting WHERE product.id = waiting.product_id;--> statement-breakpoint
-- Without it the planner takes almost all products for waiting, and reads them all.
ANALYZE "products" ("first_approvers");
