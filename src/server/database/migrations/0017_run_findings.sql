ALTER TABLE "run_chunks" ADD COLUMN "open_claim" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "run_chunks" ADD COLUMN "rule_not_kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "run_chunks" ADD COLUMN "wish_not_followed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "run_chunks" ADD COLUMN "same_as_source" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "run_items" ADD COLUMN "finding" text;--> statement-breakpoint
CREATE INDEX "run_items_finding" ON "run_items" USING btree ("run_id","finding","product_id") WHERE "run_items"."finding" is not null;--> statement-breakpoint
CREATE INDEX "run_items_at" ON "run_items" USING btree ("run_id","at");