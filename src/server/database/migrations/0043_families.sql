CREATE TABLE "family_queue" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "family_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_families" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"block" uuid NOT NULL,
	"slots" jsonb NOT NULL,
	"family_id" integer
);
--> statement-breakpoint
CREATE INDEX "product_families_block" ON "product_families" USING btree ("block");--> statement-breakpoint
CREATE INDEX "product_families_family" ON "product_families" USING btree ("family_id") WHERE "product_families"."family_id" is not null;--> statement-breakpoint
CREATE FUNCTION queue_families() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "family_queue" ("product_id") SELECT "id" FROM "noted";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION queue_changed_families() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "family_queue" ("product_id")
	SELECT "noted"."id" FROM "noted" JOIN "noted_before" USING ("id")
	WHERE ("noted"."title", "noted"."brand", "noted"."category", "noted"."subcategory")
		IS DISTINCT FROM ("noted_before"."title", "noted_before"."brand", "noted_before"."category", "noted_before"."subcategory");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION forget_families() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "family_queue";
	DELETE FROM "product_families";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER families_added AFTER INSERT ON "products" REFERENCING NEW TABLE AS "noted" FOR EACH STATEMENT EXECUTE FUNCTION queue_families();--> statement-breakpoint
CREATE TRIGGER families_removed AFTER DELETE ON "products" REFERENCING OLD TABLE AS "noted" FOR EACH STATEMENT EXECUTE FUNCTION queue_families();--> statement-breakpoint
CREATE TRIGGER families_changed AFTER UPDATE ON "products" REFERENCING OLD TABLE AS "noted_before" NEW TABLE AS "noted" FOR EACH STATEMENT EXECUTE FUNCTION queue_changed_families();--> statement-breakpoint
CREATE TRIGGER families_emptied AFTER TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION forget_families();--> statement-breakpoint
INSERT INTO "family_queue" ("product_id") SELECT "id" FROM "products";
