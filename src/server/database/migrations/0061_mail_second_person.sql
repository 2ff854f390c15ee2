CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"link_id" integer,
	"locked_content" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"turn" integer DEFAULT 1 NOT NULL,
	"cut_off" integer DEFAULT 0 NOT NULL,
	"error" text,
	"until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mails_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
DROP INDEX "access_links_user";--> statement-breakpoint
ALTER TABLE "rule_waivers" ADD COLUMN "needs_second" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rule_waivers" ADD COLUMN "confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "rule_waivers" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_link_id_access_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."access_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_link" ON "mails" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("id") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "rule_waivers" ADD CONSTRAINT "rule_waivers_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_links_user" ON "access_links" USING btree ("user_id","kind") WHERE "access_links"."used_at" is null;