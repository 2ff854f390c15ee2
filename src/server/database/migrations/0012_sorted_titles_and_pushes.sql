-- What names are sorted by, the same on every engine: case and accents folded, punctuation passed over, numbers filled up to 15 digits.
-- Lower case by ICU where the database has it (a database of locale C knows ASCII alone); cut, because an index takes no longer value.
DO $do$ BEGIN EXECUTE format($create$
CREATE FUNCTION sort_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $key$
SELECT left(regexp_replace(regexp_replace(btrim(regexp_replace(
	replace(replace(replace(translate(
		lower(regexp_replace(normalize(left(name, 200), NFKD), '[\u0300-\u036f]+', '', 'g') COLLATE pg_catalog.%I),
	'øłđı', 'oldi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
	'[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g')),
	'([0-9]+)', '00000000000000\1', 'g'), '0*([0-9]{15,})', '\1', 'g'), 500)
$key$ $create$, coalesce((SELECT collname FROM pg_collation WHERE collname = 'und-x-icu' AND collnamespace = 'pg_catalog'::regnamespace), 'default')); END $do$;--> statement-breakpoint
CREATE TABLE "channel_connections" (
	"channel" text PRIMARY KEY NOT NULL,
	"connected_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"connected_by" integer
);
--> statement-breakpoint
CREATE TABLE "channel_pushes" (
	"product_id" integer NOT NULL,
	"channel" text NOT NULL,
	"content_version" integer NOT NULL,
	"pushed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"pushed_by" integer,
	CONSTRAINT "channel_pushes_product_id_channel_pk" PRIMARY KEY("product_id","channel")
);
--> statement-breakpoint
DROP INDEX "products_title";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "title_key" text collate "C" GENERATED ALWAYS AS (sort_key(title)) STORED;--> statement-breakpoint
ALTER TABLE "channel_connections" ADD CONSTRAINT "channel_connections_connected_by_users_id_fk" FOREIGN KEY ("connected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_pushes" ADD CONSTRAINT "channel_pushes_pushed_by_users_id_fk" FOREIGN KEY ("pushed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_title" ON "products" USING btree ("title_key","id");