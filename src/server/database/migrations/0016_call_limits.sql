CREATE TABLE "model_pauses" (
	"connection" integer PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_tickets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"connection" integer NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "most_tokens" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "lease_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "model_connections" ADD COLUMN "requests_per_minute" integer;--> statement-breakpoint
ALTER TABLE "model_connections" ADD COLUMN "tokens_per_minute" integer;--> statement-breakpoint
CREATE INDEX "model_calls_asked" ON "model_calls" USING btree (coalesce("connection_id", 0),"asked_at");--> statement-breakpoint
CREATE INDEX "model_calls_running" ON "model_calls" USING btree (coalesce("connection_id", 0)) WHERE "model_calls"."outcome" = 'running';