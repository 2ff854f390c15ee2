ALTER TABLE "products" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "set_aside_products" SET "record" = jsonb_set("record", '{product,translations}', '{}'::jsonb);--> statement-breakpoint
UPDATE "deleted_products" SET "record" = jsonb_set("record", '{product,translations}', '{}'::jsonb);
