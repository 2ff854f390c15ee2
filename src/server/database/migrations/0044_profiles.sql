CREATE TABLE "answer_rows" (
	"answers_id" integer NOT NULL,
	"row" integer NOT NULL,
	"kind" text NOT NULL,
	"product_id" integer,
	"part" text,
	"hash" text,
	"sku" text NOT NULL,
	"title" text NOT NULL,
	"text" text,
	"value" jsonb,
	"is_approved" boolean DEFAULT false NOT NULL,
	"comment" text,
	"reason" text,
	CONSTRAINT "answer_rows_answers_id_row_pk" PRIMARY KEY("answers_id","row")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"export_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"counts" jsonb,
	"products" integer DEFAULT 0 NOT NULL,
	"run_id" integer,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stored_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"selection" jsonb NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"error" text,
	"server" text NOT NULL,
	"counts" jsonb,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "answer_rows" ADD CONSTRAINT "answer_rows_answers_id_answers_id_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_export_id_stored_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."stored_exports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_exports" ADD CONSTRAINT "stored_exports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_rows_kind" ON "answer_rows" USING btree ("answers_id","kind","row");--> statement-breakpoint
CREATE INDEX "answer_rows_product" ON "answer_rows" USING btree ("answers_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stored_exports_token" ON "stored_exports" USING btree ("token");--> statement-breakpoint
CREATE INDEX "stored_exports_running" ON "stored_exports" USING btree ("id") WHERE "stored_exports"."state" = 'running';--> statement-breakpoint
CREATE TABLE "export_profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "export_profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"format" text NOT NULL,
	"filter" jsonb NOT NULL,
	"columns" jsonb,
	"only_decided" boolean NOT NULL,
	"only_changed" boolean NOT NULL,
	"splits_retailers" boolean NOT NULL,
	"file_name" text NOT NULL,
	"schedule" jsonb,
	"next_at" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exported_products" (
	"profile_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"source_version" integer NOT NULL,
	"content_version" integer,
	CONSTRAINT "exported_products_profile_id_product_id_pk" PRIMARY KEY("profile_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "stored_exports" ADD COLUMN "profile_id" integer;--> statement-breakpoint
ALTER TABLE "export_profiles" ADD CONSTRAINT "export_profiles_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exported_products" ADD CONSTRAINT "exported_products_profile_id_export_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."export_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "export_profiles_name" ON "export_profiles" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "export_profiles_next" ON "export_profiles" USING btree ("next_at") WHERE "export_profiles"."next_at" is not null;--> statement-breakpoint
ALTER TABLE "stored_exports" ADD CONSTRAINT "stored_exports_profile_id_export_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."export_profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE TABLE "import_missing" (
	"import_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "import_missing_import_id_product_id_pk" PRIMARY KEY("import_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "import_profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"format" text NOT NULL,
	"is_format_chosen" boolean NOT NULL,
	"encoding" text,
	"columns" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"constants" jsonb NOT NULL,
	"hand_edits" text NOT NULL,
	"empty_cells" text NOT NULL,
	"missing" text NOT NULL,
	"stop_above" integer,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_products" (
	"profile_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "profile_products_profile_id_product_id_pk" PRIMARY KEY("profile_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "columns_key" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "profile_id" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "suggested_profile_id" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "missing" integer;--> statement-breakpoint
ALTER TABLE "import_missing" ADD CONSTRAINT "import_missing_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_profiles" ADD CONSTRAINT "import_profiles_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_products" ADD CONSTRAINT "profile_products_profile_id_import_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."import_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "import_profiles_name" ON "import_profiles" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_profile_id_import_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."import_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_suggested_profile_id_import_profiles_id_fk" FOREIGN KEY ("suggested_profile_id") REFERENCES "public"."import_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_columns" ON "imports" USING btree ("columns_key") WHERE not "imports"."is_dry_run";--> statement-breakpoint
CREATE INDEX "imports_profile" ON "imports" USING btree ("profile_id") WHERE "imports"."profile_id" is not null;
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suppliers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"key" text NOT NULL,
	"has_own_skus" boolean DEFAULT false NOT NULL,
	"created_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppliers_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "import_products" ADD COLUMN "supplier_change" jsonb;--> statement-breakpoint
ALTER TABLE "import_profiles" ADD COLUMN "supplier_id" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "supplier_id" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "other_suppliers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "claimed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "supplier_id" integer;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "suppliers_name" ON "suppliers" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "import_profiles" ADD CONSTRAINT "import_profiles_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_supplier" ON "products" USING btree ("supplier_id","id") WHERE "products"."supplier_id" is not null;