CREATE TABLE "run_chunks" (
	"run_id" integer NOT NULL,
	"number" integer NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "run_chunks_run_id_number_pk" PRIMARY KEY("run_id","number")
);
--> statement-breakpoint
CREATE TABLE "run_items" (
	"run_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"chunk" integer NOT NULL,
	"outcome" text,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone,
	"replaced" jsonb,
	CONSTRAINT "run_items_run_id_product_id_pk" PRIMARY KEY("run_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"action" jsonb NOT NULL,
	"selection" jsonb NOT NULL,
	"until" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"stage" integer DEFAULT 1 NOT NULL,
	"total" integer NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"note" text,
	"created_by" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"undone_by" integer
);
--> statement-breakpoint
ALTER TABLE "run_chunks" ADD CONSTRAINT "run_chunks_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_items" ADD CONSTRAINT "run_items_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "run_items_chunk" ON "run_items" USING btree ("run_id","chunk");--> statement-breakpoint
CREATE INDEX "run_items_outcome" ON "run_items" USING btree ("run_id","outcome","product_id");--> statement-breakpoint
CREATE INDEX "runs_live" ON "runs" USING btree ("id") WHERE "runs"."state" in ('waiting', 'running', 'paused');