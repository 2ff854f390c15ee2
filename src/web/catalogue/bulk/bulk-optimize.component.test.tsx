// The question before many products are optimized, the run it starts, and how its end is shown.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { Problem } from '#domain/problem.ts';
import * as runs from '#domain/runs/runs.contract.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { products } from '#testing/components/replies.ts';
import { endedRun, findings, preview, run } from '#testing/components/run-records.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { readSoon } from '#web/client/gathered-reads.ts';

const question = page.getByRole('alertdialog');
const strip = page.getByRole('region', { name: 'Bulk Optimize: progress' });
const model = { name: 'a-model', calls: 3, inputTokens: 12_400, outputTokens: 3_000, cost: 0.42 };

beforeEach(() => {
  serve(listProducts, pageOf(products(3), { total: 3 }));
});

let asked = 0;
/** Each time in a list of its own: a list remembers what was ticked. */
async function ask() {
  asked += 1;
  const screen = openScreen(`/?brand=${asked}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Bulk Optimize' }).click();
  return screen;
}

test('a run is started with the specified keywords, and its end is told in the specified words', async () => {
  serve(runs.previewRun, preview());
  const ids = [1, 2, 3];
  const now = [run({ selection: { ids } })];
  const started = serve(runs.startRun, run({ selection: { ids } }));
  serve(runs.listRuns, () => (started.length === 0 ? [] : now));
  await ask();
  await expect.element(question).toMatchTextContent('Replaced text stays in history');
  await expect.element(question).toMatchTextContent('Up to 3 products will get new text. Unchanged texts are skipped.');
  await question.getByRole('button', { name: 'Optimize up to 3', exact: true }).click();
  await expect.element(strip).toMatchTextContent('Optimizing 868 of 1,240 products');
  await expect.element(page.getByRole('region', { name: 'Selected products' })).not.toBeInTheDocument();
  expect(started.map(({ body }) => body)).toEqual([
    {
      action: 'generate',
      options: {
        parts: ['title', 'bullets', 'description', 'images'],
        take: [],
        keywords: ['premium', 'quality', 'comfortable', 'durable'],
      },
      selection: { ids },
    },
  ]);

  now[0] = endedRun({
    counts: { total: 3, done: 2, asked: 0, unchanged: 1, refused: 0, failed: 0 },
    findings: findings(),
  });
  readSoon({ type: 'run', runId: 7 });
  await expectToast('Content generated', 'Changed 2 products, nothing written for 1.');
  await expect.element(strip).not.toBeInTheDocument();
  // The toast and the run are one end.
  await page.getByRole('button', { name: /^Notifications/ }).hover();
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect.element(panel.getByRole('region', { name: 'Runs' }).getByRole('listitem')).toBeVisible();
  await expect.element(panel.getByRole('region', { name: 'Messages' })).not.toBeInTheDocument();
});

test('what a language model wrote is named as its work, and its expected cost comes before', async () => {
  serve(runs.previewRun, preview({ model }));
  const started = serve(runs.startRun, run());
  serve(runs.listRuns, () => (started.length === 0 ? [] : [endedRun()]));
  await ask();
  await expect
    .element(question)
    .toMatchTextContent('Uses a-model: about 3 requests, 12.4K input tokens and 3K output tokens. Cost: about $0.42.');
  await question.getByRole('button', { name: 'Optimize up to 3', exact: true }).click();
  await expectToast('Content optimized with AI', 'Changed 3 products.');
});

test.each([
  [
    'nothing was written',
    { counts: { total: 3, done: 0, asked: 0, unchanged: 0, refused: 3, failed: 0 } },
    'No product changed, nothing written for 3.',
  ],
  [
    'all that was written equals its source',
    { written: { changed: 0, changedToLook: 0, unchanged: 3, unchangedToLook: 0 } },
    'No product changed, 3 unchanged.',
  ],
])('where %s, nothing speaks of generated content', async (_name, given, summary) => {
  serve(runs.previewRun, preview());
  const started = serve(runs.startRun, run());
  serve(runs.listRuns, () => (started.length === 0 ? [] : [endedRun(given)]));
  await ask();
  await question.getByRole('button', { name: 'Optimize up to 3', exact: true }).click();
  await expectToast('Bulk Optimize finished', summary);
});

test('what is skipped comes with how much of it there is, and can be taken', async () => {
  const looked = serve(runs.previewRun, ({ body }) =>
    preview(
      'take' in body.options && body.options.take.includes('approved')
        ? { total: 30, taken: 30 }
        : { total: 30, taken: 26, left: [{ because: 'approved', products: 4, parts: 9 }] },
    ),
  );
  const started = serve(runs.startRun, run());
  await ask();
  await expect.element(question).toMatchTextContent('9 parts (4 whole products)');
  await expect.element(question).toMatchTextContent('Up to 26 of 30 will get new text.');
  await question.getByRole('checkbox', { name: 'Other approved parts' }).click();
  await question.getByRole('checkbox', { name: 'Images' }).click();
  await expect
    .element(question)
    .toMatchTextContent('Up to 30 products will get new text. Unchanged texts are skipped.');
  await question.getByRole('button', { name: 'Optimize up to 30', exact: true }).click();
  await expect.poll(() => started.length).toBe(1);
  const options = { parts: ['title', 'bullets', 'description'], take: ['approved'] };
  expect(looked.at(-1)?.body).toMatchObject({ action: 'generate', options });
  expect(started[0]?.body).toMatchObject({ options });
});

test('at least one part is to be chosen', async () => {
  serve(runs.previewRun, preview());
  const started = serve(runs.startRun, run());
  await ask();
  for (const name of ['Title', 'Description', 'Bullets', 'Images'])
    await question.getByRole('checkbox', { name, exact: true }).click();
  const button = question.getByRole('button', { name: 'Optimize', exact: true });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await button.hover();
  await expect.element(page.getByRole('tooltip')).toMatchTextContent('Select at least one part');
  await expect.element(question).toMatchTextContent('Select at least one part.');
  expect(question.element().textContent).not.toMatch(/will get new text/);
  await question.getByRole('checkbox', { name: 'Images' }).click();
  await question.getByRole('button', { name: 'Optimize up to 3', exact: true }).click();
  await expect.poll(() => started[0]?.body).toMatchObject({ options: { parts: ['images'] } });
});

test('it can be tried on the first twenty, which are there to be looked at', async () => {
  serve(runs.previewRun, preview({ total: 900, taken: 880, isExact: false }));
  const started = serve(runs.startRun, run({ id: 8 }));
  serve(runs.getRun, run({ id: 8 }));
  serve(runs.listRunItems, []);
  const { address } = await ask();
  await expect.element(question).toMatchTextContent('Up to 880 of 900 will get new text.');
  await expect.element(question.getByRole('button', { name: 'Optimize up to 880' })).toBeVisible();
  await question.getByRole('button', { name: 'Test on 20' }).click();
  await expect.poll(address).toBe('/runs/8');
  expect(started[0]?.body).toMatchObject({ selection: { ids: [1, 2, 3], first: 20 } });
});

test.each([
  ['keywords that are set lead a run', undefined, null],
  ['keywords that are typed lead a run in place of those that are set', 'camping', ['camping']],
])('%s', async (_name, typed, keywords) => {
  serve(runs.previewRun, preview({ total: 1, taken: 1, withKeywords: 1 }));
  const started = serve(runs.startRun, run());
  await ask();
  const field = question.getByRole('textbox', { name: 'Target keywords' });
  await expect
    .element(field)
    .toHaveAccessibleDescription(
      /This product has its own keywords. They are used unless you change the keywords here\.$/,
    );
  if (typed !== undefined) await field.fill(typed);
  await question.getByRole('button', { name: 'Optimize up to 1', exact: true }).click();
  await expect.poll(() => started[0]?.body).toMatchObject({ options: { keywords } });
});

test('a run that cannot be started says why and leaves the question', async () => {
  serve(runs.previewRun, preview());
  serve(runs.startRun, new Problem('NOTHING_TO_REVIEW', 'The selected products no longer exist.'));
  await ask();
  await question.getByRole('button', { name: 'Optimize up to 3', exact: true }).click();
  await expectToast('The run could not be started', 'The selected products no longer exist.');
  await expect.element(question).toBeVisible();
});

test('a run that is being started is not called off by closing the question', async () => {
  serve(runs.previewRun, preview());
  let begin = () => {};
  const replying = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const started = serve(runs.startRun, async () => {
    await replying;
    return run();
  });
  await ask();
  await question.getByRole('button', { name: 'Optimize up to 3', exact: true }).click();
  await expect.poll(() => started.length).toBe(1);
  await userEvent.keyboard('{Escape}');
  const cancel = question.getByRole('button', { name: 'Cancel' });
  await expect.element(cancel).toHaveAttribute('aria-disabled', 'true');
  begin();
  await expect.element(question).not.toBeInTheDocument();
});

test('the question does not wait for the list of runs', async () => {
  serve(runs.previewRun, preview());
  const started = serve(runs.startRun, run());
  let reply = () => {};
  const replied = new Promise<void>((resolve) => {
    reply = resolve;
  });
  serve(runs.listRuns, async () => {
    if (started.length > 0) await replied;
    return [run()];
  });
  await ask();
  await question.getByRole('button', { name: 'Optimize up to 3', exact: true }).click();
  await expect.element(question).not.toBeInTheDocument();
  reply();
});

test('a selection that cannot be counted is asked for again', async () => {
  serve(runs.previewRun, new Problem('INTERNAL', 'Something went wrong on our side.'));
  await ask();
  await expect.element(question.getByRole('alert')).toMatchTextContent('The selected products could not be counted.');
  serve(runs.previewRun, preview());
  await question.getByRole('button', { name: 'Retry' }).click();
  await expect.element(question.getByRole('button', { name: 'Optimize up to 3', exact: true })).toBeEnabled();
});
