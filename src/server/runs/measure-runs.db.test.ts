// Runs that measure images: what they find reaches the check of every product that shows them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addProduct } from '#testing/factories.ts';
import { runToEnd } from '#testing/run-to-end.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = startTestApp();
const [file] = readdirSync(join(import.meta.dirname, '../../../sample/images'));
const picture = `/sample-images/${file}`;
const add = () => addProduct(app.database.db, { images: [picture], retailer: 'Amazon' });

const measure = async (...ids: number[]) => {
  const { items } = await runToEnd(app, { action: 'measure-images', selection: { ids } });
  return items.map(({ outcome, reason }) => [outcome, reason]);
};

it('a picture that was measured for one product is news to the check of another, once', async () => {
  const [mug, other] = [await add(), await add()];
  expect(await measure(mug)).toEqual([['done', null]]);
  expect(await measure(other)).toEqual([['done', null]]);
  const { items } = await runToEnd(app, { action: 'judge', selection: { ids: [mug, other] } });
  expect(items.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  expect(await measure(mug, other)).toEqual([
    ['unchanged', 'Nothing changed since the images were last measured.'],
    ['unchanged', 'Nothing changed since the images were last measured.'],
  ]);
});
