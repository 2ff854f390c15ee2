CREATE TABLE "family_block_queue" (
	"block" uuid PRIMARY KEY NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "family_block_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);--> statement-breakpoint
-- Too many to be compared: those beyond the first 1,001 of them kept the families they had.
INSERT INTO "family_block_queue" ("block") SELECT "block" FROM "product_families" GROUP BY "block" HAVING count(*) > 1000;
