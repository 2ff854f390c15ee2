// Every call that must be in the audit log is made once, and has its entry: one that is added and not named here fails.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#domain/audit/audit.contract.ts';
import { type Contract, isAudited } from '#domain/contract.ts';
import { rowsOf } from '#server/database/database.ts';
import { makeOwnerLink } from '#server/session/session.commands.ts';
import { newAuthenticator } from '#testing/authenticator.ts';
import { contracts } from '#testing/contracts.ts';
import { addProduct } from '#testing/factories.ts';
import { importFile } from '#testing/import-file.ts';
import { createMailServer } from '#testing/mail-server.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp, type TestApp } from '#testing/start-test-app.ts';

const audited = contracts.filter(isAudited).map(({ method, path }) => `${method} ${path}`);

const secrets = {
  password: 'quiet harbor lantern 42',
  newPassword: 'brisk meadow compass 77',
  key: 'sk-audit-5e7c2f90ab31',
  pathToken: 'token-8821-of-a-path',
};
const origin = 'https://desk.example';
const folder = mkdtempSync(join(tmpdir(), 'copydesk-audit-'));
afterAll(() => rmSync(folder, { recursive: true }));
const mailServer = await createMailServer();
const desk = startTestApp({ signInUrl: origin, allowedHosts: ['desk.example'], mail: mailServer.settings });
const local = startTestApp({ exportFolder: folder, importFolder: folder });

const owner = { email: 'maya@example.com', fullName: 'Maya Lindqvist', password: secrets.password };
const wren = { email: 'wren@example.com', fullName: 'Wren Okafor', password: secrets.password };

type Caller = (method: Contract['method'], url: string, body?: unknown) => ReturnType<TestApp['call']>;
type Made = { method: Contract['method']; path: string; says: string };
const covered = new Set<string>();

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => ({
  cookie: String(headers['set-cookie']).split(';')[0] ?? '',
});
const as = (app: TestApp, headers: Record<string, string> = {}): Caller => {
  return (method, url, body) => app.call(method, url, body, headers);
};

const entriesOf = async (app: TestApp) => (await list(app)).body as AuditEntry[];
let ownersCookie: Record<string, string> = {};
const list = (app: TestApp) =>
  app.call('GET', '/api/audit-entries?limit=200', undefined, app === desk ? ownersCookie : {});

/** Makes a call that must have an entry, and looks at its newest one. */
async function make(app: TestApp, call: Caller, { method, path, says }: Made, url: string, body?: unknown) {
  const before = (await entriesOf(app)).length;
  const reply = await call(method, url, body);
  expect(reply.status, `${method} ${path}: ${reply.text}`).toBeLessThan(300);
  const entries = await entriesOf(app);
  const fresh = entries.slice(0, entries.length - before).map(({ sentence }) => sentence);
  expect(fresh, `${method} ${path}`).toContainEqual(expect.stringContaining(says));
  covered.add(`${method} ${path}`);
  return reply;
}

/** None of them anywhere in the log. */
async function expectNoSecret(app: TestApp, found: readonly string[]): Promise<void> {
  const entries = sql`select to_jsonb(audit_entries)::text as entry from audit_entries`;
  const all = (await rowsOf<{ entry: string }>(app.database.db, entries)).map(({ entry }) => entry).join('\n');
  expect(all.length).toBeGreaterThan(100);
  for (const secret of [...Object.values(secrets), ...found]) expect(all).not.toContain(secret);
}

beforeEach(async () => {
  await desk.database.db.execute(sql`delete from users where email is not null or removed_at is not null`);
});

const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;

describe('where nobody signs in', () => {
  const call = (method: Contract['method'], url: string, body?: unknown) => as(local)(method, url, body);
  const change = (method: Contract['method'], path: string, says: string, url = path, body?: unknown) =>
    make(local, call, { method, path, says }, url, body);

  it('what is said of settings, rules, models and profiles is recorded', async () => {
    const { db } = local.database;
    await change(
      'PATCH',
      '/api/settings',
      'Tess Tester changed settings: Days the audit log is kept from 400 to 90',
      undefined,
      { auditDays: 90 },
    );

    const rule = {
      ...{ retailer: 'Shopify', attribute: 'title', label: 'Short titles', severity: 'block', points: 5 },
      ...{ benchmarkType: 'length', rule: { unit: 'characters', max: 10, isIdeal: false } },
    };
    const rules = '/api/benchmark-rules';
    const added = idOf(await change('POST', rules, 'added the rule “Short titles”', undefined, rule));
    await change('PATCH', `${rules}/:id`, 'changed the rule “Short titles”: On from yes to no', `${rules}/${added}`, {
      isActive: false,
    });
    const gone = await change('DELETE', `${rules}/:id`, 'deleted the rule “Short titles”', `${rules}/${added}`);
    const { change: number } = gone.body as { change: number };
    await change(
      'POST',
      `${rules}/changes/:id/undo`,
      'undid a change of the rule “Short titles”',
      `${rules}/changes/${number}/undo`,
    );
    const found = (await db.execute(sql`select id from benchmark_rules where key is not null limit 1`)) as {
      rows: { id: number }[];
    };
    const builtIn = found.rows[0]?.id;
    await call('PATCH', `${rules}/${builtIn}`, { isActive: false });
    await change('POST', `${rules}/:id/restore`, 'restored the rule', `${rules}/${builtIn}/restore`);

    const waiver = {
      ruleIds: ['amazon.bullets.present'],
      scope: 'retailer',
      value: 'Amazon',
      reason: 'Agreed with them',
      until: null,
    };
    const waived = idOf(await change('POST', '/api/waivers', 'waived the rule', undefined, waiver));
    await change('DELETE', '/api/waivers/:id', 'took back the waiver', `/api/waivers/${waived}`);
    const { id: asked } = (await call('POST', '/api/waivers', waiver)).body as { id: number };
    // Of somebody else, as where people sign in.
    await db.execute(sql`update rule_waivers set needs_second = true, created_by = null where id = ${asked}`);
    await change('POST', '/api/waivers/:id/confirm', 'confirmed the waiver', `/api/waivers/${asked}/confirm`);

    const policies = '/api/approval-policies';
    const policy = idOf(
      await change('POST', policies, 'added the approval policy “eBay”', undefined, { retailer: 'eBay' }),
    );
    await change(
      'PATCH',
      `${policies}/:id`,
      'changed the approval policy “eBay”: Always reviewed by a person (%) from 5 to 10',
      `${policies}/${policy}`,
      { retailer: 'eBay', share: 10 },
    );
    await change('DELETE', `${policies}/:id`, 'deleted the approval policy “eBay”', `${policies}/${policy}`);

    const wording = 'Mention how the mug is glazed';
    const prompt = idOf(
      await change('POST', '/api/prompts', 'added the prompt', undefined, { prompt: wording, scope: 'global' }),
    );
    await change('PATCH', '/api/prompts/:id', 'changed the prompt', `/api/prompts/${prompt}`, {
      prompt: `${wording} twice`,
    });
    await change('DELETE', '/api/prompts/:id', 'deleted the prompt', `/api/prompts/${prompt}`);

    const voiceOf = (tone: string) => ({
      ...{ scope: 'brand', scopeValue: 'Clayfield' },
      rules: {
        ...{ language: null, tone, person: null, spelling: null, units: null },
        ...{ prefer: [], avoid: [], terms: [], examples: [] },
      },
    });
    const voice = idOf(await change('POST', '/api/voices', 'added the voice “Clayfield”', undefined, voiceOf('calm')));
    await change(
      'PATCH',
      '/api/voices/:id',
      'changed the voice “Clayfield”: Tone from calm to warm',
      `/api/voices/${voice}`,
      voiceOf('warm'),
    );
    await change('DELETE', '/api/voices/:id', 'deleted the voice “Clayfield”', `/api/voices/${voice}`);

    const keywords = { scope: 'category', value: 'Kitchen', keywords: [{ text: 'stoneware mug', volume: null }] };
    await change('PUT', '/api/keywords', 'changed the keywords of “Kitchen”', undefined, keywords);
    await change(
      'DELETE',
      '/api/keywords',
      'deleted the keywords of “Kitchen”',
      '/api/keywords?scope=category&value=Kitchen',
    );

    await change('PUT', '/api/attributes/:key', 'changed the use of the attribute', '/api/attributes/material', {
      use: 'hidden',
    });

    const connection = {
      ...{ name: 'Writer', provider: 'openai-compatible', model: 'double-1', key: secrets.key },
      baseUrl: `http://127.0.0.1:9/${secrets.pathToken}`,
      ...{ inputPrice: null, outputPrice: null, dailyBudget: null, concurrency: 4 },
      ...{ maxOutputTokens: 4_000, timeoutSeconds: 20, temperature: null, seed: null },
    };
    const connections = '/api/model-connections';
    const model = idOf(await change('POST', connections, 'added the model connection “Writer”', undefined, connection));
    await change(
      'PATCH',
      `${connections}/:id`,
      'changed the model connection “Writer”: Key from set to set again',
      `${connections}/${model}`,
      { connection: { ...connection, key: `${secrets.key}-next` } },
    );
    await change('PATCH', '/api/model-jobs/:job', 'chose Writer as the model for writing', '/api/model-jobs/write', {
      connectionId: model,
    });
    await change('DELETE', `${connections}/:id`, 'deleted the model connection “Writer”', `${connections}/${model}`);

    const profile = {
      ...{ name: 'Weekly', format: 'json', filter: {}, columns: null, onlyDecided: false, onlyChanged: false },
      ...{ splitsRetailers: false, fileName: '{profile} {date}', schedule: null },
    };
    const exports = '/api/export-profiles';
    const weekly = idOf(await change('POST', exports, 'added the export profile “Weekly”', undefined, profile));
    await change(
      'PUT',
      `${exports}/:id`,
      'changed the export profile “Daily”: Name from Weekly to Daily',
      `${exports}/${weekly}`,
      { ...profile, name: 'Daily' },
    );
    await change('DELETE', `${exports}/:id`, 'deleted the export profile “Daily”', `${exports}/${weekly}`);

    const hook = { url: `https://hooks.example/${secrets.pathToken}`, description: 'Shop', kinds: ['run.ended'] };
    const webhooks = '/api/webhooks';
    const webhook = (await change('POST', webhooks, 'added the webhook “Shop”', undefined, hook)).body as {
      id: number;
      secret: string;
    };
    const off = 'changed the webhook “Shop”: On from yes to no';
    await change('PATCH', `${webhooks}/:id`, off, `${webhooks}/${webhook.id}`, { isOn: false });
    const replaced = 'changed the webhook “Shop”: Secret from set to set again';
    await change('POST', `${webhooks}/:id/secret`, replaced, `${webhooks}/${webhook.id}/secret`);
    await change('DELETE', `${webhooks}/:id`, 'deleted the webhook “Shop”', `${webhooks}/${webhook.id}`);

    const supplier = idOf(
      await change('POST', '/api/suppliers', 'added the supplier “Acme”', undefined, { name: 'Acme' }),
    );
    await change('PATCH', '/api/suppliers/:id', 'changed the supplier “Acme Goods”', `/api/suppliers/${supplier}`, {
      name: 'Acme Goods',
    });
    await change('DELETE', '/api/suppliers/:id', 'deleted the supplier “Acme Goods”', `/api/suppliers/${supplier}`);

    await expectNoSecret(local, [wording, webhook.secret]);
  });

  it('what is done with imports, runs and products is recorded', async () => {
    const { id: importId, runId } = await importFile(local, 'sku,title\nP-1,Oak bench\nP-2,Oak table');
    const profiles = '/api/import-profiles';
    const profile = idOf(
      await change('POST', profiles, 'added the import profile “Acme”', undefined, { name: 'Acme', importId }),
    );
    await change(
      'PATCH',
      `${profiles}/:id`,
      'changed the import profile “Acme 2”: Name from Acme to Acme 2',
      `${profiles}/${profile}`,
      { name: 'Acme 2' },
    );
    const place = {
      kind: 'address',
      url: `https://feeds.example/all.csv?token=${secrets.pathToken}`,
    };
    const schedule = { place, times: { every: 'day', at: '06:00' } };
    await change(
      'PUT',
      `${profiles}/:id/schedule`,
      'set the schedule of the import profile “Acme 2”',
      `${profiles}/${profile}/schedule`,
      schedule,
    );
    const [entry] = await entriesOf(local);
    expect(entry?.after).toMatchObject({ Server: 'feeds.example' });
    await change('DELETE', `${profiles}/:id/schedule`, 'removed the schedule', `${profiles}/${profile}/schedule`);
    await change('DELETE', `${profiles}/:id`, 'deleted the import profile “Acme 2”', `${profiles}/${profile}`);
    await change('POST', '/api/runs/:id/undo', 'undid the import of catalogue', `/api/runs/${runId}/undo`);

    const id = await addProduct(local.database.db, { sku: 'MUG-1' });
    await change('DELETE', '/api/products/:id', 'deleted the product “MUG-1”', `/api/products/${id}`);
    await change('POST', '/api/products/:id/restore', 'restored the product “MUG-1”', `/api/products/${id}/restore`);
    await runToEnd(local, { action: 'delete', options: { from: 'catalog' }, selection: { ids: [id] } });
    expect((await entriesOf(local))[0]?.sentence).toBe('Tess Tester started the deletion of 1 product');
    await expectNoSecret(local, []);
  });
});

describe('a sign-off', () => {
  it('is recorded when it is made, answered and revoked', async () => {
    const call = as(local);
    const id = await addProduct(local.database.db, { sku: 'MUG-2' });
    await call('PATCH', `/api/products/${id}/optimized-content`, { title: 'Fine mug' });
    const body = { selection: { ids: [id] }, forWhom: 'Northwind' };
    const made = await make(
      local,
      call,
      { method: 'POST', path: '/api/sign-offs', says: 'made a sign-off link for Northwind with 1 product' },
      '/api/sign-offs',
      body,
    );
    const { token } = made.body as { token: string };
    const { body: shown } = await call('POST', '/api/sign-offs/link/product', { token, productId: id });
    const [title] = (shown as { parts: { part: string; seen: string }[] }).parts;
    const answer = { token, productId: id, part: title?.part, seen: title?.seen, answer: 'yes', revision: 0 };
    expect((await call('POST', '/api/sign-offs/link/answer', answer)).status).toBe(200);
    const send = '/api/sign-offs/link/send';
    const says = 'The server received 1 answer (1 yes) by the sign-off link for Northwind';
    await make(local, call, { method: 'POST', path: send, says }, send, { token, revision: 0 });
    expect((await call('POST', send, { token, revision: 0 })).status, 'nothing to send').toBe(200);
    await make(
      local,
      call,
      { method: 'DELETE', path: '/api/sign-offs/:id', says: 'revoked the sign-off link for Northwind' },
      `/api/sign-offs/${idOf(made)}`,
    );
    await expectNoSecret(local, [token]);
  });
});

describe('where people sign in', () => {
  let call: Caller;
  const change = (method: Contract['method'], path: string, says: string, url = path, body?: unknown) =>
    make(desk, (...given) => call(...given), { method, path, says }, url, body);
  const tokens: string[] = [];
  const later = (seconds: number) => {
    desk.clock.now = new Date(desk.clock.now.getTime() + seconds * 1_000);
  };

  it('each way in, each change of an account and of the team is recorded', async () => {
    const token = await makeOwnerLink({ db: desk.database.db, now: () => desk.clock.now }, { needsPassword: true });
    ownersCookie = cookieOf(await desk.call('POST', '/api/access-links/use', { token, ...owner }));
    tokens.push(String(token), ownersCookie.cookie ?? '');
    call = as(desk, ownersCookie);
    const sentences = (await entriesOf(desk)).map(({ sentence }) => sentence);
    expect(sentences).toEqual(['Maya Lindqvist signed in by an access link', 'Maya Lindqvist joined as owner']);

    // Tokens and invitations.
    const forProgram = await change(
      'POST',
      '/api/tokens',
      'Maya Lindqvist made the token “Nightly” as viewer',
      undefined,
      {
        ...{ name: 'Nightly', role: 'viewer', days: 7, password: owner.password },
      },
    );
    const program = forProgram.body as { id: number; token: string };
    tokens.push(program.token);
    await change('DELETE', '/api/tokens/:id', 'revoked the token “Nightly”', `/api/tokens/${program.id}`);
    const { email } = wren;
    const invited = await change('POST', '/api/invitations', `Maya Lindqvist invited ${email} as writer`, undefined, {
      email,
      role: 'writer',
    });
    const [invitation] = (await call('GET', '/api/invitations')).body as { id: number }[];
    // Nobody listens yet: the mail waits.
    const waiting = async () => {
      const [first] = (await call('GET', '/api/invitations')).body as { mail: { id: number; error: string | null } }[];
      return first?.mail;
    };
    await expect.poll(async () => (await waiting())?.error, { timeout: 20_000 }).toBeTruthy();
    const mail = `/api/mail/${(await waiting())?.id}/send`;
    await change('POST', '/api/mail/:id/send', `sent the mail to ${email} again`, mail);
    await mailServer.start();
    await change('POST', '/api/mail/test', 'sent a test mail to maya@example.com');
    await mailServer.stop();
    const renewed = await change(
      'POST',
      '/api/invitations/:id/link',
      `new link for the invitation of ${email}`,
      `/api/invitations/${invitation?.id}/link`,
    );
    await change(
      'DELETE',
      '/api/invitations/:id',
      `revoked the invitation of ${email}`,
      `/api/invitations/${invitation?.id}`,
    );
    const again = await call('POST', '/api/invitations', { email, role: 'writer' });
    const tokenOf = (url: string) => url.split('#')[1] ?? '';
    const urls = [
      (invited.body as { link: { url: string } }).link.url,
      (renewed.body as { url: string }).url,
      (again.body as { link: { url: string } }).link.url,
    ];
    tokens.push(...urls.map(tokenOf));
    const owners = call;
    call = as(desk);
    const joined = await change('POST', '/api/access-links/use', 'Wren Okafor joined as writer', undefined, {
      token: tokenOf(urls[2] ?? ''),
      ...wren,
    });
    const wrens = as(desk, cookieOf(joined));
    tokens.push(cookieOf(joined).cookie);

    // Sign-in by password.
    const signedIn = await change('POST', '/api/sign-in', 'Wren Okafor signed in by password', undefined, {
      email,
      password: secrets.password,
    });
    expect((await entriesOf(desk))[0]).toMatchObject({
      role: 'writer',
      address: '127.0.0.1',
      sessionId: expect.any(Number),
    });
    const second = as(desk, cookieOf(signedIn));
    tokens.push(cookieOf(signedIn).cookie);
    const [, first] = (await second('GET', '/api/sessions')).body as { id: number }[];

    // Their own account.
    call = second;
    await change(
      'DELETE',
      '/api/sessions/:id',
      'Wren Okafor ended one of their sessions',
      `/api/sessions/${first?.id}`,
    );
    await change('DELETE', '/api/sessions', 'Wren Okafor signed out of all other browsers');
    expect((await wrens('GET', '/api/me')).status).toBe(401);
    await change('PUT', '/api/me/name', 'changed their name from Wren Okafor to Wren O.', undefined, {
      fullName: 'Wren O.',
    });
    await call('PUT', '/api/me/name', { fullName: wren.fullName });
    const same = (await entriesOf(desk)).length;
    expect((await call('PUT', '/api/me/name', { fullName: wren.fullName })).status).toBe(204);
    expect(await entriesOf(desk)).toHaveLength(same);
    const passwords = { current: secrets.password, password: secrets.newPassword };
    call = as(
      desk,
      cookieOf(await change('PUT', '/api/me/password', 'Wren Okafor changed their password', undefined, passwords)),
    );
    const started = await call('POST', '/api/me/second-factor', { password: secrets.newPassword });
    const { secret } = started.body as { secret: string };
    const code = () => new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: desk.clock.now.getTime() });
    const factor = await change(
      'PUT',
      '/api/me/second-factor',
      'Wren Okafor turned on their second factor',
      undefined,
      { code: code() },
    );
    const ofPassword = { password: secrets.newPassword };
    await change('POST', '/api/me/recovery-codes', 'Wren Okafor made new recovery codes', undefined, ofPassword);
    await change(
      'POST',
      '/api/me/second-factor/end',
      'Wren Okafor turned off their second factor',
      undefined,
      ofPassword,
    );
    tokens.push(secret, ...(factor.body as { recoveryCodes: string[] }).recoveryCodes);
    const device = newAuthenticator(origin);
    const options = await call('POST', '/api/me/passkeys/start', ofPassword);
    const credential = device.create(options.body as Parameters<typeof device.create>[0]);
    const passkey = idOf(
      await change('POST', '/api/me/passkeys', 'Wren Okafor added the passkey “Laptop”', undefined, {
        name: 'Laptop',
        credential,
      }),
    );
    later(1);
    const wrenAtLast = call;
    call = as(desk);
    const asked = await call('POST', '/api/sign-in/passkey/start');
    const answer = { credential: device.get(asked.body as Parameters<typeof device.get>[0]) };
    await change('POST', '/api/sign-in/passkey', 'Wren Okafor signed in by passkey', undefined, answer);
    call = wrenAtLast;
    await change(
      'DELETE',
      '/api/me/passkeys/:id',
      'Wren Okafor deleted the passkey “Laptop”',
      `/api/me/passkeys/${passkey}`,
    );

    // Members.
    const { id } = (await call('GET', '/api/me')).body as { id: number };
    const turnedOn = await call('POST', '/api/me/second-factor', ofPassword);
    const next = (turnedOn.body as { secret: string }).secret;
    later(60);
    const nextCode = new TOTP({ secret: next, digits: 6, period: 30 }).generate({
      timestamp: desk.clock.now.getTime(),
    });
    await call('PUT', '/api/me/second-factor', { code: nextCode });
    const [sessionOfWren] = (await call('GET', '/api/sessions')).body as { id: number }[];
    call = owners;
    const team = `/api/team/${id}`;
    await change(
      'PUT',
      '/api/team/:id/scope',
      'Maya Lindqvist limited Wren Okafor to products of brand Clayfield',
      `${team}/scope`,
      { scope: { brand: ['Clayfield'], category: [], retailer: [] } },
    );
    await change(
      'PUT',
      '/api/team/:id/role',
      'Maya Lindqvist changed the role of Wren Okafor from writer to viewer',
      `${team}/role`,
      { role: 'viewer' },
    );
    await change(
      'DELETE',
      '/api/team/:id/sessions/:sessionId',
      'ended a session of Wren Okafor',
      `${team}/sessions/${sessionOfWren?.id}`,
    );
    await change('DELETE', '/api/team/:id/sessions', 'signed Wren Okafor out of all browsers', `${team}/sessions`);
    await change(
      'DELETE',
      '/api/team/:id/second-factor',
      'turned off the second factor of Wren Okafor',
      `${team}/second-factor`,
    );
    const made = await change(
      'POST',
      '/api/team/:id/password-link',
      'made a link for a new password for Wren Okafor',
      `${team}/password-link`,
    );
    await change(
      'DELETE',
      '/api/team/:id/password-link',
      'revoked the link for a new password for Wren Okafor',
      `${team}/password-link`,
    );
    const link = await call('POST', `${team}/password-link`);
    tokens.push(tokenOf((made.body as { url: string }).url));
    const reset = tokenOf((link.body as { url: string }).url);
    tokens.push(reset);
    await desk.call('POST', '/api/access-links/use', { token: reset, password: secrets.password });
    expect((await entriesOf(desk))[0]?.sentence).toBe('Wren Okafor set a new password with a link');
    await change('DELETE', '/api/team/:id', 'Maya Lindqvist removed Wren Okafor', team);
    const exportSays = 'Maya Lindqvist exported the personal data of Wren Okafor';
    const file = await change('GET', '/api/team/:id/data', exportSays, `${team}/data`);
    for (const secret of [...Object.values(secrets), ...tokens]) expect(file.text).not.toContain(secret);
    const eraseSays = `Maya Lindqvist erased the personal data of Former member ${id}`;
    await change('POST', '/api/team/:id/erase', eraseSays, `${team}/erase`, { fullName: wren.fullName });

    await expectNoSecret(
      desk,
      tokens.filter((each) => each.length > 0),
    );
  });
});

it('every call that must be recorded was made', () => {
  expect(audited.length).toBeGreaterThan(50);
  expect(audited.filter((each) => !covered.has(each))).toEqual([]);
});
