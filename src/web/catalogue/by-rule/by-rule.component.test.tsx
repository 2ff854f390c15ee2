// The pending list by rule: which rules are broken of how many, and what is done about one for many products.
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listBrokenRules } from '#domain/benchmarks/broken-rules.contract.ts';
import {
  addWaiver,
  confirmWaiver,
  listWaivers,
  previewWaiver,
  undoWaiver,
  type Waiver,
  type WaiverEffect,
} from '#domain/benchmarks/waivers.contract.ts';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { Problem } from '#domain/problem.ts';
import { listPrompts } from '#domain/prompts/prompts.contract.ts';
import { getSettings } from '#domain/review/settings.contract.ts';
import { previewRun, startRun } from '#domain/runs/runs.contract.ts';
import { getMe } from '#domain/session/session.contract.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { expectToast } from '#testing/components/expect-toast.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { brokenRules, me, products, settings } from '#testing/components/replies.ts';
import { preview, run } from '#testing/components/run-records.ts';
import { pageOf, serve } from '#testing/components/serve.ts';

const main = page.getByRole('main');
const card = main.getByRole('region', { name: 'By rule' });
const rows = card.getByRole('listitem');
const row = (label: RegExp) => card.getByRole('button', { name: label });
const brand = row(/^Title starts with the brand/);
const bullets = row(/^Bullets present/);
const brandIds = ['shopify.title.brand', 'general.title.brand'];
const waiver = (given: Partial<Waiver> = {}): Waiver => ({
  id: 5,
  ruleIds: brandIds,
  label: 'Title starts with the brand',
  scope: 'retailer',
  value: 'Shopify',
  productIds: [],
  reason: 'Shopify adds the brand itself.',
  until: '2027-02-24',
  createdBy: { id: me.id, fullName: me.fullName },
  createdAt: '2026-11-23T14:04:00.000Z',
  ...{ awaitsSecond: false, confirmedBy: null },
  ...given,
});
const effect: WaiverEffect = { products: 4, clear: 2, openClaim: 1, mustRule: 1, other: 0 };

afterEach(() => page.viewport(1440, 900));

function open(address = '/pending-products') {
  const asked = serve(listProducts, products(2));
  const { address: now } = openScreen(address);
  return { asked, address: now };
}

test('the rules stand with their weight, whom they are of and their products, most first', async () => {
  open();
  await expect
    .element(card.getByText('2 rules are broken; 9 of 24 products to review break at least one'))
    .toBeVisible();
  expect(rows.elements().map((each) => each.textContent)).toEqual([
    expect.stringMatching(/^Title starts with the brandrecommendedShopify7 productswaived for 2/),
    expect.stringMatching(/^Bullets presentrequiredShopify4 products/),
  ]);
});

test.each([1024, 1280, 1440, 1920])('the columns of the rules are aligned %i pixels wide', async (width) => {
  await page.viewport(width, 900);
  open();
  await expect.element(rows.first()).toBeVisible();
  const leftOf = (text: string) =>
    card
      .getByText(text, { exact: true })
      .elements()
      .map((each) => Math.round(each.getBoundingClientRect().left));
  const retailers = leftOf('Shopify');
  expect(retailers).toHaveLength(2);
  // One of both is waived for some.
  expect(new Set(retailers).size).toBe(1);
  expect(leftOf('recommended')).toEqual(leftOf('required'));
});

test('a press filters the list by all ids of the rule, its chip has its name, and the next press takes it off', async () => {
  const { asked, address } = open();
  await brand.click();
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ rule: brandIds, status: 'pending' });
  await expect.element(brand).toHaveAttribute('aria-pressed', 'true');
  const chip = main.getByRole('button', { name: 'Remove filter Rule: Title starts with the brand' });
  await expect.element(chip).toBeVisible();
  await brand.click();
  await expect.poll(address).toBe('/pending-products');
  await expect.element(chip).not.toBeInTheDocument();
});

test('the rules are narrowed to those that are required', async () => {
  open();
  await expect.element(brand).toBeVisible();
  await card.getByRole('radio', { name: 'Required' }).click();
  await expect.element(bullets).toBeVisible();
  await expect.element(brand).not.toBeInTheDocument();
});

test('B goes to the first rule, arrows move, Enter filters, and folding is remembered', async () => {
  const { address } = open();
  await expect.element(brand).toBeVisible();
  await card.getByRole('button', { name: 'Hide the list by rule' }).click();
  await expect.element(brand).not.toBeInTheDocument();
  expect(localStorage.getItem('copydesk.by-rule-folded')).toBe('true');
  await userEvent.keyboard('b');
  await expect.element(brand).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(bullets).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/pending-products?rule=shopify.bullets');
});

test('on a phone the list by rule is folded until it is asked for', async () => {
  await page.viewport(390, 844);
  open();
  await expect.element(card.getByText(/^2 rules are broken/)).toBeVisible();
  await expect.element(bullets).not.toBeInTheDocument();
  await card.getByRole('button', { name: 'Show the list by rule' }).click();
  await expect.element(bullets).toBeVisible();
});

/** As a finger does: on whatever is there. */
function tap(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (hit instanceof HTMLElement) hit.click();
}

test('a tap on the words of its heading opens it on a phone', async () => {
  await page.viewport(390, 844);
  open();
  await expect.element(card.getByText(/^2 rules are broken/)).toBeVisible();
  tap(card.getByRole('heading', { name: 'By rule' }).element());
  await expect.element(bullets).toBeVisible();
});

test('a tap on the count of its heading closes it, and its filter is not covered', async () => {
  open();
  const words = card.getByText(/^2 rules are broken/);
  await expect.element(brand).toBeVisible();
  await card.getByRole('radio', { name: 'Required' }).click();
  await expect.element(brand).not.toBeInTheDocument();
  await card.getByRole('radio', { name: 'All' }).click();
  await expect.element(brand).toBeVisible();
  tap(words.element());
  await expect.element(brand).not.toBeInTheDocument();
});

test('rules that cannot be counted say so and are asked for again, and the list stays', async () => {
  serve(listBrokenRules, new Problem('INTERNAL', 'down'));
  open();
  await expect.element(card.getByText('The rules could not be counted')).toBeVisible();
  await expect.element(main.getByRole('table', { name: 'Pending Optimization' })).toBeVisible();
  serve(listBrokenRules, brokenRules);
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect.element(brand).toBeVisible();
});

test('where no rule is broken it says so', async () => {
  serve(listBrokenRules, { total: 24, breaking: 0, rules: [] });
  open();
  await expect.element(card.getByText('No pending part on this list breaks a rule.')).toBeVisible();
});

test('a fix shows what it changes and skips before it runs on the products of the list that break the rule', async () => {
  const example = { productId: 1, title: 'Mug', part: 'title' as const, before: 'Mug', after: 'Clayfield Mug' };
  const skipped = [{ reason: 'The fixed text would be too long', products: 1 }];
  const asked = serve(previewRun, preview({ total: 5, taken: 4, examples: [example], skipped, points: 3.2 }));
  const started = serve(startRun, run());
  open('/pending-products?brand=Clayfield');
  await card.getByRole('button', { name: 'Fix “Title starts with the brand”' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByRole('list', { name: 'Examples' })).toMatchTextContent('Clayfield Mug');
  await expect.element(question.getByRole('list', { name: 'Skipped' })).toMatchTextContent('1The fixed text');
  await expect.element(question.getByText(/will rise by 3 points/)).toBeVisible();
  await question.getByRole('button', { name: /4$/ }).click();
  const body = {
    action: 'fix',
    options: { ruleIds: brandIds },
    selection: { filter: { brand: 'Clayfield', status: 'pending', rule: brandIds } },
  };
  expect(asked[0]?.body).toEqual(body);
  await expect.poll(() => started.map((each) => each.body)).toEqual([body]);
  await expect.element(question).not.toBeInTheDocument();
});

test('a rule without a mechanical fix offers the others: a model is asked with the rule in the prompt', async () => {
  serve(previewRun, preview({ model: { name: 'a-model', calls: 4, inputTokens: 900, outputTokens: 300, cost: 0.01 } }));
  serve(listPrompts, pageOf([], { total: 0 }));
  const started = serve(startRun, run());
  open();
  await expect.element(bullets).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Fix “Bullets present”' })).not.toBeInTheDocument();
  await card.getByRole('button', { name: 'Ask a model about “Bullets present”' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByLabelText('Prompt')).toHaveValue('Make the text pass this rule: Bullets present.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => started[0]?.body).toMatchObject({ action: 'prompt', options: { parts: ['bullets'] } });
});

test('without a language model nothing is started that the built-in writer could not follow', async () => {
  serve(previewRun, preview({ model: null }));
  serve(listPrompts, pageOf([], { total: 0 }));
  const started = serve(startRun, run());
  open();
  await card.getByRole('button', { name: 'Ask a model about “Bullets present”' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/^Connect a language model first/)).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(started).toEqual([]);
});

test.each(['a double click', 'Enter pressed twice'])('%s starts one run', async (way) => {
  serve(previewRun, preview({ total: 5, taken: 4 }));
  const started = serve(startRun, run());
  open();
  await card.getByRole('button', { name: 'Fix “Title starts with the brand”' }).click();
  const start = page.getByRole('alertdialog').getByRole('button', { name: /4$/ });
  if (way === 'a double click') await start.dblClick();
  else {
    (start.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{Enter}');
  }
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(started).toHaveLength(1);
});

test('of a recommended rule a waiver says that it blocks nothing', async () => {
  serve(previewWaiver, effect);
  open();
  await card.getByRole('button', { name: 'Waive “Title starts with the brand”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Waive “Title starts with the brand”' });
  await expect.element(dialog.getByText(/blocks nothing/)).toBeVisible();
  await expect.element(dialog.getByRole('list', { name: 'What the waiver changes' })).not.toBeInTheDocument();
});

test('a waiver says what it changes as it is filled in, needs a reason, and can be undone at once', async () => {
  const asked = serve(previewWaiver, effect);
  const added = serve(addWaiver, waiver({ label: 'Bullets present' }));
  const undone = serve(undoWaiver, undefined);
  open();
  await card.getByRole('button', { name: 'Waive “Bullets present”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Waive “Bullets present”' });
  const waive = dialog.getByRole('button', { name: /^Waive/ });
  await expect.element(waive).toHaveTextContent('Waive for 4');
  await expect.element(waive).toHaveAttribute('aria-disabled', 'true');
  const changes = dialog.getByRole('list', { name: 'What the waiver changes' }).getByRole('listitem');
  expect(changes.elements().map((each) => each.textContent)).toEqual([
    '2will be clean or unchanged',
    '1still have an open claim',
    '1still break another required rule',
  ]);
  await dialog.getByRole('radio', { name: 'No end date' }).click();
  await expect.element(dialog.getByText('Until someone undoes it.')).toBeVisible();
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ scope: 'retailer', value: 'Shopify', until: null });
  await dialog.getByLabelText(/^Reason/).fill('The feed builds them');
  await waive.click();
  const body = { ruleIds: ['shopify.bullets'], scope: 'retailer', value: 'Shopify', until: null };
  await expect.poll(() => added.map((each) => each.body)).toEqual([{ ...body, reason: 'The feed builds them' }]);
  await expectToast('Rule waived', '“Bullets present” is waived for these products.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => undone.map(({ path }) => path)).toEqual(['/api/waivers/5']);
});

test('a waiver that is refused says why and keeps what was typed', async () => {
  serve(previewWaiver, effect);
  serve(addWaiver, new Problem('UNAVAILABLE', 'The server is busy.'));
  open();
  await card.getByRole('button', { name: 'Waive “Bullets present”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Waive “Bullets present”' });
  await dialog.getByLabelText(/^Reason/).fill('The feed builds them');
  await dialog.getByRole('button', { name: /^Waive/ }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('The server is busy.');
  await expect.element(dialog.getByLabelText(/^Reason/)).toHaveValue('The feed builds them');
});

test('a waived rule stays with how long, by whom and why, and is taken back by one press', async () => {
  serve(listWaivers, [waiver()]);
  const undone = serve(undoWaiver, undefined);
  open();
  // The last day is one of the calendar: the same west of Greenwich.
  await expect.element(card.getByText('waived for 2 until Feb 24, 2027')).toBeVisible();
  const undo = card.getByRole('button', { name: /^Undo the waiver: Shopify, by .* Shopify adds the brand itself\.$/ });
  await undo.click();
  await expectToast('Waiver undone', 'The rule applies again.');
  expect(undone.map(({ path }) => path)).toEqual(['/api/waivers/5']);
});

const tomas = { id: 99, fullName: 'Tomas Berg' };
const question = page.getByRole('dialog', { name: 'Confirm the waiver of “Title starts with the brand”?' });
const askConfirm = card.getByRole('button', { name: /^Confirm the waiver: Shopify, by Tomas Berg/ });

test('a waiver that somebody else asked for is confirmed after a question with all of it, or refused; ones own is only taken back', async () => {
  serve(getMe, { ...me, sessionId: 3 });
  const asked = waiver({ awaitsSecond: true, createdBy: tomas });
  serve(listWaivers, [asked, waiver({ id: 6, awaitsSecond: true, until: null })]);
  serve(previewWaiver, effect);
  const confirmed = serve(confirmWaiver, { ...asked, awaitsSecond: false });
  open();
  await expect
    .element(
      card.getByText(
        'Tomas Berg asks to waive this rule for Shopify until Feb 24, 2027: “Shopify adds the brand itself.”',
      ),
    )
    .toBeVisible();
  await expect.element(card.getByText(/^You ask to waive this rule for Shopify without an end date/)).toBeVisible();
  await expect.element(card.getByRole('button', { name: /^Refuse the waiver: Shopify, by Tomas Berg/ })).toBeVisible();
  await askConfirm.click();
  await expect
    .element(question)
    .toMatchTextContent(/Asked for byTomas Berg, .*Applies toShopify \(retailer\).*4 products/);
  await expect.element(question).toMatchTextContent(/UntilFeb 24, 2027ReasonShopify adds the brand itself\./);
  await expectAccessible({ isLayer: true });
  await page.viewport(1440, 900);
  expect(confirmed).toEqual([]);
  await question.getByRole('button', { name: 'Confirm waiver' }).click();
  await expectToast('Waiver confirmed', '“Title starts with the brand” is waived from now on.');
  await expect.element(question).not.toBeInTheDocument();
  expect(confirmed.map(({ path }) => path)).toEqual(['/api/waivers/5/confirm']);
  const ended = serve(undoWaiver, undefined);
  await card.getByRole('button', { name: /^Take back the waiver/ }).click();
  await expectToast('Request ended', 'The rule was not waived, and applies as before.');
  expect(ended.map(({ path }) => path)).toEqual(['/api/waivers/6']);
});

test('a confirmation that fails says why in its question, which stays', async () => {
  serve(getMe, { ...me, sessionId: 3 });
  serve(listWaivers, [waiver({ awaitsSecond: true, createdBy: tomas })]);
  serve(previewWaiver, effect);
  serve(confirmWaiver, new Problem('NOT_FOUND', 'Waiver not found'));
  open();
  await askConfirm.click();
  await question.getByRole('button', { name: 'Confirm waiver' }).click();
  await expect.element(question.getByText('Waiver not found')).toBeVisible();
});

test.each([1440, 1360, 1280, 390])(
  'at %i pixels a rule with a waiver that waits keeps its name and its products',
  async (width) => {
    await page.viewport(width, 900);
    serve(getMe, { ...me, sessionId: 3 });
    const reason = 'Shopify adds the brand itself, and our buyers have asked us twice to leave it out of the title.';
    serve(listWaivers, [waiver({ awaitsSecond: true, createdBy: tomas, reason })]);
    open();
    if (width < 768) await card.getByRole('button', { name: 'Show the list by rule' }).click();
    const name = brand.getByText('Title starts with the brand');
    await expect.element(name).toBeVisible();
    const box = name.element();
    // Nothing of it is cut off.
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight + 1);
    await expect.element(brand.getByText(/^7/)).toBeVisible();
    await expect.element(card.getByText(reason, { exact: false })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test('where a second person is needed the waiver of a required rule says so before it is asked for', async () => {
  serve(getMe, { ...me, sessionId: 3 });
  serve(getSettings, settings({ secondPerson: ['waiver'] }));
  serve(previewWaiver, effect);
  open();
  await card.getByRole('button', { name: 'Waive “Bullets present”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Waive “Bullets present”' });
  await expect.element(dialog.getByText(/^A second person must confirm\. Until then/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Ask to waive for 4' })).toBeVisible();
});

test('on a phone the list by rule is open for who comes to a rule with a waiver that waits', async () => {
  await page.viewport(390, 844);
  serve(getMe, { ...me, sessionId: 3 });
  serve(listWaivers, [waiver({ awaitsSecond: true, createdBy: tomas })]);
  open(`/pending-products?rule=${brandIds[0]}`);
  await expect.element(askConfirm).toBeVisible();
  await card.getByRole('button', { name: 'Hide the list by rule' }).click();
  await expect.element(askConfirm).not.toBeInTheDocument();
});
