// The pending list as images: heroes by problem, with keys, runs and what was never measured.

import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type BrokenRule, listBrokenRules } from '#domain/benchmarks/broken-rules.contract.ts';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { countLenses, type LensCounts } from '#domain/catalogue/lenses.contract.ts';
import { Problem } from '#domain/problem.ts';
import { withoutFacts } from '#domain/review/described-content.ts';
import type { HeroNote } from '#domain/review/hero-note.ts';
import { listHeroNotes } from '#domain/review/hero-notes.contract.ts';
import { getContent, patchContent } from '#domain/review/review.contract.ts';
import { testContent, withPart } from '#domain/review/test-content.ts';
import { previewRun, startRun } from '#domain/runs/runs.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { me, picture, products } from '#testing/components/replies.ts';
import { preview, run } from '#testing/components/run-records.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveRuns } from '#testing/components/serve-runs.ts';

const main = page.getByRole('main');
const group = (name: string) => main.getByRole('region', { name, exact: true });
const box = (name: string | RegExp) => main.getByRole('checkbox', { name });
const first = () => box(/^Select Mug 1:/).first();
const problems = main.getByRole('region', { name: 'By problem' });
const foot = main.getByRole('region', { name: 'Focused image' });
const bar = main.getByRole('region', { name: 'Selected products' });

const rule = (given: Partial<BrokenRule>): BrokenRule => ({
  ruleIds: ['google.size', 'meta.size'],
  label: 'Below 500 px',
  attribute: 'images',
  severity: 'warn',
  retailers: ['Google', 'Meta'],
  products: 41,
  waived: 0,
  canFix: false,
  canAsk: false,
  canPropose: true,
  look: null,
  ...given,
});
const small = rule({});
const white = rule({
  ruleIds: ['amazon.ground'],
  label: 'White background',
  severity: 'block',
  retailers: ['Amazon'],
  products: 33,
});

const note = (productId: number, given: Partial<HeroNote> = {}): HeroNote => ({
  served: null,
  productId,
  version: 4,
  url: picture(`hero-${productId}`),
  status: 'pending',
  needsTwo: false,
  problem: null,
  faults: [
    {
      ruleId: 'google.size',
      label: 'Below 500 px',
      severity: 'warn',
      message: 'Hero is 240 × 240; Google wants 500 from Jan 31, 2027',
      word: '240 px',
      pair: null,
    },
  ],
  ...given,
});

afterEach(() => page.viewport(1440, 900));

type Shown = {
  address?: string;
  notes?: Record<number, Partial<HeroNote>>;
  unmeasured?: number;
  rules?: BrokenRule[];
};

/** Twelve products break each rule; the server lists no more than it is asked for. */
function open({ address = '/pending-products?images=problems', notes = {}, unmeasured = 0, rules }: Shown = {}) {
  const given = rules ?? [small, white];
  serve(listBrokenRules, { total: 90, breaking: given.length > 0 ? 60 : 0, rules: given });
  const listed = serve(listProducts, ({ query }) => {
    if (query.imagesMeasured === 'no') return pageOf(products(Math.min(1, unmeasured)), { total: unmeasured });
    // Those of the second rule are others.
    const from = query.rule === undefined || [query.rule].flat().includes('google.size') ? 0 : 100;
    const rows = products(12, (at) => ({ id: from + at + 1, title: `Mug ${from + at + 1}` }));
    return pageOf(rows, { total: query.limit === 60 ? 70 : 41 });
  });
  serve(listHeroNotes, ({ query }) => query.ids.map((id) => note(id, notes[id])));
  const previewed = serve(previewRun, ({ body }) =>
    preview({
      total: 41,
      taken: 27,
      left: [{ because: 'approved', products: 14, parts: 14 }],
      ...('ids' in body.selection
        ? { total: body.selection.ids.length, taken: body.selection.ids.length, left: [] }
        : {}),
    }),
  );
  const screen = openScreen(address);
  return { ...screen, listed, previewed };
}

/** What a key does with a tile comes with the first hand on the page. */
async function goToFirst(): Promise<void> {
  await expect.element(first()).toBeInTheDocument();
  await page.getByRole('heading', { level: 1 }).hover();
  await userEvent.keyboard('j');
  await expect.element(first()).toHaveFocus();
}
const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? '';

test('the switch beside the list shows its images, keeps its filter, and leads back', async () => {
  const { address } = open({ address: '/pending-products?brand=Clayfield' });
  const views = main.getByRole('radiogroup', { name: 'View' });
  await views.getByRole('radio', { name: 'Images' }).click();
  await expect.poll(address).toBe('/pending-products?brand=Clayfield&images=problems');
  await expect.element(group('Below 500 px')).toBeVisible();
  await expect.element(views.getByRole('radio', { name: 'Images' })).toHaveFocus();
  await userEvent.keyboard('v');
  await expect.poll(address).toBe('/pending-products?brand=Clayfield');
  await expect.element(main.getByRole('table', { name: 'Pending Optimization' })).toBeVisible();
});

test('problems stand with their products, and each group shows its first heroes with what was measured', async () => {
  const { listed } = open({ notes: { 1: { status: 'approved' }, 2: { problem: 'not-found', faults: [] } } });
  await expect.element(main.getByText('60 of 90 products to review have image problems')).toBeVisible();
  const choices = problems.getByRole('button');
  await expect.element(choices.nth(1)).toMatchTextContent(/^Below 500 pxGoogle, Meta41 products$/);
  expect(choices.elements().map((each) => each.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
    'false',
    'false',
  ]);
  await expect.element(first()).toHaveAccessibleName('Select Mug 1: 240 px, approved');
  await expect.element(group('Below 500 px').getByText('Not found')).toBeVisible();
  expect(group('Below 500 px').getByRole('checkbox').elements()).toHaveLength(12);
  // The first problem has two rows, each other one row of ten.
  expect(group('White background').getByRole('checkbox').elements()).toHaveLength(10);
  const asked = listed.map(({ query }) => query.rule).filter((each) => each !== undefined);
  expect(asked).toEqual([['google.size', 'meta.size'], 'amazon.ground']);
  expect(listed[0]?.query).toMatchObject({ status: 'pending', sort: 'waiting' });
});

test('Show all lists the products of one problem page by page, in the address, with the focus on its name', async () => {
  const { address, listed } = open();
  await group('White background').getByRole('button', { name: 'Show all 33: White background' }).click();
  await expect.poll(address).toBe('/pending-products?images=problems&rule=amazon.ground');
  await expect.element(problems.getByRole('button', { name: /^White background/ })).toHaveFocus();
  await expect.poll(() => listed.at(-1)?.query).toMatchObject({ rule: 'amazon.ground', limit: '60' });
  await expect.element(main.getByText('Showing 1 to 60 of 70 products')).toBeVisible();
  await problems.getByRole('button', { name: /^All problems/ }).click();
  await expect.poll(address).toBe('/pending-products?images=problems');
});

test('all images of the list are a press away, also those without a problem', async () => {
  const { address } = open({ notes: { 1: { faults: [] } } });
  await problems.getByRole('button', { name: /^All images/ }).click();
  await expect.poll(address).toBe('/pending-products?images=all');
  await expect.element(box('Select Mug 1')).toBeInTheDocument();
  await expect.element(box('Select Mug 2: 240 px')).toBeInTheDocument();
});

test('all tiles are one stop of Tab; arrows lead on, also to the row below and over groups', async () => {
  open();
  await goToFirst();
  const stops = main
    .getByRole('checkbox')
    .elements()
    .filter((each) => (each as HTMLElement).tabIndex === 0);
  expect(stops).toHaveLength(1);
  await userEvent.keyboard('{ArrowRight}');
  expect(focusedName()).toMatch(/^Select Mug 2:/);
  await userEvent.keyboard('{ArrowDown}');
  expect(focusedName()).toMatch(/^Select Mug 12:/);
  await userEvent.keyboard('{ArrowDown}');
  expect(focusedName()).toMatch(/^Select Mug 102/);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}k');
  expect(focusedName()).toMatch(/^Select Mug 1:/);
  await userEvent.keyboard('{End}');
  expect(focusedName()).toMatch(/^Select Mug 110/);
});

test('N goes to the next image that is open', async () => {
  const done = { status: 'approved' as const, faults: [] };
  open({ notes: { 2: done, 3: { faults: [] } } });
  await goToFirst();
  await userEvent.keyboard('n');
  expect(focusedName()).toMatch(/^Select Mug 4:/);
});

test('A approves the images over the version that was seen, goes on to the next, and Z takes it back', async () => {
  open();
  let version = 4;
  serve(listHeroNotes, ({ query }) => query.ids.map((id) => note(id, { version })));
  const sent = serve(patchContent, () => {
    version += 1;
    return withoutFacts(testContent({ productId: 1, version }));
  });
  await goToFirst();
  await userEvent.keyboard('a');
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ path: '/api/products/1/optimized-content', body: { imagesStatus: 'approved' } });
  expect(sent[0]?.headers.get('if-match')).toContain('4');
  expect(focusedName()).toMatch(/^Select Mug 2:/);
  await expectToast('Images approved', 'Mug 1');
  await userEvent.keyboard('z');
  await expect.poll(() => sent[1]).toMatchObject({ body: { imagesStatus: 'pending' } });
  expect(sent[1]?.headers.get('if-match')).toContain('5');
});

test('where the server asks for a second person, A says that the images wait', async () => {
  open();
  const firstApproval = { by: { id: 1, fullName: 'Ann Lee' }, at: '2026-11-29T10:00:00.000Z', openClaims: [] };
  const waiting = withPart(testContent({ productId: 1, version: 5 }), 'images', { record: { firstApproval } });
  serve(patchContent, () => withoutFacts(waiting));
  await goToFirst();
  await userEvent.keyboard('a');
  await expectToast('Images wait for a second person', 'Mug 1');
});

const maya = { id: 99, fullName: 'Maya Lindqvist' };
const approve = foot.getByRole('button', { name: /^Approve/ });

test('images that another person approved first say so, and A confirms them', async () => {
  serve(getMe, { ...me, sessionId: 3 });
  open({ notes: { 1: { needsTwo: true, first: { by: maya } } } });
  const answer = Promise.withResolvers<void>();
  const sent = serve(patchContent, async () => {
    await answer.promise;
    return withoutFacts(testContent({ productId: 1, version: 5 }));
  });
  await goToFirst();
  await expect.element(first()).toHaveAccessibleName('Select Mug 1: 240 px, waits for a second person');
  await expect.element(foot).toMatchTextContent(/Approved by Maya Lindqvist\. A second person must confirm\./);
  await expect.element(approve).not.toHaveAttribute('aria-disabled', 'true');
  await expectAccessible();
  await userEvent.keyboard('a');
  await expect.element(first()).toHaveAccessibleName('Select Mug 1: 240 px, approved');
  expect(sent).toHaveLength(1);
  answer.resolve();
  await expectToast('Images approved', 'Mug 1');
});

test('images that I approved first wait from the press on, and I cannot approve them again', async () => {
  serve(getMe, { ...me, sessionId: 3 });
  open({ notes: { 1: { needsTwo: true } } });
  const answer = Promise.withResolvers<void>();
  const sent = serve(patchContent, async () => {
    await answer.promise;
    const firstApproval = { by: me, at: '2026-11-29T10:00:00.000Z', openClaims: [] };
    return withoutFacts(withPart(testContent({ productId: 1, version: 5 }), 'images', { record: { firstApproval } }));
  });
  await goToFirst();
  await userEvent.keyboard('a');
  await expect.element(first()).toHaveAccessibleName('Select Mug 1: 240 px, waits for a second person');
  await userEvent.keyboard('k');
  await expect.element(approve).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('a');
  await expectToast('Not approved', 'You approved this already. A second person must confirm.');
  expect(sent).toHaveLength(1);
  await userEvent.keyboard('z');
  await expect.element(first()).toHaveAccessibleName('Select Mug 1: 240 px');
  answer.resolve();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ imagesStatus: 'approved' }, { imagesStatus: 'pending', isUndo: true }]);
});

const at = '2026-11-29T10:00:00.000Z';
const asked = withPart(testContent({ productId: 1, version: 5 }), 'images', {
  record: { firstApproval: { by: me, at, openClaims: [] } },
});

test('Z after another person confirmed says so, and takes nothing back', async () => {
  serve(getMe, { ...me, sessionId: 3 });
  open({ notes: { 1: { needsTwo: true } } });
  const confirmed = withPart({ ...asked, version: 6 }, 'images', {
    ...{ status: 'approved', record: { ...asked.parts.images.record, decidedBy: maya, decidedAt: at } },
  });
  const sent = serve(patchContent, ({ body }) =>
    body.isUndo ? new Problem('STALE_VERSION', 'Someone else changed this content.') : withoutFacts(asked),
  );
  serve(getContent, withoutFacts(confirmed));
  await goToFirst();
  await userEvent.keyboard('a');
  await expectToast('Images wait for a second person', 'Mug 1');
  await userEvent.keyboard('z');
  await expectToast('Could not undo', /^Someone reviewed or changed Product Images after you\./);
  expect(sent.map(({ body }) => body)).toEqual([
    { imagesStatus: 'approved' },
    { imagesStatus: 'pending', isUndo: true },
  ]);
});

test('Z takes the offer of its toast with it, and that of a decision taken back before its answer never comes', async () => {
  open();
  const answer = Promise.withResolvers<void>();
  let version = 4;
  const sent = serve(patchContent, async () => {
    if (version === 6) await answer.promise;
    version += 1;
    return withoutFacts(testContent({ productId: 1, version }));
  });
  serve(listHeroNotes, ({ query }) => query.ids.map((id) => note(id, { version })));
  const offer = page.getByRole('button', { name: 'Undo' });
  await goToFirst();
  await userEvent.keyboard('a');
  await expectToast('Images approved', 'Mug 1');
  const pressed = offer.element() as HTMLButtonElement;
  await userEvent.keyboard('z');
  // As fast as a hand that presses both: nothing is left to take back.
  pressed.click();
  await expect.element(offer).not.toBeInTheDocument();
  await expect.element(first()).toHaveAccessibleName('Select Mug 1: 240 px');
  await userEvent.keyboard('k');
  await userEvent.keyboard('a');
  await expect.poll(() => sent).toHaveLength(3);
  await userEvent.keyboard('z');
  answer.resolve();
  await expect.poll(() => sent).toHaveLength(4);
  await expect.element(first()).toHaveAccessibleName('Select Mug 1: 240 px');
  expect(offer.query()).toBeNull();
  expect(sent.map(({ body }) => body)).toMatchObject(
    ['approved', 'pending', 'approved', 'pending'].map((imagesStatus) => ({ imagesStatus })),
  );
});

test('Z after another part changed takes the images back over the newer version', async () => {
  serve(getMe, { ...me, sessionId: 3 });
  open({ notes: { 1: { needsTwo: true } } });
  const stale = new Problem('STALE_VERSION', 'Someone else changed this content.');
  const replies = [withoutFacts(asked), stale, withoutFacts(testContent({ productId: 1, version: 9 }))];
  const sent = serve(patchContent, () => replies.shift() ?? stale);
  serve(getContent, withoutFacts(withPart({ ...asked, version: 8 }, 'title', { value: 'Mug' })));
  await goToFirst();
  await userEvent.keyboard('a');
  await expectToast('Images wait for a second person', 'Mug 1');
  await userEvent.keyboard('z');
  await expect.poll(() => sent).toHaveLength(3);
  expect(sent[2]?.body).toEqual({ imagesStatus: 'pending', isUndo: true });
  expect(sent[2]?.headers.get('if-match')).toContain('8');
});

test('Z before the answer waits for it, and what is approved cannot be rejected', async () => {
  open();
  let version = 4;
  const answer = Promise.withResolvers<void>();
  serve(listHeroNotes, ({ query }) =>
    query.ids.map((id) => note(id, { version, status: version === 5 ? 'approved' : 'pending' })),
  );
  const sent = serve(patchContent, async () => {
    await answer.promise;
    version += 1;
    return withoutFacts(testContent({ productId: 1, version }));
  });
  await goToFirst();
  await userEvent.keyboard('a');
  await userEvent.keyboard('kr');
  await userEvent.keyboard('z');
  answer.resolve();
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent.map(({ body }) => body)).toEqual([
    { imagesStatus: 'approved' },
    { imagesStatus: 'pending', isUndo: true },
  ]);
  expect(sent[1]?.headers.get('if-match')).toContain('5');
  await expect.element(first()).toHaveAccessibleName('Select Mug 1: 240 px');
});

test('R rejects, and a refusal is said and leaves the images as they were', async () => {
  open();
  serve(patchContent, new Problem('STALE_VERSION', 'Someone else changed this content in the meantime.'));
  await goToFirst();
  await userEvent.keyboard('r');
  await expectToast('The images of “Mug 1” could not be rejected', /Someone else changed/);
  await expect.element(first()).toHaveAccessibleName('Select Mug 1: 240 px');
});

test('E opens the image editor, with the way back to this problem', async () => {
  serveProduct({ source: freshProduct({ id: 1 }) });
  const { address } = open();
  await goToFirst();
  await userEvent.keyboard('e');
  await expect.poll(address).toMatch(/^\/products\/1\/images\?from=%2Fpending-products/);
});

test('Enter opens the product with the problem as its list', async () => {
  serveProduct({ source: freshProduct({ id: 1 }) });
  const { address } = open();
  await goToFirst();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toMatch(/^\/products\/1\?from=%2Fpending-products.*rule=google\.size&rule=meta\.size/);
});

test('Fix proposes images for the products of the problem, after it said of how many and what is skipped', async () => {
  const { previewed, address } = open({ address: '/pending-products?images=problems&lens=clean' });
  // A test on some leads to its run.
  serveRuns();
  const card = main.getByRole('region', { name: 'Below 500 px: 41 products' });
  await expect.element(card.getByText('Up to 27 of 41 products will get proposals.', { exact: false })).toBeVisible();
  await expect.element(card.getByText('14 skipped: Already approved')).toBeVisible();
  const started = serve(startRun, run());
  await group('Below 500 px').getByRole('button', { name: 'Fix 27: Below 500 px' }).click();
  const question = page.getByRole('alertdialog', { name: 'Fix the images of up to 27 products?' });
  await question.getByRole('button', { name: 'Test on 20' }).click();
  const filter = { status: 'pending', lens: 'clean', rule: ['google.size', 'meta.size'] };
  const generate = { action: 'generate', options: { parts: ['images'] } };
  expect(previewed[0]?.body).toMatchObject({ ...generate, selection: { filter } });
  await expect.poll(() => started[0]?.body).toMatchObject({ ...generate, selection: { filter, first: 20 } });
  await expect.poll(address).toMatch(/^\/runs\/7/);
});

test('F asks about the product in focus alone', async () => {
  const { previewed } = open();
  await goToFirst();
  await userEvent.keyboard('f');
  await expect.element(page.getByRole('alertdialog', { name: 'Fix the images of up to 1 product?' })).toBeVisible();
  expect(previewed.at(-1)?.body).toMatchObject({ selection: { ids: [1] } });
});

test('with a selection the bar is about its images, by key as well, and Escape clears it', async () => {
  const { previewed } = open();
  await goToFirst();
  await userEvent.keyboard('x{ArrowRight}{ArrowRight}{Shift>}x{/Shift}');
  await expect.element(bar).toMatchTextContent('3 selected');
  await expect.element(foot).not.toBeInTheDocument();
  await userEvent.keyboard('a');
  const question = page.getByRole('alertdialog', { name: /^Approve/ });
  await expect.element(question.getByRole('checkbox', { name: 'Images' })).toBeChecked();
  await expect.element(question.getByRole('checkbox', { name: 'Title' })).not.toBeChecked();
  expect(previewed.at(-1)?.body).toMatchObject({
    action: 'approve',
    options: { parts: ['images'] },
    selection: { ids: [1, 2, 3] },
  });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await bar.getByRole('button', { name: 'Fix', exact: true }).click();
  await page
    .getByRole('alertdialog', { name: 'Fix the images of up to 3 products?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(foot).toBeVisible();
});

test('what was never measured is counted, and measured by a run over these alone', async () => {
  open({ unmeasured: 12, address: '/pending-products?images=problems&rule=amazon.ground' });
  const card = main.getByRole('region', { name: 'Never measured' });
  await expect.element(card.getByText(/^12 products were never measured/)).toBeVisible();
  const started = serve(startRun, run());
  await card.getByRole('button', { name: 'Measure images' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Measure/ })
    .click();
  await expect
    .poll(() => started[0]?.body)
    .toMatchObject({
      action: 'measure-images',
      selection: { filter: { status: 'pending', imagesMeasured: 'no' } },
    });
  expect(JSON.stringify(started[0]?.body)).not.toContain('amazon.ground');
});

const noLens: LensCounts = {
  'nothing-written': 0,
  'part-rejected': 0,
  'source-changed': 0,
  'open-claim': 0,
  'must-rule': 0,
  'wish-not-followed': 0,
  unchanged: 0,
  clean: 0,
};

test('a view without problems says so', async () => {
  const { address } = open({ rules: [] });
  serve(countLenses, { ...noLens, clean: 90 });
  await expect.element(main.getByText('No image problems in this view')).toBeVisible();
  await main.getByRole('button', { name: 'Show all images' }).click();
  await expect.poll(address).toBe('/pending-products?images=all');
});

test('a view where nothing is optimized yet says that, and offers it', async () => {
  serve(countLenses, { ...noLens, 'nothing-written': 24 });
  const { previewed } = open({ rules: [], unmeasured: 24 });
  await expect.element(main.getByRole('heading', { name: 'Nothing here is optimized yet' })).toBeVisible();
  await expect.element(main.getByText(/images of these products are checked once there is content/)).toBeVisible();
  await expect.element(main.getByText('No image problems in this view')).not.toBeInTheDocument();
  await expectAccessible({ within: main });
  await main.getByRole('button', { name: 'Optimize 24' }).click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await expect
    .poll(() => previewed.at(-1)?.body)
    .toMatchObject({ action: 'generate', selection: { filter: { status: 'pending', lens: 'nothing-written' } } });
});

test('a view in which images were never measured has no problems so far, and they are measured from there', async () => {
  serve(countLenses, { ...noLens, clean: 80, 'nothing-written': 10 });
  open({ rules: [], unmeasured: 12 });
  await expect.element(main.getByRole('heading', { name: 'No image problems found so far' })).toBeVisible();
  await expect
    .element(main.getByText(/images of 10 products are checked once .* 12 products were never measured/))
    .toBeVisible();
  const started = serve(startRun, run());
  await main.getByRole('button', { name: 'Measure images' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Measure/ })
    .click();
  await expect.poll(() => started[0]?.body).toMatchObject({ selection: { filter: { imagesMeasured: 'no' } } });
});

test('of images that show the same both stand side by side, the one that is kept and the copy', async () => {
  const twice = rule({ ruleIds: ['any.twice'], label: 'No picture twice', products: 12, look: 'pair' });
  const [fault] = note(1).faults;
  if (!fault) throw new Error('There is no fault.');
  const pair = { kept: picture('kept'), copy: picture('copy') };
  const same = { ...fault, ruleId: 'any.twice', word: 'Image 3', pair };
  open({ rules: [twice], notes: { 101: { faults: [same] } } });
  const tile = group('No picture twice').getByRole('listitem').first();
  await expect.element(tile.getByText('Kept')).toBeVisible();
  await expect.element(tile.getByText('Copy')).toBeVisible();
  expect([...tile.element().querySelectorAll('img')].map(({ src }) => src)).toEqual([pair.kept, pair.copy]);
  expect(tile.element().getBoundingClientRect().width).toBeGreaterThan(150);
  await expectAccessible({ within: main });
});

test('images that could not be loaded are tried again, all of the problem or the one in focus', async () => {
  const unloaded = rule({ ruleIds: ['any.loads'], label: 'Images can be loaded', products: 10, look: 'unloaded' });
  open({
    rules: [unloaded],
    notes: { 101: { problem: 'not-found', faults: [] }, 102: { problem: 'private', faults: [] } },
  });
  const started = serve(startRun, run());
  await group('Images can be loaded').getByRole('button', { name: 'Try again: Images can be loaded' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Measure/ })
    .click();
  const asked = { action: 'measure-images', options: { again: true } };
  await expect
    .poll(() => started[0]?.body)
    .toMatchObject({ ...asked, selection: { filter: { status: 'pending', rule: ['any.loads'] } } });
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  (box('Select Mug 101: Not found').element() as HTMLElement).focus();
  await foot.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => started[1]?.body).toEqual({ ...asked, selection: { ids: [101] } });
  (box(/^Select Mug 102/).element() as HTMLElement).focus();
  await expect.element(foot.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('problems that could not be read are asked for again', async () => {
  open();
  let fails = true;
  serve(listBrokenRules, () =>
    fails ? new Problem('INTERNAL', 'The server failed.') : { total: 90, breaking: 60, rules: [small] },
  );
  const alert = main.getByRole('alert');
  await expect.element(alert.getByText('Image problems could not be loaded')).toBeVisible();
  fails = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.element(group('Below 500 px')).toBeVisible();
});

test.each([
  [1440, 10],
  [768, 8],
  [390, 4],
])('at %d pixels %d tiles stand side by side, and nothing stands in the way of anybody', async (width, columns) => {
  await page.viewport(width, 900);
  open({ unmeasured: 12, notes: { 1: { status: 'approved' }, 2: { problem: 'not-found', faults: [] } } });
  await expect.element(first()).toBeInTheDocument();
  const tops = group('Below 500 px')
    .getByRole('listitem')
    .elements()
    .map((tile) => tile.getBoundingClientRect().top);
  expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible({ within: main });
});
