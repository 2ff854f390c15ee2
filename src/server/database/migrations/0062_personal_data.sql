ALTER TABLE "users" ADD COLUMN "former_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
-- Records name people as `{"id": 12, "fullName": "Tomas Berg"}`. Within a text of JSON such a beginning has its quotes escaped, so it is found nowhere else.
CREATE FUNCTION rename_person(record text, person integer, new_name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
	SELECT regexp_replace(record, '(\{"id":\s?' || person || ',\s?"fullName":\s?)"(?:[^"\\]|\\.)*"', '\1' || to_json(new_name), 'g')
$$;
--> statement-breakpoint
-- Whose personal data this transaction erases, who must have been removed; null for nobody.
CREATE FUNCTION erased_person() RETURNS integer LANGUAGE sql STABLE AS $$
	SELECT id FROM users WHERE id = nullif(current_setting('copydesk.erases_person', true), '')::integer AND removed_at IS NOT NULL
$$;
--> statement-breakpoint
-- Whether a value of the audit log is as before but for a neutral name.
CREATE FUNCTION is_renamed(old_values jsonb, new_values jsonb, neutral text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT (old_values IS NULL) = (new_values IS NULL) AND NOT EXISTS (
		SELECT FROM jsonb_each(coalesce(old_values, '{}')) AS was FULL JOIN jsonb_each(coalesce(new_values, '{}')) AS is_now USING (key)
		WHERE was.value IS NULL OR is_now.value IS NULL OR (was.value <> is_now.value AND is_now.value <> to_jsonb(neutral))
	)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	older_than timestamptz := nullif(current_setting('copydesk.forgets_audit_before', true), '')::timestamptz;
	forgettable text[] := ARRAY['actor_name', 'target_name', 'program', 'address', 'before', 'after'];
	erased integer;
	neutral text;
BEGIN
	-- The task that forgets old entries says how old, for its own transaction alone; what is younger than 30 days never goes.
	IF TG_OP = 'DELETE' AND OLD."at" < older_than AND OLD."at" < now() - interval '30 days' THEN
		RETURN OLD;
	END IF;
	-- The erasure of personal data says whose, for its own transaction alone. What happened, when and to what stays as it was written.
	erased := erased_person();
	IF TG_OP = 'UPDATE' AND erased IS NOT NULL THEN
		neutral := 'Former member ' || erased;
		IF to_jsonb(NEW) - forgettable = to_jsonb(OLD) - forgettable
			AND (NEW.actor_name IS NOT DISTINCT FROM OLD.actor_name OR (OLD.actor_id = erased AND NEW.actor_name = neutral))
			AND (NEW.target_name IS NOT DISTINCT FROM OLD.target_name OR NEW.target_name IN (neutral, 'a device', 'a token'))
			AND (NEW.program IS NOT DISTINCT FROM OLD.program OR (OLD.actor_id = erased AND NEW.program = 'a token'))
			AND (NEW.address IS NOT DISTINCT FROM OLD.address OR NEW.address IS NULL)
			AND is_renamed(OLD.before, NEW.before, neutral) AND is_renamed(OLD.after, NEW.after, neutral) THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'audit_entries is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
-- Whether a value of history is as before but for the name of a person, in records or, of an assignment, in its words (`Tomas Berg, due Nov 29`).
CREATE FUNCTION is_renamed_in_history(old_value jsonb, new_value jsonb, is_words boolean, person integer, neutral text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT new_value IS NOT DISTINCT FROM old_value
		OR new_value = rename_person(old_value::text, person, neutral)::jsonb
		OR (is_words AND new_value #>> '{}' = neutral || coalesce(substring(old_value #>> '{}' from ', due .*$'), ''))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	naming text[] := ARRAY['details', 'previous_content', 'new_content'];
	erased integer;
	neutral text;
BEGIN
	-- As in the audit log: only the name of the person whose data is erased becomes another one.
	erased := erased_person();
	IF TG_OP = 'UPDATE' AND erased IS NOT NULL THEN
		neutral := 'Former member ' || erased;
		IF to_jsonb(NEW) - naming = to_jsonb(OLD) - naming
			AND is_renamed_in_history(OLD.details, NEW.details, false, erased, neutral)
			AND is_renamed_in_history(OLD.previous_content, NEW.previous_content, OLD.content_type = 'assignment', erased, neutral)
			AND is_renamed_in_history(OLD.new_content, NEW.new_content, OLD.content_type = 'assignment', erased, neutral) THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'content_history is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
