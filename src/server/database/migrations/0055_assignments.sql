CREATE TABLE "assignment_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignment_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"changed_by" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"before" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"person_id" integer NOT NULL,
	"due_on" date,
	"assigned_by" integer NOT NULL,
	"assigned_at" timestamp (3) with time zone NOT NULL,
	"change_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_visits" (
	"user_id" integer NOT NULL,
	"tab" text NOT NULL,
	"product_id" integer NOT NULL,
	"doing" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_visits_user_id_tab_pk" PRIMARY KEY("user_id","tab")
);
--> statement-breakpoint
ALTER TABLE "assignment_changes" ADD CONSTRAINT "assignment_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_assigned_by_users_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_visits" ADD CONSTRAINT "product_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_visits" ADD CONSTRAINT "product_visits_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_changes_date" ON "assignment_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "assignments_person" ON "assignments" USING btree ("person_id","due_on","product_id");--> statement-breakpoint
CREATE INDEX "product_visits_product" ON "product_visits" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_visits_until" ON "product_visits" USING btree ("until");