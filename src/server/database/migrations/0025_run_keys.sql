CREATE TABLE "run_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"run_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "run_keys" ADD CONSTRAINT "run_keys_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;