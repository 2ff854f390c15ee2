CREATE TABLE "benchmark_rule_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "benchmark_rule_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rule_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"undoes" integer,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_by" integer
);
--> statement-breakpoint
ALTER TABLE "benchmark_rules" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "benchmark_rules" ADD COLUMN "subject" text NOT NULL;--> statement-breakpoint
ALTER TABLE "benchmark_rules" ADD COLUMN "label" text NOT NULL;--> statement-breakpoint
ALTER TABLE "benchmark_rules" ADD COLUMN "severity" text NOT NULL;--> statement-breakpoint
ALTER TABLE "benchmark_rules" ADD COLUMN "points" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "benchmark_rules" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "benchmark_rules" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "benchmark_rules" ADD COLUMN "source" text NOT NULL;--> statement-breakpoint
ALTER TABLE "benchmark_rules" ADD COLUMN "as_of" text;--> statement-breakpoint
ALTER TABLE "benchmark_rules" ADD COLUMN "standing" text NOT NULL;--> statement-breakpoint
ALTER TABLE "benchmark_rules" ADD COLUMN "messages" jsonb;--> statement-breakpoint
ALTER TABLE "content_history" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "optimization_prompts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "listing_quality" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "compliance_level" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "quality_epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "benchmark_rule_changes" ADD CONSTRAINT "benchmark_rule_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benchmark_rule_changes_rule" ON "benchmark_rule_changes" USING btree ("rule_id","id");--> statement-breakpoint
CREATE INDEX "products_quality" ON "products" USING btree ("listing_quality","id");--> statement-breakpoint
CREATE INDEX "products_level" ON "products" USING btree ("compliance_level","id");--> statement-breakpoint
CREATE INDEX "products_quality_epoch" ON "products" USING btree ("quality_epoch","id");--> statement-breakpoint
ALTER TABLE "benchmark_rules" ADD CONSTRAINT "benchmark_rules_key_unique" UNIQUE("key");