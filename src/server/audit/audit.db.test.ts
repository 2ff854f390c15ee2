// The audit log: appended to by the changes themselves, never changed, listed, exported and forgotten.
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '#domain/audit/audit.contract.ts';
import type { AuditDraft } from '#domain/audit/audit-words.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { forgetEntries, record } from './audit.commands.ts';

const app = startTestApp();
const db = () => app.database.db;
const path = '/api/audit-entries';
const doer = (at = '2026-11-21T10:00:00.000Z', given: object = {}) => ({
  ...{ now: () => new Date(at), actor: { id: 7, fullName: 'Maya Lindqvist' }, role: 'owner' as const, scope: null },
  ...given,
});
const rule = (name: string): AuditDraft => ({ kind: 'rule', action: 'added', target: { id: 3, name } });
const listed = async (query = '') => {
  const reply = await app.call('GET', `${path}?${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as AuditEntry[];
};
const names = async (query = '') => (await listed(query)).map(({ target }) => target?.name);
/** Why the database refuses a statement. */
const refusal = async (statement: string): Promise<string> => {
  const error: unknown = await db()
    .transaction(async (tx) => {
      await tx.execute(sql.raw(statement));
    })
    .then(
      () => null,
      (thrown: unknown) => thrown,
    );
  return String((error as { cause?: unknown } | null)?.cause ?? error);
};
const onlyAppended = /audit_entries is append-only/;

describe('the table', () => {
  it('refuses to change, delete and empty entries, old and new', async () => {
    await record(db(), doer(), rule('New'));
    await record(db(), doer('2026-05-01T00:00:00.000Z'), rule('Old'));
    expect(await refusal(`update audit_entries set actor_name = 'Nobody'`)).toMatch(onlyAppended);
    expect(await refusal('delete from audit_entries')).toMatch(onlyAppended);
    expect(await refusal('truncate audit_entries')).toMatch(onlyAppended);
    expect(await refusal('truncate audit_entries cascade')).toMatch(onlyAppended);
    expect(await names()).toEqual(['Old', 'New']);
  });

  it('lets only what is older go, in the transaction that says how old, and nothing younger than 30 days', async () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
    for (const count of [120, 60, 31, 29]) await record(db(), doer(days(count)), rule(`${count}`));
    const now = () => new Date();
    expect(await forgetEntries({ db: db(), now }, 100)).toBe(1);
    expect(await names()).toEqual(['29', '31', '60']);
    // The setting ended with its transaction.
    expect(await refusal('delete from audit_entries')).toMatch(onlyAppended);
    expect(await forgetEntries({ db: db(), now }, 30)).toBe(2);
    await expect(forgetEntries({ db: db(), now }, 1)).rejects.toThrow();
    expect(await names()).toEqual(['29']);
  });
});

describe('an entry', () => {
  it('is there with its change, and without it is not', async () => {
    const failed = db().transaction(async (tx) => {
      await record(tx, doer(), rule('Never'));
      throw new Error('The change failed');
    });
    await expect(failed).rejects.toThrow('The change failed');
    expect(await names()).toEqual([]);
    // A change that is refused, and one that changes nothing.
    expect((await app.call('PATCH', '/api/settings', { auditDays: 5 })).status).toBe(400);
    expect((await app.call('PATCH', '/api/settings', { auditDays: 400 })).status).toBe(200);
    expect((await app.call('DELETE', '/api/voices/99')).status).toBe(404);
    expect(await names()).toEqual([]);
  });

  it('says who, from where, what and when', async () => {
    expect((await app.call('PATCH', '/api/settings', { handEdits: 'file' })).status).toBe(200);
    const [entry] = await listed();
    expect(entry).toEqual({
      ...{ id: entry?.id, at: '2026-11-21T10:00:00.000Z', role: 'owner', address: '127.0.0.1', sessionId: null },
      ...{ actor: { id: app.user.id, fullName: 'Tess Tester' }, program: null },
      ...{ kind: 'settings', action: 'changed', target: null },
      before: { 'Manual edits in imports': 'keep' },
      after: { 'Manual edits in imports': 'file' },
      sentence: 'Tess Tester changed settings: Manual edits in imports from keep to file',
    });
  });
});

describe('the list', () => {
  const fill = async () => {
    await record(db(), doer('2026-11-19T10:00:00.000Z'), rule('50% off'));
    await record(db(), doer('2026-11-20T23:59:59.000Z', { actor: { id: 8, fullName: 'Wren' } }), rule('Titles'));
    await record(db(), doer('2026-11-21T00:00:00.000Z', { actor: null, role: null }), {
      ...{ kind: 'sign-in', action: 'paused-address' },
    });
  };

  it('is narrowed by person, kind, days and words, newest first', async () => {
    await fill();
    expect(await names()).toEqual([undefined, 'Titles', '50% off']);
    expect(await names('by=8')).toEqual(['Titles']);
    expect(await names('kind=sign-in')).toEqual([undefined]);
    expect(await names('from=2026-11-20&until=2026-11-20')).toEqual(['Titles']);
    expect(await names('search=0%25')).toEqual(['50% off']);
    expect(await names('search=TITLE')).toEqual(['Titles']);
    expect(await names('search=nothing')).toEqual([]);
    expect((await app.call('GET', `${path}?kind=dreams`)).status).toBe(400);
    expect((await app.call('GET', `${path}/people`)).body).toEqual([
      { id: 7, fullName: 'Maya Lindqvist' },
      { id: 8, fullName: 'Wren' },
    ]);
  });

  it('goes on behind what was shown, whatever came meanwhile', async () => {
    for (const name of ['1', '2', '3', '4', '5']) await record(db(), doer(), rule(name));
    const first = await app.call('GET', `${path}?limit=2`);
    expect(first.headers['x-total-count']).toBe('5');
    await record(db(), doer(), rule('6'));
    const next = String(first.headers.link).match(/<(.+)>; rel="next"/)?.[1] ?? '';
    const second = await app.call('GET', next);
    expect((second.body as AuditEntry[]).map(({ target }) => target?.name)).toEqual(['3', '2']);
  });

  it('is exported as it is filtered, with formulas made harmless', async () => {
    await fill();
    await record(db(), doer(), rule('=HYPERLINK("http://evil.example")'));
    const reply = await app.call('GET', `${path}/export?kind=rule&by=7`);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="audit-log-2026-11-21.csv"');
    const [header, ...lines] = reply.text.replace('\ufeff', '').trimEnd().split('\n');
    expect(header).toBe('Time (UTC),Person,Role,What,Kind,About,IP address,Session,Before,After');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(lines[1]).toBe(
      '2026-11-19T10:00:00.000Z,Maya Lindqvist,owner,Maya Lindqvist added the rule “50% off”,Benchmark rules,50% off,,,,',
    );
  });
});
