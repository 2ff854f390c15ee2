// A connection in its dialog: its fields and their errors, tested before it is saved, kept while it is not, its key never.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  addConnection,
  changeConnection,
  getModelSettings,
  testConnection,
} from '#domain/models/connections.contract.ts';
import { Problem } from '#domain/problem.ts';
import { listWebhooks } from '#domain/webhooks/webhooks.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serve } from '#testing/components/serve.ts';
import { connection, modelSettings } from '#testing/components/serve-models.ts';

const secretKey = 'sk-typed-5e7c2f90ab';
const adding = page.getByRole('dialog', { name: 'Add Connection' });
const editing = page.getByRole('dialog', { name: 'Edit Connection' });
type Dialog = typeof adding;
const field = (dialog: Dialog, name: string) => dialog.getByLabelText(name, { exact: true });
const press = (dialog: Dialog, name: string) => dialog.getByRole('button', { name, exact: true }).click();
const keptTexts = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(() => {
  serve(getModelSettings, modelSettings());
  serve(listWebhooks, []);
});

test('a new connection begins with its name, says what is missing at each field, and is sent whole', async () => {
  const sent = serve(addConnection, connection({ id: 4, name: 'Second' }));
  const screen = openScreen('/api-integration?dialog=new');
  await expect.element(field(adding, 'Name')).toHaveFocus();
  await press(adding, 'Add Connection');
  for (const words of [
    'Enter a name for the connection.',
    'Enter the provider’s name for the model.',
    'Enter a key: OpenAI accepts no requests without a key.',
  ])
    await expect.element(adding.getByText(words)).toBeVisible();
  await expect.element(field(adding, 'Name')).toHaveFocus();
  expect(sent).toEqual([]);

  await field(adding, 'Name').fill('Second');
  await expect.element(adding.getByText('Enter a name for the connection.')).not.toBeInTheDocument();
  await field(adding, 'Model').fill('writer-2');
  await field(adding, 'Key').fill(secretKey);
  await expect.element(field(adding, 'Key')).toHaveAttribute('type', 'password');
  await field(adding, 'Input price').fill('2,5');
  await field(adding, 'Output price').fill('10');
  await field(adding, 'Daily budget').fill('5');
  await userEvent.keyboard('{Enter}');
  await expectToast('Connection added', 'Choose what Second does.');
  await expect.poll(screen.address).toBe('/api-integration');
  expect(sent.map(({ body }) => body)).toEqual([
    {
      name: 'Second',
      provider: 'openai',
      model: 'writer-2',
      baseUrl: null,
      key: secretKey,
      inputPrice: 2.5,
      outputPrice: 10,
      dailyBudget: 5,
      concurrency: 4,
      requestsPerMinute: null,
      tokensPerMinute: null,
      maxOutputTokens: 8_192,
      timeoutSeconds: 120,
      temperature: null,
      seed: null,
    },
  ]);
});

test('another provider asks for another field', async () => {
  openScreen('/api-integration?dialog=new');
  await expect.element(field(adding, 'URL (optional)')).toBeVisible();
  await adding.getByRole('combobox', { name: 'Provider' }).click();
  await page.getByRole('option', { name: 'OpenAI-compatible server' }).click();
  await expect.element(field(adding, 'Key (optional)')).toBeVisible();
  await field(adding, 'URL').fill('file:///etc/passwd');
  await press(adding, 'Test connection');
  await expect.element(adding.getByText(/^Enter a URL such as/)).toBeVisible();
});

test('a wrong limit opens what is folded away', async () => {
  openScreen('/api-integration?dialog=edit-1');
  await press(editing, 'Limits, temperature and seed');
  await field(editing, 'Temperature').fill('warm');
  await press(editing, 'Limits, temperature and seed');
  await press(editing, 'Save Connection');
  await expect.element(editing.getByText('Enter a number from 0 to 2, for example 0.3.')).toBeVisible();
  await expect.element(field(editing, 'Temperature')).toHaveFocus();
});

test('what is typed is tested before it is saved; a later change takes the result away', async () => {
  const sent = serve(testConnection, { works: false, sees: null, text: 'OpenAI does not accept the key (401).' });
  openScreen('/api-integration?dialog=edit-1');
  await field(editing, 'Key').fill(secretKey);
  await press(editing, 'Test connection');
  await expect.element(editing.getByRole('status')).toHaveTextContent('OpenAI does not accept the key (401).');
  expect(sent.map(({ body }) => body)).toMatchObject([{ id: 1, connection: { model: 'writer-1', key: secretKey } }]);
  await field(editing, 'Model').fill('writer-2');
  await expect.element(editing.getByText(/does not accept/)).not.toBeInTheDocument();
  serve(testConnection, new Problem('UNAVAILABLE', 'The server stops.'));
  await press(editing, 'Test connection');
  await expect.element(editing.getByRole('status')).toHaveTextContent('The server stops.');
});

test('a stored key is shown by its end, and kept where none is typed', async () => {
  const sent = serve(changeConnection, connection({ name: 'Renamed', version: 2 }));
  openScreen('/api-integration?dialog=edit-1');
  await expect.element(editing.getByText('Key ending in 90ab. Leave empty to keep this key.')).toBeVisible();
  await field(editing, 'Name').fill('Renamed');
  await press(editing, 'Save Connection');
  await expectToast('Connection saved', 'Renamed will use these settings from the next model call.');
  expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"']);
  expect(sent[0]?.body).toMatchObject({ connection: { name: 'Renamed' } });
  expect(sent[0]?.body).not.toHaveProperty('connection.key');
});

test('at another address the key is asked for again', async () => {
  openScreen('/api-integration?dialog=edit-1');
  await field(editing, 'URL (optional)').fill('https://proxy.example/v1');
  await press(editing, 'Save Connection');
  await expect
    .element(editing.getByText('Enter the key again. The stored key is only sent to the URL you entered it for.'))
    .toBeVisible();
  await expect.element(field(editing, 'Key')).toHaveFocus();
});

test('a key that cannot be read is asked for when the connection is saved', async () => {
  openScreen('/api-integration?dialog=edit-2');
  await press(editing, 'Save Connection');
  await expect.element(editing.getByText('The key can no longer be read: enter it again.')).toBeVisible();
});

test('a key that is not needed is taken away, or left after all', async () => {
  const own = connection({ provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:8000/v1' });
  serve(getModelSettings, modelSettings({ connections: [own] }));
  const sent = serve(changeConnection, { ...own, hasKey: false });
  openScreen('/api-integration?dialog=edit-1');
  await press(editing, 'Remove the stored key');
  await expect.element(editing.getByText('Leave empty if the server needs no key.')).toBeVisible();
  await press(editing, 'Keep the stored key');
  await expect.element(editing.getByText(/^Key ending in 90ab/)).toBeVisible();
  await press(editing, 'Remove the stored key');
  await press(editing, 'Save Connection');
  await expectToast('Connection saved');
  expect(sent[0]?.body).toHaveProperty('connection.key', null);
});

test('a refusal of the server stands at its field, and another try is let through', async () => {
  const words = 'Enter the key again. The stored key is only sent to the URL you entered it for.';
  serve(
    changeConnection,
    new Problem('INVALID_INPUT', 'The input is not right.', { issues: [{ path: 'key', message: words }] }),
  );
  openScreen('/api-integration?dialog=edit-1');
  await press(editing, 'Save Connection');
  await expect.element(editing.getByText(words)).toBeVisible();
  serve(changeConnection, new Problem('STALE_VERSION', 'Someone else changed this connection meanwhile.'));
  await press(editing, 'Save Connection');
  await expect
    .element(editing.getByRole('alert'))
    .toMatchTextContent('Someone else changed this connection meanwhile.');
});

test('what was not saved is back when the dialog opens again, but for the key', async () => {
  openScreen('/api-integration?dialog=edit-1');
  await field(editing, 'Model').fill('writer-2');
  await field(editing, 'Key').fill(secretKey);
  await press(editing, 'Close');
  await expect.element(editing).not.toBeInTheDocument();
  expect(keptTexts()).toContain('writer-2');
  expect(keptTexts()).not.toContain(secretKey);
  await page.getByRole('button', { name: 'Edit Writer' }).click();
  await expect.element(editing.getByText(/Unsaved connection restored\./)).toBeVisible();
  await expect.element(field(editing, 'Model')).toHaveValue('writer-2');
  await expect.element(field(editing, 'Key')).toHaveValue('');
  await press(editing, 'Discard it');
  await expect.element(field(editing, 'Model')).toHaveValue('writer-1');
  expect(keptTexts()).not.toContain('writer-2');
});
