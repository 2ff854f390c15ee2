CREATE TABLE "approval_policies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_policies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"retailer" text,
	"category" text,
	"parts" jsonb NOT NULL,
	"takes_unchanged" boolean NOT NULL,
	"takes_clean" boolean NOT NULL,
	"most_words" integer,
	"share" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"updated_by" integer,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rule_waivers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rule_waivers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rule_ids" jsonb NOT NULL,
	"scope" text NOT NULL,
	"value" text,
	"product_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text NOT NULL,
	"until" date,
	"created_by" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_by" integer,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "products_wait_reason";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "wait_reason" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lens" text DEFAULT 'nothing-written';--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "review_check" jsonb DEFAULT '{"parts":[],"facts":{"must":[],"should":[],"waived":[]}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "broken_rules" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "waived_rules" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_source_changed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "run_chunks" ADD COLUMN "nothing_written" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "run_chunks" ADD COLUMN "part_rejected" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "run_chunks" ADD COLUMN "source_changed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "run_chunks" ADD COLUMN "must_rule" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "run_chunks" ADD COLUMN "written_changed" integer;--> statement-breakpoint
ALTER TABLE "run_chunks" ADD COLUMN "written_changed_to_look" integer;--> statement-breakpoint
ALTER TABLE "run_chunks" ADD COLUMN "written_unchanged" integer;--> statement-breakpoint
ALTER TABLE "run_chunks" ADD COLUMN "written_unchanged_to_look" integer;--> statement-breakpoint
ALTER TABLE "run_items" ADD COLUMN "is_changed" boolean;--> statement-breakpoint
ALTER TABLE "approval_policies" ADD CONSTRAINT "approval_policies_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_waivers" ADD CONSTRAINT "rule_waivers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_waivers" ADD CONSTRAINT "rule_waivers_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rule_waivers_active" ON "rule_waivers" USING btree ("id") WHERE "rule_waivers"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "products_lens" ON "products" USING btree ("lens",(case when "is_pending" then coalesce("waiting_since", "created_at") end),"id") WHERE "products"."is_pending";--> statement-breakpoint
CREATE INDEX "products_broken_rules" ON "products" USING gin ("broken_rules" jsonb_path_ops) WHERE "products"."broken_rules" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "products_waived_rules" ON "products" USING gin ("waived_rules" jsonb_path_ops) WHERE "products"."waived_rules" <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "products_source_changed" ON "products" USING btree ("id") WHERE "products"."is_source_changed";