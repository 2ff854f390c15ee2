CREATE TABLE "attribute_choices" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"use" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	"chosen_by" integer
);
--> statement-breakpoint
ALTER TABLE "attribute_choices" ADD CONSTRAINT "attribute_choices_chosen_by_users_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;