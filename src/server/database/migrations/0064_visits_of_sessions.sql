ALTER TABLE "product_visits" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "product_visits" ADD CONSTRAINT "product_visits_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_visits_session" ON "product_visits" USING btree ("session_id");