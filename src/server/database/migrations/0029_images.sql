CREATE TABLE "image_addresses" (
	"key" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"file_id" integer,
	"problem" text,
	"etag" text,
	"last_modified" text,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	"measures" jsonb NOT NULL,
	"measures_version" integer NOT NULL,
	"copy" text NOT NULL,
	"bands" integer[] NOT NULL,
	"alike_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_files_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "product_images_product_id_key_pk" PRIMARY KEY("product_id","key")
);
--> statement-breakpoint
ALTER TABLE "image_addresses" ADD CONSTRAINT "image_addresses_file_id_media_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_addresses_file" ON "image_addresses" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "media_files_bands" ON "media_files" USING gin ("bands");--> statement-breakpoint
CREATE INDEX "media_files_alike" ON "media_files" USING btree ("alike_id");--> statement-breakpoint
CREATE INDEX "product_images_key" ON "product_images" USING btree ("key");