ALTER TABLE "notifications" ALTER COLUMN "product_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "part" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "waiver_id" integer;--> statement-breakpoint
CREATE INDEX "notifications_waiting" ON "notifications" USING btree ("product_id") WHERE "notifications"."kind" = 'confirmation';