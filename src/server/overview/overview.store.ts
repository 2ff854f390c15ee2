// The dashboard's counts. Reads only.
import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Dashboard } from '#domain/overview/overview.contract.ts';
import { growthCaption, plannedPush, pushedCaption } from '#domain/overview/overview.ts';
import { countDatedApprovals, countedBy, countSince, sumOf } from '#server/catalogue/catalogue.commands.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { channelConnections, products, setAsideProducts } from '#server/database/schema.ts';
import { countPushed } from './integration-status.store.ts';

const never = new Date(8.64e15);
const dayMs = 24 * 60 * 60 * 1000;

/** The dashboard, and from when to when its figures are what they are as long as no product changes. */
type DatedDashboard = { dashboard: Dashboard; from: Date; until: Date };

/** Counts of the status lists and their growth; a month is 30 days. */
export async function loadDashboard(db: Db, now: Date): Promise<DatedDashboard> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const p = products;
  /** When the next product is no longer as young as that. */
  const next = (column: AnyPgColumn, days: number, among = sql`true`) =>
    sql`(select min(${column}) from ${p} where ${among} and ${column} >= ${ago(days).toISOString()}::timestamptz) + ${days} * interval '24 hours'`;
  const [row] = await rowsOf<Record<string, string> & { until: string | null }>(
    db,
    sql`select
      ${sumOf()} as total, ${sumOf(sql`is_pending`)} as pending, ${sumOf(sql`is_approved`)} as approved, ${sumOf(sql`is_rejected`)} as rejected,
      ${countSince('created', ago(30), sql`true`)} as total_since,
      ${countSince('created', ago(7), sql`is_pending`)} as arrived,
      ${countSince('created', ago(14), sql`is_pending`)} as arrived_since,
      ${countDatedApprovals} as approved_ever,
      ${countSince('approved', ago(30), sql`is_approved`)} as approved_since,
      (select count(*) from ${channelConnections}) as connected,
      (${countPushed}) as pushed,
      (select count(*) from ${setAsideProducts}) as set_aside,
      least(${next(p.createdAt, 7)}, ${next(p.createdAt, 14)}, ${next(p.createdAt, 30)}, ${next(p.firstApprovedAt, 30, sql`${p.isApproved}`)}) as until
      from ${countedBy('all')}`,
  );
  const count = (name: string) => Number(row?.[name] ?? 0);
  const dashboard = {
    total: count('total'),
    totalCaption: growthCaption(count('total'), count('total') - count('total_since'), 'month'),
    pending: count('pending'),
    pendingCaption: growthCaption(count('arrived'), count('arrived_since') - count('arrived'), 'week'),
    approved: count('approved'),
    approvedCaption: growthCaption(count('approved'), count('approved_ever') - count('approved_since'), 'month'),
    rejected: count('rejected'),
    plannedPush: plannedPush(count('approved')),
    pushed: count('connected') > 0 ? count('pushed') : null,
    pushedCaption: pushedCaption(count('pushed'), count('approved')),
    setAside: count('set_aside'),
  };
  return { dashboard, from: now, until: row?.until ? new Date(row.until) : never };
}
