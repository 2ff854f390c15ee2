-- What waits keeps its reason under the name of its lens until it is checked again, which happens in the background: any rule made a product wait before, now only rules that get a listing refused.
UPDATE "products" SET "lens" = CASE "wait_reason" WHEN 'rule-not-kept' THEN 'must-rule' WHEN 'no-content' THEN 'nothing-written' ELSE "wait_reason" END, "quality_epoch" = -1 WHERE "has_content";--> statement-breakpoint
UPDATE "products" SET "is_source_changed" = true WHERE "id" IN (SELECT "product_id" FROM "optimized_contents" AS content WHERE EXISTS (SELECT 1 FROM jsonb_each("parts") AS part(name, record) WHERE jsonb_array_length(record->'sourceChanges') > 0 AND to_jsonb(content)->>(name || '_status') = 'approved'));--> statement-breakpoint
UPDATE "run_items" SET "is_changed" = false WHERE "finding" = 'same-as-source';--> statement-breakpoint
UPDATE "run_items" SET "finding" = NULL WHERE "finding" IN ('same-as-source', 'rule-not-kept');--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "wait_reason";--> statement-breakpoint
ALTER TABLE "run_chunks" DROP COLUMN "rule_not_kept";--> statement-breakpoint
ALTER TABLE "run_chunks" DROP COLUMN "same_as_source";