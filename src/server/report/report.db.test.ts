// The report against what people did, against plain counts of the history, and its sums against each other.
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { slipMinutes } from '#domain/history/history-names.ts';
import type { Report, ReportCounts } from '#domain/report/report.contract.ts';
import { rowsOf } from '#server/database/database.ts';
import { contentHistory, products, sessions } from '#server/database/schema.ts';
import { addProduct } from '#testing/factories.ts';
import { addPerson, clearPeople, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp(signsPeopleIn);

let maya: TestPerson;
let tomas: TestPerson;
let mug: number;
let lamp: number;

beforeEach(async () => {
  await clearPeople(app);
  maya = await addPerson(app, 'Maya Lindqvist', 'owner');
  tomas = await addPerson(app, 'Tomas Berg', 'approver');
  mug = await addProduct(app.database.db, { title: 'Mug', retailer: 'Amazon', brand: 'Clayfield' });
  lamp = await addProduct(app.database.db, { title: 'Lamp', retailer: 'Etsy', brand: 'Pellgate' });
});

const week = 'from=2026-11-16&until=2026-11-22';
/** Weekdays at ten o'clock UTC; the test's week begins on Monday, the 16th. */
const at = (moment: string) => {
  app.clock.now = new Date(moment);
};
/** Later than a session lasts without use. */
async function later(moment: string): Promise<void> {
  await app.database.db.update(sessions).set({ lastSeenAt: new Date(moment) });
  at(moment);
}

async function report(query = week): Promise<Report> {
  const reply = await maya.call('GET', `/api/reports/content?${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as Report;
}
async function change(by: TestPerson, id: number, body: object): Promise<void> {
  const reply = await by.call('PATCH', `/api/products/${id}/optimized-content`, body);
  expect(reply.status, reply.text).toBe(200);
}
const listed = async (query: string) => {
  const { status, body, text } = await maya.call('GET', `/api/content-history?${query}`);
  expect(status, text).toBe(200);
  return body as HistoryEntry[];
};
const counts = ({ drafted, approved, rejected, escapes }: ReportCounts) => [drafted, approved, rejected, escapes];

describe('a report of what people did', () => {
  beforeEach(async () => {
    at('2026-11-16T10:00:00Z');
    await change(tomas, mug, { title: 'Fine mug', description: 'A fine mug.' });
    at('2026-11-17T10:00:00Z');
    await change(maya, mug, { titleStatus: 'approved', descriptionStatus: 'rejected' });
    await change(maya, mug, { descriptionStatus: 'rejected', reasons: { description: 'Too short' } });
    at('2026-11-18T10:00:00Z');
    await change(tomas, lamp, { title: 'Fine lamp' });
    await change(tomas, lamp, { titleStatus: 'approved' });
    at('2026-11-21T10:00:00Z');
  });

  it('counts by day, person, retailer and brand, as a plain count of the history does', async () => {
    const { figures, days, people, retailers, brands } = await report();
    expect(counts(figures)).toEqual([3, 2, 1, 0]);
    const [plain] = await rowsOf<Record<string, string>>(
      app.database.db,
      sql`select count(*) filter (where action = 'edited') as drafted, count(*) filter (where action = 'approved') as approved,
        count(distinct (product_id, content_type)) filter (where action = 'rejected') as rejected from content_history
        where change_date >= '2026-11-16' and change_date < '2026-11-23'`,
    );
    expect(plain).toEqual({ drafted: String(figures.drafted), approved: '2', rejected: '1' });
    expect(days.filter((day) => counts(day).some(Boolean)).map((day) => [day.day, ...counts(day)])).toEqual([
      ['2026-11-16', 2, 0, 0, 0],
      ['2026-11-17', 0, 1, 1, 0],
      ['2026-11-18', 1, 1, 0, 0],
    ]);
    expect(people.map(({ person, ...row }) => [person?.fullName, ...counts(row)])).toEqual([
      ['Tomas Berg', 3, 1, 0, 0],
      ['Maya Lindqvist', 0, 1, 1, 0],
    ]);
    expect(retailers.map(({ group, ...row }) => [group.name, ...counts(row)])).toEqual([
      ['Amazon', 2, 1, 1, 0],
      ['Etsy', 1, 1, 0, 0],
    ]);
    expect(brands.map(({ group }) => group.name)).toEqual(['Clayfield', 'Pellgate']);
  });

  it('is narrowed by person, retailer and brand', async () => {
    expect(counts((await report(`${week}&by=${maya.id}`)).figures)).toEqual([0, 1, 1, 0]);
    expect(counts((await report(`${week}&retailer=Etsy`)).figures)).toEqual([1, 1, 0, 0]);
    expect(counts((await report(`${week}&brand=Clayfield&by=${tomas.id}`)).figures)).toEqual([2, 0, 0, 0]);
    expect(counts((await report(`${week}&retailer=Walmart`)).figures)).toEqual([0, 0, 0, 0]);
  });

  it('opens what it counted: the history lists as many entries', async () => {
    await change(maya, mug, { titleStatus: 'pending' });
    const { figures, start, end } = await report();
    for (const [counted, count] of [
      ['drafted', figures.drafted],
      ['approved', figures.approved],
      ['rejected', figures.rejected],
      ['escaped', figures.escapes],
    ] as const)
      expect(await listed(`counted=${counted}&from=${start}&until=${end}`), counted).toHaveLength(count);
    expect(await listed('counted=escaped')).toMatchObject([
      { productId: mug, contentType: 'title', action: 'approved' },
    ]);
    expect((await maya.call('GET', '/api/content-history?counted=all')).status).toBe(400);
  });

  it('keeps the work on products that are gone, and names those without a brand', async () => {
    await app.database.db.update(products).set({ brand: null }).where(sql`id = ${mug}`);
    expect((await maya.call('DELETE', `/api/products/${lamp}`)).status).toBe(204);
    const { figures, retailers, brands } = await report();
    expect(counts(figures)).toEqual([3, 2, 1, 0]);
    expect(retailers.map(({ group: { kind, name }, ...row }) => [name || kind, ...counts(row)])).toEqual([
      ['Amazon', 2, 1, 1, 0],
      ['gone', 1, 1, 0, 0],
    ]);
    expect(brands.map(({ group }) => group.kind)).toEqual(['none', 'gone']);
  });

  it('has days that begin in the time zone of the workspace', async () => {
    at('2026-11-17T02:00:00Z');
    await change(tomas, mug, { bullets: ['Holds 350 ml'] });
    const draftedOn = async () => {
      const { days } = await report();
      return days.flatMap(({ day, drafted }) => (drafted > 0 ? [`${day} ${drafted}`] : []));
    };
    at('2026-11-21T10:00:00Z');
    expect(await draftedOn()).toEqual(['2026-11-16 2', '2026-11-17 1', '2026-11-18 1']);
    expect((await maya.call('PATCH', '/api/settings', { timeZone: 'America/New_York' })).status).toBe(200);
    expect(await draftedOn()).toEqual(['2026-11-16 3', '2026-11-18 1']);
    expect(await report()).toMatchObject({ timeZone: 'America/New_York', start: '2026-11-16T05:00:00.000Z' });
  });

  it('compares with the week before up to the same moment, and each day with the whole day before', async () => {
    await report();
    at('2026-11-24T10:00:00Z');
    await change(maya, mug, { bullets: ['Holds 350 ml'], bulletsStatus: 'approved' });
    at('2026-11-23T12:00:00Z');
    const { before, days } = await report('from=2026-11-23&until=2026-11-29');
    expect(before.range).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(counts(before.figures), 'up to noon on Monday').toEqual([2, 0, 0, 0]);
    expect(days.map(({ approvedBefore }) => approvedBefore)).toEqual([0, 1, 1, 0, 0, 0, 0]);
    expect(
      days.every(({ approved }) => approved === 0),
      'what comes later than now',
    ).toBe(true);
  });

  it('is the same as a file, which names each figure once', async () => {
    const { text, headers } = await maya.call('GET', `/api/reports/content/export?${week}`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="report-2026-11-16-to-2026-11-22.csv"');
    expect(text).toContain('\nTotal,2026-11-16 to 2026-11-22,3,2,1,0,');
    expect(text).toContain('\nPerson,Maya Lindqvist,0,1,1,0,');
    expect(text).toContain('\nRetailer,Amazon,2,1,1,0,');
    expect(text.split('\n').filter((line) => line.startsWith('Day,'))).toHaveLength(7);
  });

  it('refuses days that are none, that are in the wrong order, and more than a year of them', async () => {
    for (const query of [
      'from=2026-11-16',
      'from=2026-11-17&until=2026-11-16',
      'from=2025-01-01&until=2026-06-01',
      'from=x&until=y',
    ])
      expect((await maya.call('GET', `/api/reports/content?${query}`)).status, query).toBe(400);
    expect((await report('from=2024-01-01&until=2024-12-31')).days).toHaveLength(366);
    expect(await report(''), 'the present week').toMatchObject({
      range: { from: '2026-11-16', to: '2026-11-22' },
      today: '2026-11-21',
    });
  });
});

describe('an escape', () => {
  const approve = async () => {
    at('2026-11-16T10:00:00Z');
    await change(tomas, mug, { title: 'Fine mug' });
    await change(tomas, mug, { titleStatus: 'approved' });
    at('2026-11-18T10:00:00Z');
  };

  it('is an approval that was rolled back, and belongs to who approved', async () => {
    await approve();
    await change(maya, mug, { titleStatus: 'pending' });
    const { escapes, people, days } = await report();
    expect(escapes).toMatchObject([
      {
        ...{
          productId: mug,
          title: 'Mug',
          contentType: 'title',
          action: 'rolled-back',
          foundAt: '2026-11-18T10:00:00.000Z',
        },
        ...{ approvedBy: { fullName: 'Tomas Berg' }, foundBy: { fullName: 'Maya Lindqvist' }, foundFor: null },
      },
    ]);
    expect(people.map(({ person, escapes: count }) => [person?.fullName, count])).toEqual([['Tomas Berg', 1]]);
    expect(days[0], 'on the day of the approval').toMatchObject({ day: '2026-11-16', approved: 1, escapes: 1 });
  });

  it('is one whose text was edited later, also after the week; before that there was none', async () => {
    await approve();
    await later('2026-11-25T10:00:00Z');
    await change(maya, mug, { title: 'A better mug' });
    expect((await report()).escapes).toMatchObject([{ action: 'edited' }]);
    await later('2026-11-25T09:00:00Z');
    expect((await report(`${week}&by=${tomas.id}`)).figures.escapes).toBe(0);
  });

  it('is none where the same person takes it back at once', async () => {
    for (const [who, at5, escapes] of [
      [tomas, '2026-11-16T10:05:00Z', 0],
      [maya, '2026-11-16T10:05:00Z', 1],
      [tomas, '2026-11-16T10:05:01Z', 1],
    ] as const) {
      await app.database.db.execute(sql`truncate content_history`);
      await approve();
      at(at5);
      await change(who, mug, { titleStatus: 'pending' });
      await later('2026-11-21T10:00:00Z');
      expect((await report()).figures, `${at5} ${escapes}`).toMatchObject({ approved: 1, escapes });
    }
  });

  it('is none where a new draft replaces the text, or where the source changed', async () => {
    await approve();
    expect((await maya.call('PATCH', '/api/settings', { returnsChanged: true })).status).toBe(200);
    expect(
      (await maya.call('PATCH', `/api/products/${mug}`, { attributes: [{ name: 'Material', value: 'Oak' }] })).status,
    ).toBe(200);
    const [sentBack] = await listed('action=rolled-back');
    expect(sentBack?.details?.reason).toBe('The source changed: Material.');
    expect((await report()).figures).toMatchObject({ approved: 1, escapes: 0 });
    await change(tomas, mug, { titleStatus: 'approved' });
    expect((await maya.call('POST', `/api/products/${mug}/generate-optimized-content`)).status).toBe(200);
    expect(await listed('action=generated&contentType=title')).toHaveLength(1);
    expect((await report()).figures).toMatchObject({ approved: 2, escapes: 0 });
  });
});

describe('what is measured of work', () => {
  it('is Listing Quality before the first draft of a product and after its last', async () => {
    at('2026-11-16T10:00:00Z');
    const qualities: (number | null)[] = [];
    const quality = async () => {
      const { body } = await maya.call('GET', `/api/products/${mug}`);
      qualities.push((body as { listingQuality: number | null }).listingQuality);
    };
    await quality();
    await change(tomas, mug, { title: 'X' });
    await change(tomas, mug, {
      title: 'Clayfield stoneware mug, 350 ml, dishwasher safe, glazed by hand, for coffee and tea',
    });
    await quality();
    await change(tomas, mug, { titleStatus: 'approved' });
    const [before, after] = qualities;
    expect(before).not.toBe(after);
    at('2026-11-21T10:00:00Z');
    const { figures, retailers, people } = await report();
    expect(figures.quality).toEqual({ before, after, products: 1 });
    expect(retailers[0]?.quality).toEqual({ before, after, products: 1 });
    expect(people[0]?.quality).toEqual({ before, after, products: 1 });
  });

  it('is the time from opening a product to each change of it, pauses no longer than a product is held', async () => {
    const visit = async () => {
      const body = { tab: 'tab00000001', doing: 'reviewing' };
      expect((await tomas.call('PUT', `/api/products/${mug}/visit`, body)).status).toBe(200);
    };
    at('2026-11-16T10:00:00Z');
    await visit();
    at('2026-11-16T10:01:30Z');
    await change(tomas, mug, { title: 'Fine mug', description: 'A fine mug.' });
    at('2026-11-16T10:02:00Z');
    await change(tomas, mug, { titleStatus: 'approved' });
    at('2026-11-16T10:14:00Z');
    await visit();
    at('2026-11-16T10:20:00Z');
    await change(tomas, mug, { descriptionStatus: 'approved' });
    await change(maya, lamp, { title: 'A lamp nobody was seen on' });
    at('2026-11-21T10:00:00Z');
    const { figures, people } = await report();
    // 1.5 + 0.5 + 15 minutes, the last after a pause of 18.
    expect(figures.minutes).toBe(17);
    expect(people.map(({ person, minutes }) => [person?.fullName, minutes])).toEqual([
      ['Tomas Berg', 17],
      ['Maya Lindqvist', null],
    ]);
  });

  it('is nothing where it is not known', async () => {
    expect((await report()).figures).toMatchObject({ minutes: null, quality: null });
  });
});

describe('over any history', () => {
  const types = ['title', 'bullets', 'images', 'heroImage', 'secondaryImage'] as const;
  const actions = ['generated', 'edited', 'approved', 'rejected', 'rolled-back', 'restored', 'imported'] as const;
  const entry = fc.record({
    product: fc.integer({ min: 0, max: 2 }),
    contentType: fc.constantFrom(...types),
    action: fc.constantFrom(...actions),
    image: fc.constantFrom('/a.jpg', '/b.jpg'),
    person: fc.constantFrom(0, 1, 2),
    hour: fc.oneof(fc.integer({ min: 0, max: 10 * 24 }), fc.constantFrom(60, 61)),
    minute: fc.constantFrom(0, 5, 6),
    hasReason: fc.boolean(),
  });
  type Entry = typeof entry extends fc.Arbitrary<infer Value> ? Value : never;

  const isPicture = ({ contentType }: Entry) => contentType === 'heroImage' || contentType === 'secondaryImage';
  const samePart = (a: Entry, b: Entry) =>
    a.product === b.product && (isPicture(a) ? 'images' : a.contentType) === (isPicture(b) ? 'images' : b.contentType);

  /** Whether an approval escaped, one later entry after another. */
  function escaped(approval: Entry, later: readonly Entry[]): boolean {
    for (const each of later) {
      if (!samePart(approval, each) || !['generated', 'edited', 'rolled-back', 'restored'].includes(each.action))
        continue;
      const isOther = isPicture(approval) && isPicture(each);
      if (isOther && (approval.contentType !== each.contentType || approval.image !== each.image)) continue;
      const after = 60 * (each.hour - approval.hour) + each.minute - approval.minute;
      // The third is nobody that is known.
      if (each.person === approval.person && each.person < 2 && after <= slipMinutes) return false;
      return each.action !== 'generated' && !(each.action === 'rolled-back' && each.hasReason);
    }
    return false;
  }

  /** Whether the part was rejected right before, so that this says why. */
  function repeats(rejection: Entry, earlier: readonly Entry[]): boolean {
    if (isPicture(rejection)) return false;
    const before = earlier.findLast((each) => samePart(rejection, each) && each.action !== 'imported');
    return before?.action === 'rejected' && before.contentType === rejection.contentType;
  }

  it('counts what a plain walk over it counts, and its sums agree', async () => {
    const mostRuns = 25;
    const ids = [mug, lamp, 2_000_000_000];
    const people = [maya.id, tomas.id, null];
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 60 }), async (history) => {
        await app.database.db.execute(sql`truncate content_history`);
        for (const each of history)
          await app.database.db.insert(contentHistory).values({
            ...{ productId: ids[each.product] ?? 0, contentType: each.contentType, action: each.action },
            ...{ previousContent: null, newContent: each.image, changedBy: people[each.person] ?? null },
            changeDate: new Date(Date.UTC(2026, 10, 14, each.hour, each.minute)),
            ...(each.hasReason ? { details: { reason: 'The source changed: price.' } } : {}),
          });
        await later('2026-11-25T00:00:00Z');
        const inWeek = ({ hour }: Entry) => hour >= 48 && hour < 9 * 24;
        const found = { drafted: 0, approved: 0, rejected: 0, escapes: 0 };
        for (const [place, each] of history.entries()) {
          if (!inWeek(each)) continue;
          if (each.action === 'generated' || each.action === 'edited') found.drafted += 1;
          if (each.action === 'approved') found.approved += 1;
          if (each.action === 'approved' && escaped(each, history.slice(place + 1))) found.escapes += 1;
          if (each.action === 'rejected' && !repeats(each, history.slice(0, place))) found.rejected += 1;
        }
        const { figures, days, people: persons, retailers, brands, escapes } = await report();
        expect(figures).toMatchObject(found);
        expect(escapes).toHaveLength(found.escapes);
        for (const rows of [days, persons, retailers, brands])
          for (const name of ['drafted', 'approved', 'rejected', 'escapes'] as const)
            expect(rows.reduce((sum: number, row: ReportCounts) => sum + row[name], 0)).toBe(found[name]);
      }),
      { numRuns: mostRuns },
    );
  });
});
