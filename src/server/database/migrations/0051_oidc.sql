ALTER TABLE "sessions" ADD COLUMN "locked_id_token" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "oidc_subject" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_oidcSubject_unique" UNIQUE("oidc_subject");