CREATE TABLE "sign_off_parts" (
	"sign_off_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"part" text NOT NULL,
	"sku" text NOT NULL,
	"title" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"hash" text NOT NULL,
	"earlier" jsonb,
	"answer" text,
	"text" text,
	"why" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "sign_off_parts_sign_off_id_product_id_part_pk" PRIMARY KEY("sign_off_id","product_id","part")
);
--> statement-breakpoint
CREATE TABLE "sign_offs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_offs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"for_whom" text NOT NULL,
	"message" text,
	"created_by" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answers" ALTER COLUMN "export_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "sign_off_id" integer;--> statement-breakpoint
ALTER TABLE "sign_off_parts" ADD CONSTRAINT "sign_off_parts_sign_off_id_sign_offs_id_fk" FOREIGN KEY ("sign_off_id") REFERENCES "public"."sign_offs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_offs" ADD CONSTRAINT "sign_offs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_offs_token" ON "sign_offs" USING btree ("token_hash");--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_sign_off_id_sign_offs_id_fk" FOREIGN KEY ("sign_off_id") REFERENCES "public"."sign_offs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_sign_off" ON "answers" USING btree ("sign_off_id");