CREATE TABLE "set_aside_products" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"title" text NOT NULL,
	"category" text,
	"brand" text,
	"retailer" text,
	"image" text,
	"is_approved" boolean NOT NULL,
	"shop_name" text,
	"text" text NOT NULL,
	"record" jsonb NOT NULL,
	"set_aside_at" timestamp (3) with time zone NOT NULL,
	"set_aside_by" integer NOT NULL,
	CONSTRAINT "set_aside_products_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "set_aside" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "set_aside_products" ADD CONSTRAINT "set_aside_products_set_aside_by_users_id_fk" FOREIGN KEY ("set_aside_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "set_aside_products_date" ON "set_aside_products" USING btree ("set_aside_at","product_id");--> statement-breakpoint
CREATE INDEX "set_aside_products_shop_name" ON "set_aside_products" USING btree ("shop_name") WHERE "set_aside_products"."shop_name" is not null;--> statement-breakpoint
CREATE INDEX "set_aside_products_trigrams" ON "set_aside_products" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
-- A product that is set aside keeps its SKU. After the insert: by then two that use it at the same time have waited for each other at the key of "products".
CREATE FUNCTION refuse_set_aside_skus() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE "taken" text;
BEGIN
	SELECT "noted"."sku" INTO "taken" FROM "noted" JOIN "set_aside_products" USING ("sku") LIMIT 1;
	IF "taken" IS NOT NULL THEN
		RAISE EXCEPTION 'A product that is set aside has the SKU %', "taken" USING ERRCODE = 'unique_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION refuse_set_aside_sku() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "set_aside_products" WHERE "sku" = NEW."sku") THEN
		RAISE EXCEPTION 'A product that is set aside has the SKU %', NEW."sku" USING ERRCODE = 'unique_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER products_sku_free AFTER INSERT ON "products" REFERENCING NEW TABLE AS "noted" FOR EACH STATEMENT EXECUTE FUNCTION refuse_set_aside_skus();--> statement-breakpoint
CREATE TRIGGER products_sku_changed AFTER UPDATE OF "sku" ON "products" FOR EACH ROW WHEN (OLD."sku" IS DISTINCT FROM NEW."sku") EXECUTE FUNCTION refuse_set_aside_sku();
