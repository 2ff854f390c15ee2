ALTER TABLE "import_profiles" ADD COLUMN "other_supplier" text DEFAULT 'refuse' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "missing_since" integer;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "follows" integer;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_follows_imports_id_fk" FOREIGN KEY ("follows") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_follows" ON "runs" USING btree ("follows") WHERE "runs"."follows" is not null;