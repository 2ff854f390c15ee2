// Settings: what each section shows, that every change is saved at once, and what happens where it is not.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getAttributeCount, listAttributes } from '#domain/attributes/attributes.contract.ts';
import { listRules } from '#domain/benchmarks/rules.contract.ts';
import { getFacets } from '#domain/catalogue/catalogue.contract.ts';
import { getKeywordCount } from '#domain/keywords/keywords.contract.ts';
import { Problem } from '#domain/problem.ts';
import { getSettings, patchSettings } from '#domain/review/settings.contract.ts';
import { getMe, listSessions } from '#domain/session/session.contract.ts';
import { listVoices } from '#domain/voice/voice.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { me, settings } from '#testing/components/replies.ts';
import { pageOf, serve } from '#testing/components/serve.ts';
import { serveAll } from '#testing/components/serve-all.ts';
import { attribute } from '#testing/components/serve-attributes.ts';
import { voice } from '#testing/components/serve-voices.ts';
import { chooseRowHeight } from '#web/kit/row-height.ts';
import { chooseTheme } from '#web/kit/theme.ts';

const main = page.getByRole('main');
const section = (name: string) => main.getByRole('region', { name, exact: true });
const confirmation = section('Review').getByRole('radiogroup', { name: 'Approving contradicted text' });
const choice = (name: string) => confirmation.getByRole('radio', { name });
const keepEdits = section('Imports').getByRole('switch', { name: 'Keep manual edits' });
const nav = main.getByRole('navigation', { name: 'Settings' });

beforeEach(serveAll);
afterEach(async () => {
  chooseTheme('system');
  chooseRowHeight('comfortable');
  await page.viewport(1440, 900);
});

test('Writing leads to its four screens and says how much there is of each', async () => {
  const terms = (count: number) => Array.from({ length: count }, (_, at) => ({ term: `Term ${at}`, forms: [] }));
  serve(listVoices, [voice({ rules: { ...voice().rules, terms: terms(17) } }), voice({ id: 2 })]);
  serve(getKeywordCount, { keywords: 1042 });
  serve(listAttributes, ({ query: { use } }) => pageOf([attribute()], { total: use === 'hidden' ? 34 : 61 }));
  serve(listRules, pageOf([], { total: 118 }));
  openScreen('/settings');
  const rows = section('Writing').getByRole('link');
  await expect.element(rows.nth(0)).toMatchTextContent(/^Voice and Glossary.*2 voices, 18 terms$/);
  await expect.element(rows.nth(1)).toMatchTextContent(/^Keywords.*1,042 keywords$/);
  await expect.element(rows.nth(2)).toMatchTextContent(/^Attributes in Content.*27 of 61 in text$/);
  await expect.element(rows.nth(3)).toMatchTextContent(/^Benchmark Rules.*118 rules$/);
  expect(rows.elements().map((row) => row.getAttribute('href'))).toEqual([
    '/voice',
    '/keywords',
    '/attributes',
    '/rules',
  ]);
});

test('attributes of a large catalogue are followed while they are counted', async () => {
  let isCounting = true;
  const state = { counted: 900, products: 1_000, countedAt: null, isCut: false };
  serve(getAttributeCount, () => ({ ...state, isCounting }));
  openScreen('/settings');
  const row = section('Writing').getByRole('link', { name: /^Attributes/ });
  await expect.element(row).toMatchTextContent(/so far$/);
  isCounting = false;
  await expect.element(row).toMatchTextContent(/in text$/);
});

test('a count that could not be loaded is asked for again, and stands in nobody’s way', async () => {
  serve(getKeywordCount, new Problem('UNAVAILABLE', 'Not now.'));
  const screen = openScreen('/settings');
  const alert = section('Writing').getByRole('alert');
  await expect.element(alert).toMatchTextContent('Some counts could not be loaded. Not now.');
  serve(getKeywordCount, { keywords: 1 });
  await alert.getByRole('button', { name: 'Retry' }).click();
  const row = section('Writing').getByRole('link', { name: /^Keywords/ });
  await expect.element(row).toMatchTextContent(/1 keyword$/);
  await expect.element(alert).not.toBeInTheDocument();
  await row.click();
  await expect.poll(screen.address).toBe('/keywords');
});

test.each([
  ['/voice', 'Voice and Glossary'],
  ['/keywords', 'Keywords'],
  ['/attributes', 'Attributes in Content'],
  ['/rules', 'Benchmark Rules'],
])('from %s one gets back to the settings', async (address, title) => {
  const screen = openScreen(address);
  const crumbs = main.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.element(crumbs).toMatchTextContent(`Settings${title}`);
  await crumbs.getByRole('link', { name: 'Settings' }).click();
  await expect.element(main.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(screen.address()).toBe('/settings');
});

test('what approving asks for is saved at once, and says when', async () => {
  const sent = serve(patchSettings, ({ body }) => settings(body));
  openScreen('/settings');
  await expect.element(choice('Confirm contradictions')).toBeChecked();
  await choice('Confirm any open claim').click();
  await expect.element(main.getByText(/^Saved, \d{1,2}:\d{2} [AP]M$/)).toBeVisible();
  await expect.element(choice('Confirm any open claim')).toBeChecked();
  // By keyboard: the arrow goes round to the first.
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(choice('No confirmation')).toBeChecked();
  await expect.element(choice('No confirmation')).toHaveFocus();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ attestation: 'any' }, { attestation: 'none' }]);
});

test('a change that was not saved goes back, with the reason beside it', async () => {
  openScreen('/settings');
  await section('Appearance').getByRole('radio', { name: 'Light' }).click();
  await expect.element(main.getByText(/^Saved/)).toBeVisible();
  serve(patchSettings, new Problem('INTERNAL', 'The store is down.'));
  await choice('No confirmation').click();
  const alert = section('Review').getByRole('alert');
  await expect.element(alert).toMatchTextContent('Not saved. The store is down.');
  await expect.element(choice('Confirm contradictions')).toBeChecked();
  expect(main.getByText(/^Saved/).elements()).toEqual([]);
  serve(patchSettings, ({ body }) => settings(body));
  await choice('No confirmation').click();
  await expect.element(main.getByText(/^Saved/)).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test('of two changes of one setting that both fail what is stored is back', async () => {
  const first = Promise.withResolvers<Problem>();
  const down = new Problem('INTERNAL', 'The store is down.');
  serve(patchSettings, ({ body }) => (body.attestation === 'none' ? first.promise : down));
  openScreen('/settings');
  await choice('No confirmation').click();
  await choice('Confirm any open claim').click();
  await expect.element(choice('Confirm any open claim')).toBeChecked();
  first.resolve(down);
  await expect.element(choice('Confirm contradictions')).toBeChecked();
});

test('of two settings changed at once each keeps its own, whichever is refused', async () => {
  const first = Promise.withResolvers<Problem>();
  serve(patchSettings, ({ body }) => (body.attestation ? first.promise : settings(body)));
  openScreen('/settings');
  await choice('No confirmation').click();
  await keepEdits.click();
  await expect.element(main.getByText(/^Saved/)).toBeVisible();
  await expect.element(choice('No confirmation')).toBeChecked();
  first.resolve(new Problem('INTERNAL', 'The store is down.'));
  await expect.element(section('Review').getByRole('alert')).toBeVisible();
  await expect.element(choice('Confirm contradictions')).toBeChecked();
  await expect.element(keepEdits).not.toBeChecked();
});

test('a part whose source changed after approval is marked, or sent back to Pending', async () => {
  const sent = serve(patchSettings, ({ body }) => settings(body));
  openScreen('/settings');
  const row = section('Review').getByRole('radiogroup', { name: 'When the source changes after approval' });
  await expect.element(row.getByRole('radio', { name: 'Mark the part' })).toBeChecked();
  await row.getByRole('radio', { name: 'Send the part back to Pending' }).click();
  await expect.element(main.getByText(/^Saved/)).toBeVisible();
  await expect.element(row.getByRole('radio', { name: 'Send the part back to Pending' })).toBeChecked();
  expect(sent.map(({ body }) => body)).toEqual([{ returnsChanged: true }]);
  serve(patchSettings, new Problem('INTERNAL', 'The store is down.'));
  await row.getByRole('radio', { name: 'Mark the part' }).click();
  await expect.element(section('Review').getByRole('alert')).toMatchTextContent('Not saved. The store is down.');
  await expect.element(row.getByRole('radio', { name: 'Send the part back to Pending' })).toBeChecked();
});

test('whether imports keep manual edits is saved; how long they can be undone is shown', async () => {
  serve(getSettings, settings({ handEdits: 'file' }));
  const sent = serve(patchSettings, ({ body }) => settings(body));
  openScreen('/settings');
  await expect.element(keepEdits).not.toBeChecked();
  await keepEdits.click();
  await expect.element(keepEdits).toBeChecked();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ handEdits: 'keep' }]);
  await expect.element(section('Imports').getByText('30 days')).toBeVisible();
});

test('the time zone of the workspace is found by its name and saved at once', async () => {
  const sent = serve(patchSettings, ({ body }) => settings(body));
  openScreen('/settings#time-zone');
  const zone = section('Workspace').getByRole('combobox', { name: 'Time zone' });
  await expect.element(zone).toHaveTextContent('UTC');
  await zone.click();
  await page.getByRole('combobox', { name: /Search/ }).fill('new york');
  await page.getByRole('option', { name: 'America/New York' }).click();
  await expect.element(zone).toHaveTextContent('America/New York');
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ timeZone: 'America/New_York' }]);
});

test('the theme and the height of rows hold for this browser at once', async () => {
  openScreen('/settings');
  const look = section('Appearance');
  await look.getByRole('radio', { name: 'Dark' }).click();
  expect(document.documentElement.dataset.theme).toBe('dark');
  await expect.element(main.getByText(/^Saved/)).toBeVisible();
  await look.getByRole('radio', { name: 'Compact' }).click();
  expect(localStorage.getItem('copydesk.rows')).toBe('compact');
  await expect.element(look.getByRole('radio', { name: 'Compact' })).toBeChecked();
});

test('compact rows are lower in every list with a table', async () => {
  for (const address of ['/products?mode=list', '/pending-products', '/prompts', '/rules']) {
    const screen = openScreen(address);
    const row = main.getByRole('table').getByRole('row').nth(1);
    await expect.element(row).toBeVisible();
    const height = () => row.element().clientHeight;
    const before = height();
    chooseRowHeight('compact');
    expect.soft(height(), address).toBeLessThan(before);
    chooseRowHeight('comfortable');
    expect.soft(height(), address).toBe(before);
    screen.close();
  }
});

test('the sections have addresses: the one named takes the focus and is marked beside them', async () => {
  const screen = openScreen('/settings#imports');
  await expect.element(section('Imports')).toHaveFocus();
  await expect.element(nav.getByRole('link', { name: 'Imports' })).toHaveAttribute('aria-current', 'page');
  await nav.getByRole('link', { name: 'Contradicted claims' }).click();
  await expect.poll(screen.address).toBe('/settings#contradicted-claims');
  await expect.poll(() => document.activeElement?.id).toBe('contradicted-claims');
  // From there the keyboard goes on to the control.
  await userEvent.keyboard('{Tab}');
  await expect.element(choice('Confirm contradictions')).toHaveFocus();
});

test('on a phone a select leads to the sections, and nothing is wider than the screen', async () => {
  await page.viewport(390, 844);
  const screen = openScreen('/settings');
  await expect.element(choice('Confirm contradictions')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expect.element(nav).not.toBeInTheDocument();
  await main.getByRole('combobox', { name: 'Section' }).click();
  await page.getByRole('option', { name: 'Appearance' }).click();
  await expect.poll(screen.address).toBe('/settings#appearance');
  await expect.element(section('Appearance').getByRole('radio', { name: 'Compact' })).toBeInViewport();
});

test('what needs a second person is chosen where people sign in', async () => {
  serve(getMe, { ...me, sessionId: 3 });
  serve(listSessions, []);
  const sent = serve(patchSettings, ({ body }) => settings(body));
  openScreen('/settings');
  const waiving = section('Review').getByRole('checkbox', { name: 'Waiving a required rule' });
  await expect.element(waiving).not.toBeChecked();
  await waiving.click();
  await expect.element(waiving).toBeChecked();
  await section('Review').getByRole('checkbox', { name: 'Approving contradicted text' }).click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ secondPerson: ['waiver'] }, { secondPerson: ['waiver', 'contradiction'] }]);
});

test('categories that need a second person are picked from those of the catalog, and taken off', async () => {
  serve(getMe, { ...me, sessionId: 3 });
  serve(listSessions, []);
  serve(getFacets, { categories: ['Kitchen', 'Toys'], subcategories: [], brands: [], retailers: [] });
  serve(getSettings, settings({ secondPersonCategories: ['Kitchen', 'Gone'] }));
  const sent = serve(patchSettings, ({ body }) => settings({ ...body }));
  openScreen('/settings');
  const listed = section('Review').getByRole('list', { name: 'Every approval in these categories' });
  await expect.element(listed).toMatchTextContent(/Kitchen.*Gone.*No product has this category yet/);
  await section('Review').getByRole('combobox', { name: 'Every approval in these categories' }).fill('To');
  await page.getByRole('option', { name: 'Toys' }).click();
  await section('Review').getByRole('button', { name: 'Add category' }).click();
  await expect.element(listed).toMatchTextContent(/Kitchen.*Gone.*Toys/);
  await listed.getByRole('button', { name: 'Remove Kitchen' }).click();
  await expect.element(listed.getByText('Kitchen')).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([
    { secondPersonCategories: ['Kitchen', 'Gone', 'Toys'] },
    { secondPersonCategories: ['Gone', 'Toys'] },
  ]);
});

test('where nobody signs in it says why there is no second person', async () => {
  openScreen('/settings');
  await expect.element(section('Review').getByText(/^Sign-in is off, so there is no second person\./)).toBeVisible();
  await expect.element(section('Review').getByRole('checkbox')).not.toBeInTheDocument();
});

test('to who may not change them, the check boxes of the second person look as if they could not be used', async () => {
  serve(getMe, { ...me, sessionId: 3, role: 'viewer' });
  serve(listSessions, []);
  serve(getSettings, settings({ secondPerson: ['waiver'] }));
  openScreen('/settings');
  const waiving = section('Review').getByRole('checkbox', { name: 'Waiving a required rule' });
  await expect.element(waiving).toBeDisabled();
  const drawn = waiving.element().nextElementSibling;
  if (!drawn) throw new Error('The box is not drawn.');
  expect(Number(getComputedStyle(drawn).opacity)).toBeLessThan(1);
});
