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