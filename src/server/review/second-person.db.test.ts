// Acts that need two people, over the whole server: attested contradictions and waivers of rules that must be kept.
import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#domain/audit/audit.contract.ts';
import type { Waiver, WaiverInput } from '#domain/benchmarks/waivers.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { HistoryEntry } from '#domain/history/history.contract.ts';
import { describeAction } from '#domain/history/history.ts';
import type { NotificationList } from '#domain/notifications/notifications.contract.ts';
import type { ProblemBody } from '#domain/problem.ts';
import { claimsNeeded } from '#domain/review/attestation.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { addWaiver } from '#server/benchmarks/waivers.commands.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import { noticeRules, rescoreNext } from '#server/checks/rescore.ts';
import type { Context } from '#server/http/context.ts';
import { addProduct } from '#testing/factories.ts';
import { addPerson, addTwoApprovers, signsPeopleIn, type TestPerson } from '#testing/people.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

const app = startTestApp(signsPeopleIn);
let maya: TestPerson;
let tomas: TestPerson;
beforeEach(async () => {
  [maya, tomas] = await addTwoApprovers(app, { secondPerson: ['waiver', 'contradiction'] });
});

type Caller = Pick<TestApp, 'call'>;
const contentUrl = (id: number) => `/api/products/${id}/optimized-content`;
const addMug = () =>
  addProduct(app.database.db, { title: 'Clayfield 16 oz stoneware mug', description: 'Holds 16 oz of coffee.' });
const wrong = '18 oz stoneware mug';

/** Approves the title, and answers for what the source contradicts. */
async function approve(by: Caller, id: number, body: object = {}) {
  const given = { ...body, titleStatus: 'approved' };
  const refused = await by.call('PATCH', contentUrl(id), given);
  const attested = claimsNeeded(refused.body as ProblemBody);
  return attested ? await by.call('PATCH', contentUrl(id), { ...given, attested }) : refused;
}
const titleOf = async (id: number) => {
  const { titleStatus, parts } = (await maya.call('GET', contentUrl(id))).body as FlatContent;
  return { titleStatus, first: parts.title.firstApproval?.by.fullName ?? null };
};
const historyOf = async (id: number) =>
  ((await maya.call('GET', `/api/products/${id}/content-history`)).body as HistoryEntry[]).filter(
    ({ action }) => action === 'approved',
  );
const auditEntries = async () => (await maya.call('GET', '/api/audit-entries?limit=10')).body as AuditEntry[];
const audited = async () => (await auditEntries()).map(({ sentence }) => sentence);
/** What the entry of an action says of before and after. */
const valuesOf = async (action: string) => {
  const entry = (await auditEntries()).find((each) => each.action === action);
  return entry && { before: entry.before, after: entry.after };
};

describe('an approval of text that the source contradicts', () => {
  it('waits for another person, who is named beside the first in content, history and the audit log', async () => {
    const id = await addMug();
    expect((await approve(maya, id, { title: wrong })).status).toBe(200);
    expect(await titleOf(id)).toEqual({ titleStatus: 'pending', first: 'Maya' });
    expect(await historyOf(id)).toEqual([]);
    expect(await audited()).toContainEqual(expect.stringMatching(/^Maya approved Product Title of the product/));
    const again = await approve(maya, id);
    expect(again.status).toBe(403);
    expect(again.body).toMatchObject({ error: 'You approved Product Title already. A second person must confirm.' });
    expect((await approve(tomas, id)).status).toBe(200);
    expect(await titleOf(id)).toEqual({ titleStatus: 'approved', first: 'Maya' });
    expect((await historyOf(id))[0]?.details).toMatchObject({
      ...{ attestedBy: { fullName: 'Tomas' }, firstApprovedBy: { fullName: 'Maya' } },
    });
    expect((await historyOf(id)).map(describeAction)).toEqual(['Approved by Tomas, first by Maya']);
    expect(await audited()).toContainEqual(
      expect.stringMatching(/^Tomas confirmed Product Title of the product .*, which Maya approved first$/),
    );
    const named = (first: string | null, second: string | null) => ({
      ...{ Part: 'Product Title', 'First approver': first, 'Second approver': second },
    });
    expect(await valuesOf('approved-first')).toEqual({ before: named(null, null), after: named('Maya', null) });
    expect(await valuesOf('approved-second')).toEqual({ before: named('Maya', null), after: named('Maya', 'Tomas') });
  });

  it('is confirmed by no token of the same person', async () => {
    const id = await addMug();
    await approve(maya, id, { title: wrong });
    const made = await maya.call('POST', '/api/tokens', { name: 'Bot', role: 'approver', days: 7 });
    expect(made.status).toBe(201);
    const headers = { authorization: `Bearer ${(made.body as { token: string }).token}` };
    const bot: Caller = { call: (method, url, body) => app.call(method, url, body, headers) };
    expect((await approve(bot, id)).status).toBe(403);
    expect(await titleOf(id)).toEqual({ titleStatus: 'pending', first: 'Maya' });
  });

  it('falls with the text it was of, and when it is refused', async () => {
    const id = await addMug();
    await approve(maya, id, { title: wrong });
    await tomas.call('PATCH', contentUrl(id), { title: '19 oz stoneware mug' });
    expect(await titleOf(id)).toEqual({ titleStatus: 'pending', first: null });
    await approve(maya, id);
    await tomas.call('PATCH', contentUrl(id), { titleStatus: 'rejected' });
    expect(await titleOf(id)).toEqual({ titleStatus: 'rejected', first: null });
  });

  it('is not made by a run, nor is its first half', async () => {
    const id = await addMug();
    await maya.call('PATCH', contentUrl(id), { title: wrong });
    await runToEnd({ ...app, call: maya.call }, { action: 'approve', selection: { ids: [id] } });
    expect(await titleOf(id)).toEqual({ titleStatus: 'pending', first: null });
  });

  it('of text that agrees with the source needs one person, and so does all where the setting is off', async () => {
    const id = await addMug();
    expect((await approve(maya, id, { title: '16 oz stoneware mug' })).status).toBe(200);
    expect(await titleOf(id)).toEqual({ titleStatus: 'approved', first: null });
    await maya.call('PATCH', '/api/settings', { secondPerson: [] });
    const other = await addMug();
    await approve(maya, other, { title: wrong });
    expect(await titleOf(other)).toEqual({ titleStatus: 'approved', first: null });
  });
});

describe('the first of two approvals', () => {
  it('is taken back by who made it, and by nobody else', async () => {
    const id = await addMug();
    await approve(maya, id, { title: wrong });
    const back = (by: Caller) => by.call('PATCH', contentUrl(id), { titleStatus: 'pending' });
    expect((await back(tomas)).status).toBe(422);
    expect((await back(maya)).status).toBe(200);
    expect(await titleOf(id)).toEqual({ titleStatus: 'pending', first: null });
    expect((await approve(maya, id)).status).toBe(200);
    expect(await titleOf(id)).toEqual({ titleStatus: 'pending', first: 'Maya' });
  });

  it('is asked for by name even where nobody confirms claims otherwise, one by one and in bulk', async () => {
    await maya.call('PATCH', '/api/settings', { attestation: 'none' });
    const id = await addMug();
    expect((await approve(maya, id, { title: wrong })).status).toBe(200);
    expect(await titleOf(id)).toEqual({ titleStatus: 'pending', first: 'Maya' });
    const other = await addMug();
    await maya.call('PATCH', contentUrl(other), { title: wrong });
    await runToEnd({ ...app, call: maya.call }, { action: 'approve', selection: { ids: [other] } });
    expect(await titleOf(other)).toEqual({ titleStatus: 'pending', first: null });
  });
});

describe('a waiver of a rule that must be kept', () => {
  const ruleIds = ['amazon.bullets.present'];
  const ask = (by: Caller, given: object = {}) =>
    by.call('POST', '/api/waivers', {
      ...{ ruleIds, scope: 'retailer', value: 'Amazon', reason: 'Built from the feed.', ...given },
    });
  async function lensOf(id: number) {
    const epoch = await noticeRules(app.database.db, app.clock.now);
    while (await rescoreNext(app.database.db, epoch, null, app.clock.now));
    return ((await maya.call('GET', `/api/products/${id}`)).body as Product).lens;
  }

  it('holds once another person has confirmed it, and the audit log names both', async () => {
    const id = await addProduct(app.database.db, { bullets: [], retailer: 'Amazon', attributes: [] });
    await maya.call('POST', `/api/products/${id}/generate-optimized-content`);
    const { status, body } = await ask(maya);
    expect(status).toBe(201);
    expect(body).toMatchObject({ awaitsSecond: true, confirmedBy: null });
    const url = `/api/waivers/${(body as Waiver).id}`;
    expect(await lensOf(id)).toBe('must-rule');
    const own = await maya.call('POST', `${url}/confirm`);
    expect(own.body).toMatchObject({ error: 'You asked for this waiver. A second person must confirm.' });
    expect(own.status).toBe(403);
    expect(await tomas.call('POST', `${url}/confirm`)).toMatchObject({ status: 200, body: { awaitsSecond: false } });
    expect(await lensOf(id)).not.toBe('must-rule');
    expect((await maya.call('GET', '/api/waivers')).body).toMatchObject([
      { createdBy: { fullName: 'Maya' }, confirmedBy: { fullName: 'Tomas' }, awaitsSecond: false },
    ]);
    expect(await audited()).toContain(
      'Tomas confirmed the waiver of the rule “Bullet points present”, which Maya asked for',
    );
    expect(await valuesOf('confirmed')).toEqual({
      ...{
        before: { 'Asked by': 'Maya', 'Confirmed by': null },
        after: { 'Asked by': 'Maya', 'Confirmed by': 'Tomas' },
      },
    });
    expect((await tomas.call('POST', `${url}/confirm`)).status).toBe(404);
  });

  it('waits also where it is asked for without a session, and not where nobody signs in', async () => {
    const call = { address: '127.0.0.1', sessionId: null, program: null, trail: { isRecorded: false } };
    const context: Context = {
      ...{ db: app.database.db, now: () => app.clock.now, call },
      ...{ actor: { id: maya.id, fullName: maya.fullName }, role: 'owner', scope: null },
    };
    const waiver: WaiverInput = {
      ruleIds,
      until: null,
      scope: 'retailer',
      value: 'Amazon',
      reason: 'Built from the feed.',
    };
    expect(await addWaiver(context, waiver)).toMatchObject({ awaitsSecond: true });
    expect(await addWaiver({ ...context, isAlone: true }, waiver)).toMatchObject({ awaitsSecond: false });
  });

  it('is refused by taking it back, and cannot be confirmed then', async () => {
    const { id } = (await ask(maya)).body as Waiver;
    expect((await tomas.call('DELETE', `/api/waivers/${id}`)).status).toBe(204);
    expect((await tomas.call('POST', `/api/waivers/${id}/confirm`)).status).toBe(404);
    expect(await audited()).toContain('Tomas ended the request of Maya to waive the rule “Bullet points present”');
  });

  it('of a rule that only should be kept needs one person', async () => {
    const { rules } = await loadActiveRules(app.database.db);
    const should = rules.find(({ severity }) => severity === 'warn');
    const asked = await ask(maya, { ruleIds: [should?.id] });
    expect(asked.body).toMatchObject({ awaitsSecond: false });
  });
});

describe('what waits for a second person', () => {
  const listed = async (who: TestPerson) => (await who.call('GET', '/api/notifications')).body as NotificationList;
  const settle = (id: number, titleStatus: string) => tomas.call('PATCH', contentUrl(id), { titleStatus });

  it('is one notification of all who can be it, by who asks, which goes as it is confirmed, refused or taken back', async () => {
    const vic = await addPerson(app, 'Vic', 'writer');
    const [one, two, three, four] = [await addMug(), await addMug(), await addMug(), await addMug()];
    for (const id of [one, two, three, four]) await approve(maya, id, { title: wrong });
    expect(await listed(tomas)).toMatchObject({
      unread: 1,
      hasMore: false,
      notifications: [{ kind: 'confirmation', by: { fullName: 'Maya' }, part: 'title', products: 4, readAt: null }],
    });
    expect([(await listed(maya)).notifications, (await listed(vic)).notifications]).toEqual([[], []]);
    await approve(tomas, four);
    await settle(three, 'rejected');
    await maya.call('PATCH', contentUrl(two), { titleStatus: 'pending' });
    const { notifications } = await listed(tomas);
    expect(notifications).toMatchObject([{ productId: one, products: 1 }]);
    await tomas.call('PATCH', contentUrl(one), { title: '16 oz stoneware mug' });
    expect(await listed(tomas)).toMatchObject({ unread: 0, notifications: [] });
  });

  it('is read as one, and unread again with the next', async () => {
    for (const id of [await addMug(), await addMug()]) await approve(maya, id, { title: wrong });
    const [only] = (await listed(tomas)).notifications;
    await tomas.call('POST', '/api/notifications/read', { ids: [only?.id] });
    expect(await listed(tomas)).toMatchObject({ unread: 0, notifications: [{ readAt: expect.any(String) }] });
    await approve(maya, await addMug(), { title: wrong });
    expect(await listed(tomas)).toMatchObject({ unread: 1, notifications: [{ products: 3, readAt: null }] });
  });

  it('is of a waiver its rule and reason, until somebody confirms or ends it', async () => {
    const ask = async () => {
      const waiver = {
        ruleIds: ['amazon.bullets.present'],
        scope: 'retailer',
        value: 'Amazon',
        reason: 'From the feed.',
      };
      return ((await maya.call('POST', '/api/waivers', waiver)).body as Waiver).id;
    };
    const id = await ask();
    expect(await listed(tomas)).toMatchObject({
      unread: 1,
      notifications: [
        {
          ...{ kind: 'confirmation', productId: null, part: null, ruleIds: ['amazon.bullets.present'], products: 1 },
          text: '“Bullet points present”: From the feed.',
        },
      ],
    });
    await tomas.call('POST', `/api/waivers/${id}/confirm`);
    expect((await listed(tomas)).notifications).toEqual([]);
    await maya.call('DELETE', `/api/waivers/${await ask()}`);
    expect((await listed(tomas)).notifications).toEqual([]);
  });
});

describe('where nobody signs in', () => {
  const alone = startTestApp();

  it('there is no second person, whatever the setting says', async () => {
    await alone.call('PATCH', '/api/settings', { secondPerson: ['waiver', 'contradiction'] });
    const id = await addProduct(alone.database.db, { title: 'Clayfield 16 oz stoneware mug' });
    const { body } = await approve(alone, id, { title: wrong });
    expect(body).toMatchObject({ titleStatus: 'approved' });
  });
});
