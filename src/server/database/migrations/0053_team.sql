ALTER TABLE "access_links" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "access_links" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "access_links" ADD COLUMN "full_name" text;--> statement-breakpoint
ALTER TABLE "access_links" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "access_links" ADD COLUMN "created_by" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "access_links" ADD CONSTRAINT "access_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_links" ADD CONSTRAINT "access_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_links_invited" ON "access_links" USING btree (lower("email")) WHERE "access_links"."used_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "access_links_user" ON "access_links" USING btree ("user_id") WHERE "access_links"."used_at" is null;--> statement-breakpoint
UPDATE "users" SET "last_seen_at" = (SELECT max("sessions"."last_seen_at") FROM "sessions" WHERE "sessions"."user_id" = "users"."id");
