CREATE TABLE "model_looks" (
	"key" text PRIMARY KEY NOT NULL,
	"look" jsonb NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_sights" (
	"key" text PRIMARY KEY NOT NULL,
	"sees" boolean NOT NULL,
	"tested_at" timestamp (3) with time zone NOT NULL
);
