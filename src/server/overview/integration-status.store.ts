// Counts of the integration status. Reads only.
import { sql } from 'drizzle-orm';
import type { ChannelState, IntegrationCounts } from '#domain/overview/integration-status.ts';
import { countedBy, sumOf } from '#server/catalogue/catalogue.commands.ts';
import { type Db, rowsOf } from '#server/database/database.ts';
import { channelConnections, channelPushes, products } from '#server/database/schema.ts';

/** Approved products that were pushed to any channel. */
export const countPushed = sql`select count(distinct ${products.id}) from ${products}
  join ${channelPushes} on ${channelPushes.productId} = ${products.id} where ${products.isApproved}`;

export async function countForIntegration(db: Db): Promise<IntegrationCounts> {
  const [row] = await rowsOf<Record<string, string>>(
    db,
    sql`select ${sumOf(sql`is_approved`)} as approved, ${sumOf(sql`has_content`)} as with_content, (${countPushed}) as pushed
      from ${countedBy('all')}`,
  );
  const count = (name: string) => Number(row?.[name] ?? 0);
  return {
    approved: count('approved'),
    withContent: count('with_content'),
    pushed: count('pushed'),
    channels: await loadChannels(db),
  };
}

async function loadChannels(db: Db): Promise<ChannelState[]> {
  const pushes = await db
    .select({
      channel: channelPushes.channel,
      pushed: sql<string>`count(*)`.as('pushed'),
      lastPushedAt: sql`max(${channelPushes.pushedAt})`.mapWith(channelPushes.pushedAt).as('last_pushed_at'),
    })
    .from(channelPushes)
    .innerJoin(products, sql`${products.id} = ${channelPushes.productId} and ${products.isApproved}`)
    .groupBy(channelPushes.channel);
  const connected = new Set((await db.select().from(channelConnections)).map(({ channel }) => channel));
  const pushed = new Map(pushes.map((row) => [row.channel, row]));
  return [...new Set([...connected, ...pushed.keys()])].map((channel) => ({
    channel,
    isConnected: connected.has(channel),
    pushed: Number(pushed.get(channel)?.pushed ?? 0),
    lastPushedAt: pushed.get(channel)?.lastPushedAt.toISOString() ?? null,
  }));
}
