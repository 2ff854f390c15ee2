ALTER TABLE "run_chunks" ADD COLUMN "parts_done" integer;--> statement-breakpoint
ALTER TABLE "run_chunks" ADD COLUMN "parts_open" integer;--> statement-breakpoint
ALTER TABLE "run_items" ADD COLUMN "parts_done" integer;--> statement-breakpoint
ALTER TABLE "run_items" ADD COLUMN "parts_open" integer;