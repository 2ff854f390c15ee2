ALTER TABLE "content_history" ADD COLUMN "quality_before" integer;--> statement-breakpoint
ALTER TABLE "content_history" ADD COLUMN "quality_after" integer;--> statement-breakpoint
ALTER TABLE "content_history" ADD COLUMN "seconds_spent" integer;--> statement-breakpoint
CREATE INDEX "content_history_counted" ON "content_history" USING btree ("change_date") WHERE "content_history"."action" in ('generated', 'edited', 'approved', 'rejected');