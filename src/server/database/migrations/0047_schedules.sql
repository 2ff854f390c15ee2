CREATE TABLE "import_schedules" (
	"profile_id" integer PRIMARY KEY NOT NULL,
	"place" jsonb NOT NULL,
	"times" jsonb NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone,
	"outcome" text,
	"reason" text,
	"import_id" integer,
	"digest" text,
	"created_by" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "set_aside_products" ADD COLUMN "is_missing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "set_aside_products" ADD COLUMN "delete_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "import_schedules" ADD CONSTRAINT "import_schedules_profile_id_import_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."import_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_schedules" ADD CONSTRAINT "import_schedules_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_schedules" ADD CONSTRAINT "import_schedules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_schedules_next" ON "import_schedules" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "import_schedules_running" ON "import_schedules" USING btree ("profile_id") WHERE "import_schedules"."outcome" = 'running';--> statement-breakpoint
CREATE INDEX "set_aside_products_due" ON "set_aside_products" USING btree ("delete_at") WHERE "set_aside_products"."delete_at" is not null;