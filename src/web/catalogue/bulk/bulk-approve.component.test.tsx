// The question before a bulk approval says of how many something is approved, and what stays as it is and why.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as runs from '#domain/runs/runs.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { preview, run } from '#testing/components/run-records.ts';
import { serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';

beforeEach(serveAll);

let asked = 0;
/** Each time in a list of its own: a list remembers what was ticked. */
async function ask() {
  asked += 1;
  const screen = openScreen(`/?brand=approve-${asked}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const bar = page.getByRole('region', { name: 'Selected products' });
  await bar.getByRole('button', { name: 'Approve', exact: true }).click();
  return screen;
}

test('the button counts what is approved, and what stays is named with its reason', async () => {
  const left = [
    { because: 'never-written' as const, products: 1, parts: 4 },
    { because: 'open-claim' as const, products: 0, parts: 1 },
  ];
  serve(runs.previewRun, preview({ taken: 2, left }));
  const started = serve(runs.startRun, run());
  await ask();
  const question = page.getByRole('alertdialog', { name: 'Approve 2 products?' });
  const items = question.getByRole('list', { name: 'Stays as it is' }).getByRole('listitem');
  await expect
    .element(items.nth(0))
    .toMatchTextContent(/No optimized content yet: generate it first\s*4 parts \(1 product as a whole\)/);
  await expect.element(items.nth(1)).toMatchTextContent(/Open claims.*1 part$/);
  await question.getByRole('button', { name: 'Approve 2', exact: true }).click();
  await expect
    .poll(() => started[0]?.body)
    .toEqual({
      action: 'approve',
      options: { parts: ['title', 'bullets', 'description', 'images'], takeAll: false },
      selection: { ids: [1, 2, 3] },
    });
  await expect.element(question).not.toBeInTheDocument();
});

test('all can be taken, and only some parts', async () => {
  const looked = serve(runs.previewRun, ({ body }) =>
    preview({ taken: 'takeAll' in body.options && body.options.takeAll ? 3 : 1 }),
  );
  const started = serve(runs.startRun, run());
  await ask();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByRole('button', { name: 'Approve 1', exact: true })).toBeVisible();
  await expect.element(question).toMatchTextContent('approved where every claim is borne out and every rule kept');
  await question.getByRole('checkbox', { name: 'Also approve parts with open claims or rules not kept' }).click();
  await expect.element(question).toMatchTextContent('Pending parts are approved. Rejected parts stay rejected.');
  await question.getByRole('checkbox', { name: 'Description' }).click();
  await question.getByRole('button', { name: 'Approve 3', exact: true }).click();
  await expect.poll(() => started.length).toBe(1);
  const options = { parts: ['title', 'bullets', 'images'], takeAll: true };
  expect(started[0]?.body).toMatchObject({ options });
  expect(looked.at(-1)?.body).toMatchObject({ options });
});

test('of more than were looked at it says how many at most, and what else is left', async () => {
  const left = [{ because: 'not-pending' as const, products: 300, parts: 1_200 }];
  serve(runs.previewRun, preview({ total: 1_200, taken: 900, isExact: false, left }));
  await ask();
  const question = page.getByRole('alertdialog', { name: 'Approve up to 900 products?' });
  await expect
    .element(question)
    .toMatchTextContent(/Approved or rejected already\s*1,200 parts \(300 products as a whole\)/);
  await expect
    .element(question)
    .toMatchTextContent(
      'Up to 900 of 1,200 products are approved. Parts that are empty, have open claims or do not keep a rule are left as well.',
    );
  await expect.element(question.getByRole('button', { name: 'Approve up to 900' })).toBeEnabled();
  await question.getByRole('checkbox', { name: 'Also approve parts with open claims or rules not kept' }).click();
  await expect
    .element(question)
    .toMatchTextContent('Parts that are empty, or have claims somebody must answer for by name, are left as well.');
});

test('of more than can be looked at, the first twenty can be tried', async () => {
  serve(runs.previewRun, preview({ total: 1_200, taken: 900, isExact: false }));
  const started = serve(runs.startRun, run({ id: 8 }));
  const { address } = await ask();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Try on 20' }).click();
  await expect
    .poll(() => started[0]?.body)
    .toMatchObject({
      action: 'approve',
      selection: { ids: [1, 2, 3], first: 20 },
    });
  await expect.poll(address).toBe('/runs/8');
});

test('where nothing can be approved the button says so and starts nothing', async () => {
  const left = [{ because: 'not-pending' as const, products: 2, parts: 8 }];
  serve(runs.previewRun, preview({ total: 2, taken: 0, left }));
  await ask();
  const question = page.getByRole('alertdialog', { name: 'Nothing to approve' });
  await expect
    .element(question.getByRole('button', { name: 'Approve', exact: true }))
    .toHaveAttribute('aria-disabled', 'true');
});
