// Empties the tables of a test file's database between two of its tests.
import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { postgresCode } from '#server/database/postgres-code.ts';

/** In the order their rows can go: before what they refer to. What refers to them and is not named goes with them. */
const tables = [
  'product_images',
  'image_addresses',
  'media_files',
  'optimized_contents',
  'product_search',
  'product_sources',
  'optimization_data_sources',
  'judgements',
  'keyword_lists',
  'rule_waivers',
  'approval_policies',
  'saved_views',
  'product_visits',
  'assignments',
  'assignment_changes',
  'notifications',
  'products',
  'product_families',
  'family_queue',
  'family_block_queue',
  'deleted_products',
  'set_aside_products',
  'model_calls',
  'model_looks',
  'model_sights',
  'model_places',
  'model_pauses',
  'model_jobs',
  'model_connections',
  'optimization_prompts',
  'prompt_versions',
  'attribute_choices',
  'voices',
  'answers',
  'sign_offs',
  'stored_exports',
  'export_profiles',
  'runs',
  'import_problems',
  'imports',
  'import_profiles',
  'suppliers',
  'webhook_endpoints',
  'webhook_events',
  'webhook_changes',
  'desk_facts',
  'sessions',
  'mails',
  'access_links',
  'sign_in_tries',
  'second_factors',
  'recovery_codes',
];
/** Its rows cannot be deleted. */
const appendOnly = 'content_history';
/** Neither can these, and it cannot be truncated. */
const neverEmptied = 'audit_entries';

/** Ids begin with 1 in each test. Those of rules go on: no version of them is ever given twice. What is counted stays counted. */
const sequencesThatGoOn = [
  'users_id_seq',
  'benchmark_rules_id_seq',
  'benchmark_rule_changes_id_seq',
  'product_changes_id_seq',
  'text_changes_id_seq',
];

/**
 * A truncated table gets new files, and each of its indexes, too: of all tables in every test, that was a quarter of the time of the server's
 * tests. Few rows are deleted in a hundredth of it, so that only what grew is truncated.
 */
const fewBytes = 1_000_000;

const named = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
// The lock waits for everyone who still writes, as truncating does: a row written meanwhile would be there in the next test.
const emptyAll = sql.raw(`
  do $$
  declare
    place text;
    sequence text;
  begin
    lock table ${[appendOnly, neverEmptied, ...tables].join(', ')} in access exclusive mode;
    if exists (select from ${appendOnly}) then
      truncate ${appendOnly};
    end if;
    if exists (select from ${neverEmptied}) then
      alter table ${neverEmptied} disable trigger user;
      delete from ${neverEmptied};
      alter table ${neverEmptied} enable trigger user;
    end if;
    foreach place in array array[${named(tables)}] loop
      if pg_relation_size(place::regclass) > ${fewBytes} then
        execute format('truncate %I cascade', place);
      else
        execute format('delete from %I', place);
      end if;
    end loop;
    for sequence in
      select sequencename from pg_sequences
      where schemaname = 'public' and last_value is not null and sequencename not in (${named(sequencesThatGoOn)})
    loop
      perform setval(sequence::regclass, 1, false);
    end loop;
  end $$`);

const deadlock = '40P01';

/** Background work of the test before may still hold a row: who loses the deadlock tries again. */
export async function emptyTables({ db }: Database): Promise<void> {
  for (;;) {
    try {
      await db.execute(emptyAll);
      return;
    } catch (error) {
      if (postgresCode(error) !== deadlock) throw error;
    }
  }
}
