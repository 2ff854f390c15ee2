// Where a Postgres is in its log, which shows whether a standby has what was committed.

/** Positions of one timeline can be compared. */
export type Position = { timeline: number; lsn: bigint };

/**
 * What a commit has to be behind to be missed by nobody who sees it: as it becomes visible, its log is on the disk, or, where commits do not
 * wait for the disk, written. A standby is sent what is on the disk.
 */
const lsn = `case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end`;

/** The position of a primary, as text for `readPosition`; null in a standby. */
export const positionText = `case when not pg_is_in_recovery() then
  (select left(pg_walfile_name(lsn), 8) || '/' || (lsn - '0/0'::pg_lsn)::text from (select ${lsn} as lsn) as here) end`;

export function readPosition(text: string): Position {
  const [timeline = '', bytes = ''] = text.split('/');
  return { timeline: Number.parseInt(timeline, 16), lsn: BigInt(bytes) };
}
