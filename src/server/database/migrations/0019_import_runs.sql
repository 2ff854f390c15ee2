ALTER TABLE "runs" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "runs_import" ON "runs" USING btree ("import_id");--> statement-breakpoint
INSERT INTO "runs" ("action", "selection", "until", "state", "total", "is_listed", "note", "created_by", "created_at", "started_at", "finished_at", "import_id")
SELECT jsonb_build_object('action', 'import', 'options', jsonb_build_object('importId', "id", 'fileName', "file_name")),
  jsonb_build_object('filter', jsonb_build_object('import', "id"::text)), 0, "state", CASE WHEN "mode" = 'all' AND "state" = 'failed' THEN 0 ELSE ("counts"->>'read')::int END, true, "error", "created_by", "created_at",
  "created_at", "finished_at", "id"
FROM "imports" WHERE NOT "is_dry_run" ORDER BY "id";--> statement-breakpoint
INSERT INTO "run_chunks" ("run_id", "number", "total", "done", "unchanged", "refused")
SELECT "runs"."id", 0, "total", ("counts"->>'new')::int + ("counts"->>'changed')::int, ("counts"->>'unchanged')::int, ("counts"->>'refused')::int
FROM "runs" JOIN "imports" ON "imports"."id" = "runs"."import_id" WHERE NOT ("mode" = 'all' AND "imports"."state" = 'failed');--> statement-breakpoint
INSERT INTO "run_chunks" ("run_id", "number", "total")
SELECT "runs"."id", 0, 0 FROM "runs" JOIN "imports" ON "imports"."id" = "runs"."import_id" WHERE "mode" = 'all' AND "imports"."state" = 'failed';
