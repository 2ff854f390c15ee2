// How long does a report of a week and of a quarter take over a long history? Also prints how the database reads it.
// Usage: npm run bench:report [-- products entries a day]
import { sql } from 'drizzle-orm';
import { addDays } from '#domain/report/report-days.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { makeReport } from '#server/report/report.commands.ts';
import { sumStatement } from '#server/report/report.store.ts';
import { fillUpTo, openPlace, tidy, withPlace } from './places.ts';

const [products = 100_000, perDay = 10_000] = process.argv.slice(2, 4).map(Number);
const days = 100;
const people = 8;
/** Changes of imports for each change that a report counts. */
const imported = 2;
const rounds = 5;

/** Changes of `days` days up to now: drafts, decisions on them, and for each twice as many changes of imports. */
async function fillHistory(db: Db): Promise<void> {
  for (let n = 1; n <= people; n += 1)
    await db.execute(
      sql`insert into users (username, full_name, role, password) values (${`bench-${n}`}, ${`Person ${n}`}, 'approver', '-')`,
    );
  for (let day = 0; day < days; day += 1)
    await db.execute(sql`insert into content_history (product_id, content_type, action, previous_content, new_content, changed_by, change_date, status, quality_before, quality_after, seconds_spent)
      select 1 + floor(random() * ${products})::int, (array['title', 'bullets', 'description'])[1 + floor(random() * 3)::int], a.action,
        to_jsonb(repeat('before ', 20)), to_jsonb(repeat('after ', 20)), (select min(id) from users where username like 'bench-%') + floor(random() * ${people})::int,
        now() - (${days - day} - n::float / ${perDay}) * interval '1 day', case when a.action = 'imported' then null else 'pending' end,
        case when a.action = 'generated' then 60 end, case when a.action = 'generated' then 85 end, case when a.action in ('approved', 'rejected') then 40 end
      from generate_series(1, ${perDay * (imported + 1)}) n,
        lateral (select case when n % ${imported + 1} > 0 then 'imported' else (array['generated', 'generated', 'edited', 'approved', 'approved', 'rejected', 'rolled-back'])[1 + floor(random() * 7 + n * 0)::int] end as action) a`);
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

await withPlace('postgres', async (place) => {
  await fillUpTo(place, products);
  const filling = await openPlace(place);
  await fillHistory(filling.db);
  await filling.close();
  await tidy(place);
  const { db, close } = await openPlace(place);
  const [{ total = 0, counted = 0 } = {}] = await rowsOf<{ total: number; counted: number }>(
    db,
    sql`select count(*)::int as total, (count(*) filter (where action in ('generated', 'edited', 'approved', 'rejected')))::int as counted from content_history`,
  );
  console.log(
    `${products} products, ${total} changes in ${days} days, ${counted} of them counted by reports, ${place.which}`,
  );
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  for (const [name, length] of [
    ['day', 1],
    ['week', 7],
    ['quarter', 90],
  ] as const) {
    const range = { from: addDays(today, -length), until: addDays(today, -1) };
    const times: number[] = [];
    let drafted = 0;
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      const { figures } = await makeReport(db, range, now);
      times.push(performance.now() - began);
      drafted = figures.drafted + figures.approved + figures.rejected;
    }
    console.log(
      `${name}: ${drafted} counted, first ${times[0]?.toFixed(0)} ms, median of ${rounds} ${median(times).toFixed(0)} ms`,
    );
    const starts = Array.from({ length: length + 1 }, (_, day) => new Date(`${addDays(range.from, day)}T00:00:00Z`));
    const plan = await rowsOf<{ 'QUERY PLAN': string }>(
      db,
      sql`explain (analyze, costs off, timing off, summary off) ${sumStatement({ starts, until: now })}`,
    );
    const scans = plan.map((row) => row['QUERY PLAN']).filter((line) => /content_history|products| Scan /.test(line));
    console.log(scans.map((line) => `  ${line.trim()}`).join('\n'));
  }
  await close();
});
