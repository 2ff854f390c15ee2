CREATE TABLE "approval_policies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_policies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"retailer" text,
	"category" text,
	"parts" jsonb NOT NULL,
	"takes_unchanged" boolean NOT NULL,
	"takes_clean" boolean NOT NULL,
	"most_words" integer,
	"share" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"updated_by" integer,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval_policies" ADD CONSTRAINT "approval_policies_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;