// A prompt tried on products: what fails is said and tried again, it can be stopped, and a scope without products says so.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import { sampleTrial, tryPrompt } from '#domain/prompts/prompt-trial.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { triedProduct } from '#testing/components/serve-prompts.ts';

const dialog = page.getByRole('dialog', { name: 'Add New Prompt' });
const tryIt = dialog.getByRole('button', { name: 'Test prompt' });
const trial = dialog.getByRole('region', { name: 'Test prompt' });
const status = trial.getByRole('status');
const products = [1, 2, 3, 4, 5].map((id) => ({ id, sku: `MUG-${id}`, title: `Mug ${id}` }));
const sample = { total: 99, products, engine: 'built-in', calls: { least: 0, most: 0 } };
const tried = (productId: number) => triedProduct(products.find(({ id }) => id === productId));

beforeEach(async () => {
  serveAll();
  serve(sampleTrial, sample);
  serve(tryPrompt, ({ body }) => tried(body.productId));
  openScreen('/prompts?dialog=new');
  await dialog.getByRole('textbox', { name: 'Prompt' }).fill('Keep titles under 45 characters');
});

test('what could not be chosen or drafted is said, and Retry goes on from there', async () => {
  serve(sampleTrial, new Response('Bad Gateway', { status: 500 }));
  await tryIt.click();
  await expect.element(trial.getByText('The prompt could not be tested')).toBeVisible();
  serve(sampleTrial, sample);
  serve(tryPrompt, ({ body: { productId } }) =>
    productId === 2 ? new Problem('INTERNAL', 'The writer is ill.') : tried(productId),
  );
  await trial.getByRole('button', { name: 'Retry' }).click();
  await expect.element(status).toMatchTextContent('4 of 99 products tested');
  await expect.element(status).toMatchTextContent('1 could not be drafted.');
  await expect.element(trial.getByText(/The writer is ill\./)).toBeVisible();
  const again = serve(tryPrompt, ({ body }) => tried(body.productId));
  await trial.getByRole('button', { name: 'Retry failed products' }).click();
  await expect.element(status).toMatchTextContent('5 of 99 products tested');
  await expect.element(trial.getByText(/The writer is ill\./)).not.toBeInTheDocument();
  expect(again.map(({ body }) => (body as { productId: number }).productId)).toEqual([2]);
});

test('stopped in the middle, it keeps what it has and goes on later', async () => {
  const held = Promise.withResolvers<void>();
  const sent = serve(tryPrompt, async ({ body: { productId } }) => {
    if (productId > 2) await held.promise;
    return tried(productId);
  });
  await tryIt.click();
  await expect.element(status).toHaveTextContent('Drafting product 3 of 5…');
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect.element(status).toMatchTextContent('2 of 99 products tested');
  await expect.element(status).toMatchTextContent('Stopped: 3 not tested yet.');
  held.resolve();
  await trial.getByRole('button', { name: 'Continue' }).click();
  await expect.element(status).toMatchTextContent('5 of 99 products tested');
  expect(sent.map(({ body }) => (body as { productId: number }).productId)).toEqual([1, 2, 3, 3, 4, 5]);
});

test('a scope without products says so', async () => {
  serve(sampleTrial, { ...sample, total: 0, products: [] });
  await dialog.getByRole('combobox', { name: 'Scope' }).click();
  await page.getByRole('option', { name: 'Brand' }).click();
  await dialog.getByRole('combobox', { name: 'Brand Name' }).fill('Nobody’s');
  await tryIt.click();
  await expect.element(status).toHaveTextContent('No product in the workspace matches this scope: Brand “Nobody’s”.');
});
