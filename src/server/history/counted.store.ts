// What reports count among the entries of history, as conditions on a row. The list of history filters by the same, so that a count opens the
// entries it counted.
import { type SQL, sql } from 'drizzle-orm';
import { type Counted, slipMinutes } from '#domain/history/history-names.ts';
import { contentHistory } from '#server/database/schema.ts';

/** Images can be decided one by one; each such decision is one on its picture. */
export const isOfPicture = (row: string): SQL => sql.raw(`${row}.content_type in ('heroImage', 'secondaryImage')`);

/** Whether an entry is about the part of another: as one of a few values, so that the next entry of a product is looked for in their order. */
const isSamePart = (entry: string, other: string): SQL =>
  sql.raw(
    `${entry}.content_type = any (case when ${other}.content_type in ('images', 'heroImage', 'secondaryImage') then array['images', 'heroImage', 'secondaryImage'] else array[${other}.content_type] end)`,
  );

/** The part was rejected already: the entry says why, and is no second decision. */
const isReasonOnly = (
  row: string,
): SQL => sql`coalesce((select before.action = 'rejected' and before.content_type = ${sql.raw(row)}.content_type
    from ${contentHistory} before
    where before.product_id = ${sql.raw(row)}.product_id and before.id < ${sql.raw(row)}.id and ${isSamePart('before', row)}
      and before.action in ('generated', 'edited', 'approved', 'rejected', 'rolled-back', 'restored')
    order by before.id desc limit 1), false)`;

/** The entry that ended an approval: the next text of its part, or its return to pending. Of a picture, what was done to it or to all images. */
export const findEnding = (
  approval: string,
): SQL => sql`select ending.id, ending.action, ending.changed_by, ending.change_date, ending.details
    from ${contentHistory} ending
    where ending.product_id = ${sql.raw(approval)}.product_id and ending.id > ${sql.raw(approval)}.id and ${isSamePart('ending', approval)}
      and ending.action in ('generated', 'edited', 'rolled-back', 'restored')
      and (not (${isOfPicture('ending')} and ${isOfPicture(approval)})
        or (ending.content_type = ${sql.raw(approval)}.content_type and ending.new_content = ${sql.raw(approval)}.new_content))
    order by ending.id limit 1`;

/** Who takes an approval back so soon pressed by mistake, or looked again: nothing had come of it. */
const slip = sql.raw(`interval '${slipMinutes} minutes'`);

/**
 * Whether what ended an approval shows that it was wrong: a new draft does not, and neither does a changed source, which is the reason of
 * the only returns to pending that have one, nor a slip of the person who approved.
 */
export function isEscape(ending: string, approval: string): SQL {
  const [end, start] = [sql.raw(ending), sql.raw(approval)];
  return sql`((${end}.action in ('edited', 'restored') or (${end}.action = 'rolled-back' and ${end}.details ->> 'reason' is null))
    and not (coalesce(${end}.changed_by = ${start}.changed_by, false) and ${end}.change_date <= ${start}.change_date + ${slip}))`;
}

/** Whether an entry is counted so; `row` is the name of history in the statement. */
export function isCounted(row: string, as: Counted): SQL {
  const acts = (...actions: string[]) => sql.raw(`${row}.action in (${actions.map((each) => `'${each}'`).join(', ')})`);
  if (as === 'drafted') return acts('generated', 'edited');
  if (as === 'approved') return acts('approved');
  if (as === 'rejected') return sql`(${acts('rejected')} and (${isOfPicture(row)} or not ${isReasonOnly(row)}))`;
  return sql`(${acts('approved')} and exists (select from (${findEnding(row)}) ended where ${isEscape('ended', row)}))`;
}
