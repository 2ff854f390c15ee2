CREATE TABLE "import_products" (
	"import_id" integer NOT NULL,
	"row" integer NOT NULL,
	"sku" text NOT NULL,
	"title" text NOT NULL,
	"product_id" integer,
	"kind" text NOT NULL,
	"is_edited" boolean DEFAULT false NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"replaced_rows" jsonb,
	"outcome" text,
	"reason" text,
	CONSTRAINT "import_products_import_id_row_sku_pk" PRIMARY KEY("import_id","row","sku")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "edited" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "from_run" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone_by" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hand_edited" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_products" ADD CONSTRAINT "import_products_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_products_product" ON "import_products" USING btree ("import_id","product_id");--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_products_sku" ON "deleted_products" USING btree ("sku");--> statement-breakpoint
-- Problems beyond those an import shows could never be seen.
DELETE FROM "import_problems" WHERE "number" >= 1000;--> statement-breakpoint
-- What history knows of edits by hand that no import has overwritten since.
UPDATE "products" SET "hand_edited" = "edits"."fields" FROM (
	SELECT "product_id", jsonb_agg("content_type") AS "fields" FROM (
		SELECT DISTINCT ON ("product_id", "content_type") "product_id", "content_type", "action" FROM "content_history"
		WHERE "action" IN ('imported', 'source-edited') ORDER BY "product_id", "content_type", "change_date" DESC, "id" DESC
	) AS "latest" WHERE "action" = 'source-edited' GROUP BY "product_id"
) AS "edits" WHERE "products"."id" = "edits"."product_id";
