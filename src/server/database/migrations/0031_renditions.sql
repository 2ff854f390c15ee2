CREATE TABLE "renditions" (
	"key" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"rendition" jsonb NOT NULL
);
