ALTER TABLE "imports" ADD COLUMN "server" text;--> statement-breakpoint
-- Leases of imports: pg-boss has those of their jobs. An import under way is taken up by the server its file lies with.
DELETE FROM "desk_facts" WHERE "name" LIKE 'import-lease-%';
