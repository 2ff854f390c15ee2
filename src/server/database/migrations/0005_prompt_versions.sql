CREATE TABLE "prompt_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prompt_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"prompt_id" integer NOT NULL,
	"version" integer NOT NULL,
	"prompt" text NOT NULL,
	"scope" text NOT NULL,
	"scope_value" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer
);
--> statement-breakpoint
ALTER TABLE "optimization_data_sources" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "optimization_data_sources" ADD COLUMN "fetched_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "purpose" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "prompt_versions" ADD CONSTRAINT "prompt_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "prompt_versions_version" ON "prompt_versions" USING btree ("prompt_id","version");--> statement-breakpoint
INSERT INTO "prompt_versions" ("prompt_id", "version", "prompt", "scope", "scope_value", "created_at", "created_by")
  SELECT "id", "version", "prompt", "scope", "scope_value", "updated_at", coalesce("updated_by", "created_by") FROM "optimization_prompts";
