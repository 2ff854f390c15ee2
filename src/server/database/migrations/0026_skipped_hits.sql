ALTER TABLE "run_chunks" ADD COLUMN "skipped_hits" integer;--> statement-breakpoint
ALTER TABLE "run_items" ADD COLUMN "skipped_hits" integer;