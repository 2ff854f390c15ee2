CREATE TABLE "run_rows" (
	"run_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "run_rows_run_id_product_id_pk" PRIMARY KEY("run_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "content_history" ADD COLUMN "run_id" integer;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "purged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "run_rows" ADD CONSTRAINT "run_rows_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_kept" ON "runs" USING btree ("finished_at") WHERE "runs"."purged_at" is null;