CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "benchmark_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "benchmark_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category" text NOT NULL,
	"retailer" text NOT NULL,
	"attribute" text NOT NULL,
	"benchmark_type" text NOT NULL,
	"rule" jsonb NOT NULL,
	"notes" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer
);
--> statement-breakpoint
CREATE TABLE "content_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"content_type" text NOT NULL,
	"action" text NOT NULL,
	"previous_content" jsonb,
	"new_content" jsonb,
	"changed_by" integer,
	"change_date" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" text,
	"import_id" integer
);
--> statement-breakpoint
CREATE TABLE "optimization_data_sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "optimization_data_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer,
	"customer_type" text,
	"source_category" text NOT NULL,
	"source_url" text,
	"source_content" text,
	"source_notes" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer
);
--> statement-breakpoint
CREATE TABLE "desk_facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_problems" (
	"import_id" integer NOT NULL,
	"number" integer NOT NULL,
	"row" integer NOT NULL,
	"column" text,
	"value" text,
	"reason" text NOT NULL,
	CONSTRAINT "import_problems_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"upload" text,
	"bytes" bigint NOT NULL,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"mode" text NOT NULL,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"error" text,
	"format" text,
	"encoding" text,
	"encoding_note" text,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counts" jsonb DEFAULT '{"read":0,"new":0,"changed":0,"unchanged":0,"refused":0}'::jsonb NOT NULL,
	"items_done" integer DEFAULT 0 NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"cleaned" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "optimization_prompts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "optimization_prompts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"prompt" text NOT NULL,
	"scope" text NOT NULL,
	"scope_value" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer
);
--> statement-breakpoint
CREATE TABLE "optimized_contents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "optimized_contents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"title_status" text DEFAULT 'pending' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_status" text DEFAULT 'pending' NOT NULL,
	"bullets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bullets_status" text DEFAULT 'pending' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"images_status" text DEFAULT 'pending' NOT NULL,
	"images_with_status" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"approved_by" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"is_indexed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_sources" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"format" text NOT NULL,
	"rows" text NOT NULL,
	"import_id" integer
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"bullets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" text,
	"category" text,
	"subcategory" text,
	"brand" text,
	"retailer" text,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"has_content" boolean DEFAULT false NOT NULL,
	"content_score" integer DEFAULT 58 NOT NULL,
	"issues" integer DEFAULT 5 NOT NULL,
	"content_status" text DEFAULT 'needs_improvement' NOT NULL,
	"pending_parts" jsonb DEFAULT '["title","description","bullets","images"]'::jsonb NOT NULL,
	"is_pending" boolean DEFAULT true NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"is_rejected" boolean DEFAULT false NOT NULL,
	"first_approved_at" timestamp (3) with time zone,
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_sku_present" CHECK (length("products"."sku") > 0),
	CONSTRAINT "products_title_present" CHECK (length("products"."title") > 0)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"password" text NOT NULL,
	"full_name" text,
	"role" text DEFAULT 'user' NOT NULL,
	"avatar_url" text,
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
ALTER TABLE "benchmark_rules" ADD CONSTRAINT "benchmark_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benchmark_rules" ADD CONSTRAINT "benchmark_rules_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_data_sources" ADD CONSTRAINT "optimization_data_sources_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_data_sources" ADD CONSTRAINT "optimization_data_sources_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_data_sources" ADD CONSTRAINT "optimization_data_sources_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_problems" ADD CONSTRAINT "import_problems_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_prompts" ADD CONSTRAINT "optimization_prompts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimization_prompts" ADD CONSTRAINT "optimization_prompts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimized_contents" ADD CONSTRAINT "optimized_contents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimized_contents" ADD CONSTRAINT "optimized_contents_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "optimized_contents" ADD CONSTRAINT "optimized_contents_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sources" ADD CONSTRAINT "product_sources_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benchmark_rules_retailer" ON "benchmark_rules" USING btree ("retailer","category");--> statement-breakpoint
CREATE INDEX "content_history_product" ON "content_history" USING btree ("product_id","change_date","id");--> statement-breakpoint
CREATE INDEX "content_history_date" ON "content_history" USING btree ("change_date","id");--> statement-breakpoint
CREATE INDEX "optimization_data_sources_product" ON "optimization_data_sources" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "imports_running" ON "imports" USING btree ("id") WHERE "imports"."state" = 'running';--> statement-breakpoint
CREATE INDEX "optimization_prompts_scope" ON "optimization_prompts" USING btree ("scope","scope_value");--> statement-breakpoint
CREATE UNIQUE INDEX "optimized_contents_product" ON "optimized_contents" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_search_trigrams" ON "product_search" USING gin ("text" gin_trgm_ops) WHERE "product_search"."is_indexed";--> statement-breakpoint
CREATE INDEX "product_search_waiting" ON "product_search" USING btree ("product_id") WHERE not "product_search"."is_indexed";--> statement-breakpoint
CREATE INDEX "products_score" ON "products" USING btree ("content_score","id");--> statement-breakpoint
CREATE INDEX "products_issues" ON "products" USING btree ("issues","id");--> statement-breakpoint
CREATE INDEX "products_title" ON "products" USING btree (left("title", 200),"id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","subcategory","id");--> statement-breakpoint
CREATE INDEX "products_category_sort" ON "products" USING btree (coalesce("category", ''),"id");--> statement-breakpoint
CREATE INDEX "products_status" ON "products" USING btree ("content_status","id");--> statement-breakpoint
CREATE INDEX "products_created" ON "products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand","id");--> statement-breakpoint
CREATE INDEX "products_retailer" ON "products" USING btree ("retailer","id");--> statement-breakpoint
CREATE INDEX "products_pending" ON "products" USING btree ("created_at","id") WHERE "products"."is_pending";--> statement-breakpoint
CREATE INDEX "products_approved" ON "products" USING btree ("first_approved_at","id") WHERE "products"."is_approved";--> statement-breakpoint
CREATE INDEX "products_rejected" ON "products" USING btree ("id") WHERE "products"."is_rejected";
--> statement-breakpoint
CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'content_history is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER content_history_append_only BEFORE UPDATE OR DELETE ON "content_history"
	FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
