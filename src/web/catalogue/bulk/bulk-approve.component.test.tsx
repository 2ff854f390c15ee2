// The question before an approval of many products says how many of their parts will be approved, and what will be skipped and why.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { countLenses } from '#domain/catalogue/lenses.contract.ts';
import * as runs from '#domain/runs/runs.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { lensCounts, products } from '#testing/components/replies.ts';
import { preview, run, sampledRun } from '#testing/components/run-records.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
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

test('the button counts what will be approved, and what will be skipped is named with its reason', async () => {
  const left = [
    { because: 'never-written' as const, products: 1, parts: 4 },
    { because: 'open-claim' as const, products: 0, parts: 1 },
  ];
  serve(runs.previewRun, preview({ taken: 2, takenParts: 7, left }));
  const started = serve(runs.startRun, run());
  await ask();
  const question = page.getByRole('alertdialog', { name: 'Approve 2 products?' });
  const items = question.getByRole('list', { name: 'Will be skipped' }).getByRole('listitem');
  await expect
    .element(items.nth(0))
    .toMatchTextContent(/No optimized content yet. Generate it first\s*4 parts \(1 whole product\)/);
  await expect.element(items.nth(1)).toMatchTextContent(/Open claims.*1 part$/);
  await expect
    .element(question)
    .toMatchTextContent('7 parts of 2 products will be approved. 1 part will stay pending. You can undo it');
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

test('who may only change some products is told how many are others before the run', async () => {
  const reason = 'You may only change products of brand Mossbeck. Ask an admin.';
  serve(runs.previewRun, preview({ total: 9, taken: 1, takenParts: 4, skipped: [{ reason, products: 8 }] }));
  await ask();
  const question = page.getByRole('alertdialog', { name: 'Approve 1 product?' });
  await expect
    .element(question.getByRole('list', { name: 'Skipped' }))
    .toMatchTextContent(new RegExp(`8\\s*${reason}`));
  await expect.element(question.getByText(/^4 parts of 1 product will be approved\./)).toBeVisible();
});

test('all can be taken, and only some parts', async () => {
  const looked = serve(runs.previewRun, ({ body }) =>
    preview({ taken: 'takeAll' in body.options && body.options.takeAll ? 3 : 1 }),
  );
  const started = serve(runs.startRun, run());
  await ask();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByRole('button', { name: 'Approve 1', exact: true })).toBeVisible();
  await expect
    .element(question)
    .toMatchTextContent(
      'Approves pending parts whose claims are supported and that break no required rule. Rejected parts stay rejected.',
    );
  await question
    .getByRole('checkbox', { name: 'Also approve parts with open claims or broken required rules' })
    .click();
  await expect.element(question).toMatchTextContent('Approves all pending parts. Rejected parts stay rejected.');
  await question.getByRole('checkbox', { name: 'Description' }).click();
  await question.getByRole('button', { name: 'Approve 3', exact: true }).click();
  await expect.poll(() => started.length).toBe(1);
  const options = { parts: ['title', 'bullets', 'images'], takeAll: true };
  expect(started[0]?.body).toMatchObject({ options });
  expect(looked.at(-1)?.body).toMatchObject({ options });
});

test('of more than were checked it says how many at most, and what else will be skipped', async () => {
  const left = [{ because: 'not-pending' as const, products: 300, parts: 1_200 }];
  serve(runs.previewRun, preview({ total: 1_200, taken: 900, takenParts: 3_600, isExact: false, left }));
  await ask();
  const question = page.getByRole('alertdialog', { name: 'Approve up to 900 products?' });
  await expect
    .element(question)
    .toMatchTextContent(/Already approved or rejected\s*1,200 parts \(300 whole products\)/);
  await expect
    .element(question)
    .toMatchTextContent(
      'Up to 3,600 parts of 900 products will be approved. Parts whose text was deleted, and parts with open claims or broken required rules, will also be skipped.',
    );
  await expect.element(question.getByRole('button', { name: 'Approve up to 900' })).toBeEnabled();
  await question
    .getByRole('checkbox', { name: 'Also approve parts with open claims or broken required rules' })
    .click();
  await expect
    .element(question)
    .toMatchTextContent(
      'Parts whose text was deleted, and parts with claims that someone must confirm, will also be skipped.',
    );
});

test('of more than can be looked at, the first twenty can be tried', async () => {
  serve(runs.previewRun, preview({ total: 1_200, taken: 900, isExact: false }));
  const started = serve(runs.startRun, run({ id: 8 }));
  const { address } = await ask();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Test on 20' }).click();
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

/** The pending list with so many clean products. */
async function openQueue(clean: number) {
  serve(listProducts, pageOf(products(3), { total: clean }));
  serve(countLenses, { ...lensCounts, clean });
  return openScreen('/pending-products?category=Kitchen');
}

test('many clean products are approved after a look at twenty that the server draws', async () => {
  serve(runs.previewRun, preview({ total: 812, taken: 812, isExact: false }));
  const started = serve(runs.startRun, sampledRun());
  serve(runs.getRun, sampledRun());
  const { address } = await openQueue(812);
  await page.getByRole('button', { name: 'Review 20, then approve 812' }).click();
  const question = page.getByRole('alertdialog', { name: 'Review 20, then approve up to 812 products?' });
  await expect.element(question).toMatchTextContent('Nothing is approved until you review these and confirm.');
  await question.getByRole('button', { name: 'Pick 20 to review' }).click();
  await expect.poll(address).toBe('/runs/12');
  expect(started.map(({ body }) => body)).toMatchObject([
    {
      action: 'approve',
      options: { takeAll: false, sample: 20 },
      selection: { filter: { category: 'Kitchen', lens: 'clean' } },
    },
  ]);
});

test('of so few that the sample would be all of them, they are approved as usual', async () => {
  serve(runs.previewRun, preview({ total: 20, taken: 20 }));
  await openQueue(20);
  await page.getByRole('button', { name: 'Approve 20 clean' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Approve 20 products?' })).toBeVisible();
});
