DROP TABLE "model_tickets";--> statement-breakpoint
DROP INDEX "model_calls_running";--> statement-breakpoint
ALTER TABLE "model_calls" RENAME COLUMN "lease_until" TO "ended_at";--> statement-breakpoint
CREATE TABLE "model_places" (
	"connection" integer NOT NULL,
	"process" text NOT NULL,
	"places" integer NOT NULL,
	"wanted" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "model_places_connection_process_pk" PRIMARY KEY("connection","process")
);
