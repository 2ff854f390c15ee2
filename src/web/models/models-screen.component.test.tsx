// API Integration: what each model does, the connections in all their states, and every change with its failure.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type Connection,
  changeConnection,
  chooseModel,
  deleteConnection,
  getModelSettings,
  type ModelSettingsReply,
  testConnection,
} from '#domain/models/connections.contract.ts';
import { Problem } from '#domain/problem.ts';
import { listWebhooks } from '#domain/webhooks/webhooks.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serve } from '#testing/components/serve.ts';
import { connection, environmentModel, modelSettings } from '#testing/components/serve-models.ts';
import { readSoon } from '#web/client/gathered-reads.ts';

const main = page.getByRole('main');
const rows = main.getByRole('list', { name: 'Connections' }).getByRole('listitem');
const choice = (job: string) => main.getByRole('combobox', { name: `Model for ${job}` });
const textsOf = (elements: Element[]) => elements.map((element) => element.textContent?.trim());

/** Serves settings that a test changes as the server would. */
function serveSettings(given: Partial<ModelSettingsReply> = {}): { now: ModelSettingsReply } {
  const stored = { now: modelSettings(given) };
  serve(getModelSettings, () => stored.now);
  serve(listWebhooks, []);
  return stored;
}
const change = (stored: { now: ModelSettingsReply }, id: number, given: Partial<Connection>) => {
  stored.now = {
    ...stored.now,
    connections: stored.now.connections.map((each) => (each.id === id ? { ...each, ...given } : each)),
  };
};

test('each connection shows what it is, what it does, its key as far as it may be shown, and what it cost', async () => {
  serveSettings();
  openScreen('/api-integration');
  await expect.element(main.getByRole('heading', { level: 1, name: 'API Integration' })).toBeVisible();
  await expect.element(rows.nth(0)).toMatchTextContent(/Writer.*Writes.*writer-1 · OpenAI/);
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/Key ending in 90ab.*\$2\.50 in, \$10\.00 out per million tokens.*\$0\.42 of \$5\.00 today/);
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(/Talker.*Chats.*The key can no longer be read: enter it again\./);
  await expect.element(rows.nth(1).getByRole('switch', { name: 'Status of Talker' })).not.toBeChecked();
  await expect
    .element(rows.nth(2))
    .toMatchTextContent(
      /Own server.*own-1 · OpenAI-compatible server · http:\/\/127\.0\.0\.1:11434\/v1.*No key.*No prices set/,
    );
  await expect.element(main.getByText('Talker is turned off: the built-in assistant answers.')).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Integration Status' })).toBeVisible();
});

test('spending without a budget is shown alone', async () => {
  serveSettings({ connections: [connection({ dailyBudget: null, keyEnd: null })] });
  openScreen('/api-integration');
  await expect.element(rows.nth(0)).toMatchTextContent(/Key stored.*\$0\.42 today/);
});

test('without a connection the built-in writer is named, and the first one is a press away', async () => {
  serveSettings({ connections: [], jobs: { write: null, judge: null, chat: null } });
  const screen = openScreen('/api-integration');
  await expect.element(main.getByText('No connections yet')).toBeVisible();
  await expect.element(main.getByText(/^Copydesk uses its built-in writer\. It needs no key/)).toBeVisible();
  await expect.element(choice('writing')).toHaveTextContent('Built-in writer');
  await expect.element(choice('checking')).toHaveTextContent('Off');
  await expect.element(choice('chat and questions')).toHaveTextContent('Built-in assistant');
  await main.getByRole('button', { name: 'Add Connection' }).last().click();
  await expect.element(page.getByRole('dialog', { name: 'Add Connection' })).toBeVisible();
  expect(screen.address()).toBe('/api-integration?dialog=new');
});

test('the model of the environment does all jobs, and says where it is changed', async () => {
  serveSettings({ environment: environmentModel });
  openScreen('/api-integration');
  const card = main.getByRole('region', { name: 'Set on the server' });
  await expect.element(card).toMatchTextContent(/environment-1 · Anthropic/);
  await expect
    .element(card)
    .toMatchTextContent(/Key set · \$3\.00 in, \$15\.00 out per million tokens · \$20\.00 per day/);
  await expect.element(card).toMatchTextContent(/The server setting AI_PROVIDER chooses/);
  const jobs = main.getByRole('list', { name: 'Jobs' });
  expect(textsOf(jobs.getByText(/set on the server$/).elements())).toHaveLength(3);
  expect(jobs.getByRole('combobox').elements()).toEqual([]);
  // What was chosen here does nothing now, and is not said to.
  expect(rows.getByText('Writes', { exact: true }).elements()).toEqual([]);
});

test('a job is given to another model at once', async () => {
  const stored = serveSettings();
  const gate = Promise.withResolvers<void>();
  const sent = serve(chooseModel, async ({ params, body }) => {
    await gate.promise;
    stored.now = { ...stored.now, jobs: { ...stored.now.jobs, [params.job]: body.connectionId } };
    return stored.now.jobs;
  });
  openScreen('/api-integration');
  await choice('writing').click();
  await expect
    .poll(() => textsOf(page.getByRole('option').elements()))
    .toEqual(['Built-in writer', 'Writer', 'Talker (off)', 'Own server']);
  await page.getByRole('option', { name: 'Own server' }).click();
  await expect.element(choice('writing')).toHaveTextContent('Own server');
  await expect.element(rows.nth(2).getByText('Writes')).toBeVisible();
  gate.resolve();
  await choice('chat and questions').click();
  await page.getByRole('option', { name: 'Built-in assistant' }).click();
  await expect
    .poll(() => sent.map(({ path, body }) => [path, body]))
    .toEqual([
      ['/api/model-jobs/write', { connectionId: 3 }],
      ['/api/model-jobs/chat', { connectionId: null }],
    ]);
});

test('a choice that was not stored goes back and says so', async () => {
  serveSettings();
  serve(chooseModel, new Problem('NOT_FOUND', 'Connection not found'));
  openScreen('/api-integration');
  await choice('checking').click();
  await page.getByRole('option', { name: 'Own server' }).click();
  await expectToast('The choice was not saved', 'Connection not found');
  await expect.element(choice('checking')).toHaveTextContent('Off');
});

test('a connection is switched off at once, with a word on it, and goes back where that fails', async () => {
  const stored = serveSettings();
  const sent = serve(changeConnection, ({ params, body }) => {
    change(stored, params.id, { isActive: body.isActive ?? true });
    return connection({ isActive: body.isActive ?? true });
  });
  openScreen('/api-integration');
  const state = rows.nth(0).getByRole('switch', { name: 'Status of Writer' });
  await state.click();
  await expect.element(state).toHaveTextContent('Off');
  await expectToast('Connection turned off', 'Writer');
  await expect.element(main.getByText('Writer is turned off: the built-in writer writes.')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ isActive: false }]);

  serve(changeConnection, new Problem('UNAVAILABLE', 'Not now.'));
  await state.click();
  await expectToast('The connection was not changed', 'Not now.');
  await expect.element(state).toHaveTextContent('Off');
});

test('a connection says what it takes: pictures, text alone, and nothing before that is known', async () => {
  serveSettings({
    connections: [true, false, null].map((sees, at) => connection({ id: at + 1, name: `Model ${at + 1}`, sees })),
  });
  openScreen('/api-integration');
  await expect.element(rows.nth(0).getByText('Sees pictures')).toBeVisible();
  await expect.element(rows.nth(1).getByText('Text only')).toBeVisible();
  await expect.element(rows.nth(2).getByText('Model 3')).toBeVisible();
  expect(
    rows
      .nth(2)
      .getByText(/pictures|Text only/)
      .query(),
  ).toBeNull();
});

test('a stored connection is tested where it stands', async () => {
  serveSettings();
  const sent = serve(testConnection, { works: true, sees: null, text: 'The connection works: the model answered.' });
  openScreen('/api-integration');
  await rows.nth(0).getByRole('button', { name: 'Test Writer' }).click();
  await expect.element(rows.nth(0).getByRole('status')).toHaveTextContent('The connection works: the model answered.');
  expect(sent.map(({ body }) => body)).toEqual([{ id: 1 }]);
  serve(testConnection, { works: false, sees: null, text: 'The address cannot be reached.' });
  await rows.nth(0).getByRole('button', { name: 'Test Writer' }).click();
  await expect.element(rows.nth(0).getByRole('status')).toHaveTextContent('The address cannot be reached.');
  serve(testConnection, new Problem('UNAVAILABLE', 'The key cannot be read.'));
  await rows.nth(1).getByRole('button', { name: 'Test Talker' }).click();
  await expect.element(rows.nth(1).getByRole('status')).toHaveTextContent('The key cannot be read.');
});

test('a deletion asks once, says who takes over, and names the version it saw', async () => {
  const stored = serveSettings();
  const sent = serve(deleteConnection, ({ params }) => {
    const connections = stored.now.connections.filter(({ id }) => id !== params.id);
    stored.now = { ...stored.now, connections, jobs: { ...stored.now.jobs, write: null } };
    return undefined;
  });
  openScreen('/api-integration');
  await rows.nth(0).getByRole('button', { name: 'Delete Writer' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Writer?' });
  await expect.element(dialog).toMatchTextContent(/From then on the built-in writer writes\./);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await rows.nth(0).getByRole('button', { name: 'Delete Writer' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast('Connection deleted', 'Writer and its key were deleted.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(rows.nth(0)).toMatchTextContent(/Talker/);
  expect(sent.map(({ path, headers }) => [path, headers.get('if-match')])).toEqual([
    ['/api/model-connections/1', '"1"'],
  ]);
});

test('a deletion that was refused says so and leaves the connection', async () => {
  serveSettings();
  serve(deleteConnection, new Problem('STALE_VERSION', 'Someone else changed this connection meanwhile.'));
  openScreen('/api-integration?dialog=delete-3');
  const dialog = page.getByRole('alertdialog', { name: 'Delete Own server?' });
  // It does nothing: nobody has to take over.
  await expect.element(dialog.getByText(/From then on/)).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast('The connection was not deleted', 'Someone else changed this connection meanwhile.');
  await expect.element(rows.nth(2)).toMatchTextContent(/Own server/);
});

test('a connection that is gone says so in place of its dialog', async () => {
  serveSettings();
  const screen = openScreen('/api-integration?dialog=edit-9');
  const dialog = page.getByRole('dialog', { name: 'This connection was deleted' });
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(screen.address).toBe('/api-integration');
});

test('what someone else changes shows at once', async () => {
  const stored = serveSettings();
  openScreen('/api-integration');
  await expect.element(rows.nth(0)).toMatchTextContent(/Writer/);
  change(stored, 1, { name: 'Renamed' });
  readSoon({ type: 'models' });
  await expect.element(rows.nth(0)).toMatchTextContent(/Renamed/);
});
