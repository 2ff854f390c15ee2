// The report of the week equals a count by SQL: two people work, and what is shown is what the database of the same server has.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#server/database/database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { expect, joinAsOwner, joinBy, maya, test, tomas } from './two-people.ts';

type Counts = { drafted: number; approved: number; rejected: number; escapes: number };

const names = { drafted: 'Drafted', approved: 'Approved', rejected: 'Rejected', escapes: 'Escapes' } as const;

/** The figures of the strip. */
async function shownOn(page: Page): Promise<Counts> {
  const strip = page.getByRole('region', { name: 'Figures' });
  const read = async (name: string) => {
    const text = await strip.getByRole('link', { name: new RegExp(`^${name}`) }).innerText();
    return Number(new RegExp(`${name}\\s+([\\d,]+)`).exec(text)?.[1]?.replaceAll(',', ''));
  };
  const { drafted, approved, rejected, escapes } = names;
  return {
    ...{ drafted: await read(drafted), approved: await read(approved) },
    ...{ rejected: await read(rejected), escapes: await read(escapes) },
  };
}

test('The report of the week equals a count by SQL', async ({ page, server, other, dataDir }) => {
  await joinAsOwner(page, server);
  const headers = { origin: server.url };
  const change = async (by: Page, id: number, data: object) => {
    const changed = await by.request.patch(`/api/products/${id}/optimized-content`, { headers, data });
    expect(changed.status(), await changed.text()).toBe(200);
  };

  const [bench, lamp, mug] = await test.step('Three products get drafts, and an approver joins', async () => {
    const { link } = await (
      await page.request.post('/api/invitations', { headers, data: { email: tomas.email, role: 'approver' } })
    ).json();
    await joinBy(other, link.url, tomas);
    const ids: number[] = [];
    for (const [title, retailer] of [
      ['Oak bench', 'Amazon'],
      ['Brass lamp', 'Amazon'],
      ['Stone mug', 'Etsy'],
    ]) {
      const data = { sku: `P-${ids.length}`, title, retailer, brand: 'Northwind', description: `A ${title} for two.` };
      const added = await (await page.request.post('/api/products', { headers, data })).json();
      ids.push(added.id);
      const written = await page.request.post(`/api/products/${added.id}/generate-optimized-content`, { headers });
      expect(written.status()).toBe(200);
    }
    return ids as [number, number, number];
  });

  await test.step('Both decide, one of them in the browser, and one approval does not hold', async () => {
    await other.goto(`/products/${bench}`);
    await other.locator('#part-title').focus();
    await other.keyboard.press('a');
    await expect(other.locator('#part-title').getByText('Approved', { exact: true }).first()).toBeVisible();
    await change(other, bench, { descriptionStatus: 'rejected', reasons: { description: 'Too short' } });
    await change(page, lamp, { titleStatus: 'approved', descriptionStatus: 'approved' });
    await change(page, mug, { titleStatus: 'rejected' });
    await change(other, lamp, { titleStatus: 'pending' });
    await change(other, mug, { description: 'A mug of stone that holds 350 ml.' });
  });

  const everybody = await test.step('The report shows the week, and narrows to a person', async () => {
    await page.goto('/report');
    await expect(page.getByRole('heading', { level: 1, name: 'Report' })).toBeVisible();
    const all = await shownOn(page);
    expect(all).toMatchObject({ approved: 3, rejected: 2, escapes: 1 });
    await expect(page.getByRole('region', { name: 'Escapes' })).toContainText(`Rolled back by ${tomas.fullName}`);
    await expect(page.getByRole('region', { name: 'Quality by retailer' })).toContainText('Amazon');
    return all;
  });

  const own = await test.step('One person', async () => {
    await page.getByRole('combobox', { name: 'Person' }).click();
    await page.getByRole('option', { name: tomas.fullName }).click();
    await expect(page).toHaveURL(/by=\d+/);
    await expect(page.getByRole('region', { name: 'Figures' }).getByRole('link', { name: /^Approved/ })).toContainText(
      /Approved\s*1/,
    );
    return await shownOn(page);
  });

  const range = await test.step('The file has what is shown', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    const lines = (await readFile(await (await downloading).path(), 'utf8')).split('\n').map((line) => line.split(','));
    const total = lines.find(([section]) => section === 'Total') ?? [];
    expect(total.slice(2, 6).map(Number)).toEqual(Object.values(own));
    const people = lines.filter(([section]) => section === 'Person');
    expect(people.map(([, name]) => name)).toEqual([tomas.fullName]);
    const days = lines.filter(([section]) => section === 'Day');
    expect(days).toHaveLength(7);
    expect(days.reduce((sum, line) => sum + Number(line[2]), 0)).toBe(own.drafted);
    const [from = '', to = ''] = total[1]?.split(' to ') ?? [];
    return { from, to };
  });

  await test.step('A figure opens as many changes as it counts', async () => {
    await page
      .getByRole('region', { name: 'Figures' })
      .getByRole('link', { name: /^Drafted/ })
      .click();
    await expect(
      page.getByText(own.drafted === 1 ? '1 change, newest first' : `${own.drafted} changes, newest first`),
    ).toBeVisible();
  });

  await test.step('The database of this server counts the same', async () => {
    await server.stop();
    const { db, close } = await openPglite(join(dataDir, 'database'));
    const count = async (fullName: string | null): Promise<Counts | undefined> => {
      const [row] = await rowsOf<Counts>(
        db,
        sql`select count(*) filter (where action in ('generated', 'edited'))::int as drafted, count(*) filter (where action = 'approved')::int as approved,
            count(*) filter (where action = 'rejected')::int as rejected,
            count(*) filter (where action = 'approved' and exists (select from content_history later where later.product_id = h.product_id
              and later.content_type = h.content_type and later.id > h.id and later.action = 'rolled-back'))::int as escapes
          from content_history h join users u on u.id = h.changed_by
          where change_date >= ${`${range.from}T00:00:00Z`}::timestamptz and change_date < ${`${range.to}T00:00:00Z`}::timestamptz + interval '1 day'
            and (${fullName}::text is null or u.full_name = ${fullName})`,
      );
      return row;
    };
    try {
      expect(await count(null)).toEqual(everybody);
      expect(await count(tomas.fullName)).toEqual(own);
      expect((await count(maya.fullName))?.escapes, 'the approval was the owner’s').toBe(1);
      const [timed] = await rowsOf<{ seconds: number | null }>(
        db,
        sql`select seconds_spent as seconds from content_history where action = 'approved' and product_id = ${bench}`,
      );
      expect(timed?.seconds, 'opened and decided in the browser').not.toBeNull();
    } finally {
      await close();
    }
  });
});
