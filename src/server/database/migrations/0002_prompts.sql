CREATE INDEX "optimization_prompts_applies" ON "optimization_prompts" USING btree ("scope",lower("scope_value")) WHERE "optimization_prompts"."is_active";--> statement-breakpoint
CREATE INDEX "optimization_prompts_created" ON "optimization_prompts" USING btree ("created_at","id");--> statement-breakpoint
-- Values are compared with one space between words; those stored before are brought into that form.
UPDATE "optimization_prompts" SET "scope_value" = btrim(regexp_replace("scope_value", '\s+', ' ', 'g')) WHERE "scope_value" IS NOT NULL;
