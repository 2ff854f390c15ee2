import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Part } from '#domain/parts/parts.ts';
import { patchContent } from '#domain/review/review.contract.ts';
import { generateContent } from '#domain/writing/writing.contract.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { contentOf, freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { serve } from '#testing/components/serve.ts';

const card = (name: string) => page.getByRole('region', { name, exact: true });
const title = card('Product Title');
const bullets = card('Feature Bullets');
const description = card('Product Description');
const images = card('Product Images (Legacy View)');
const cards = [title, bullets, description, images];
const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
/** What the card offers to do with its part, without the keys drawn on the buttons. */
const offers = (of: typeof title) =>
  of
    .getByRole('button')
    .elements()
    .flatMap(
      (button) => /^(Reject|Approve|Edit|Rollback)(?= Product| Feature)/.exec(button.textContent ?? '')?.[0] ?? [],
    );

afterEach(() => page.viewport(1440, 900));

test('what is drawn after the text moves no button sideways under the hand', async () => {
  const seen = new Set<number>();
  const rightOf = (element: Element) => Math.round(element.getBoundingClientRect().right);
  const watch = () => {
    for (const button of document.querySelectorAll('#part-title header button'))
      if (button.textContent.startsWith('Approve'))
        seen.add(rightOf(button.closest('header') ?? button) - rightOf(button));
    watching = requestAnimationFrame(watch);
  };
  let watching = requestAnimationFrame(watch);
  openScreen(serveProduct().address);
  await expect.element(title.getByRole('button', { name: /^Comments on Product Title/ })).toBeVisible();
  cancelAnimationFrame(watching);
  expect([...seen]).toHaveLength(1);
});

/** A product whose origin lines are the longest there are, and without images. */
function serveLongOrigins() {
  const source = freshProduct({ images: [] });
  const content = contentOf(source, { title: 'Stoneware Mug, 350 ml' });
  const { record } = content.parts.title;
  const draft = { engine: 'sample', reasons: [], isRepaired: false, prompts: [], inputHash: '' };
  const checks = { supported: 1, unsupported: 0, contradicted: 0, brokenRules: [] };
  content.parts.title.record = { ...record, origin: 'model', draft: { ...draft, checks } };
  return serveProduct({ source, content });
}

test.each([390, 768, 1280, 1440, 1920])('the head of a card holds together %i pixels wide', async (width) => {
  await page.viewport(width, 900);
  openScreen(serveLongOrigins().address);
  await expect.element(title.getByText('Sample draft, written with a language model')).toBeVisible();
  await expect.element(images.getByText('No images in the source or the draft')).toBeVisible();
  await expect.element(images.getByRole('button', { name: /^Comments on/ })).toBeVisible();
  for (const each of cards) {
    const head = each.element().querySelector('header') as HTMLElement;
    const name = head.querySelector('h2')?.textContent;
    const buttons = [...head.querySelectorAll('button')].filter((button) => button.checkVisibility());
    expect.soft(head.querySelector('p')?.offsetHeight, `${name}: at most two lines`).toBeLessThanOrEqual(32);
    expect.soft(new Set(buttons.map(({ offsetTop }) => offsetTop)).size, `${name}: its buttons in one row`).toBe(1);
    expect.soft(head.scrollWidth, name).toBeLessThanOrEqual(head.clientWidth);
    const height = head.offsetHeight;
    const place = buttons.at(-1)?.getBoundingClientRect();
    for (const button of buttons.slice(0, -1)) button.style.display = 'none';
    expect.soft(head.offsetHeight, `${name}: as high for who may not decide`).toBe(height);
    expect.soft(buttons.at(-1)?.getBoundingClientRect(), name).toEqual(place);
  }
});

test('a part that waits is rejected, edited or approved', async () => {
  openScreen(serveProduct().address);
  for (const each of cards) {
    await expect.element(each.getByText('Pending', { exact: true }).first()).toBeVisible();
    expect(offers(each)).toEqual(['Reject', 'Edit', 'Approve']);
  }
});

test.each([
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
] as const)('a part that is %s is rolled back or edited', async (status, word) => {
  const source = freshProduct();
  const parts: Part[] = ['title', 'bullets', 'description', 'images'];
  const statuses = Object.fromEntries(parts.map((part) => [part, status]));
  openScreen(serveProduct({ source, content: contentOf(source, {}, statuses) }).address);
  for (const each of cards) {
    await expect.element(each.getByText(word, { exact: true }).first()).toBeVisible();
    expect(offers(each)).toEqual(['Rollback', 'Edit']);
  }
});

test('on a phone a product without a part that waits has both on every card, until one waits again', async () => {
  await page.viewport(390, 844);
  const source = freshProduct();
  const statuses = { title: 'approved', bullets: 'rejected', description: 'approved', images: 'approved' } as const;
  const shown = serveProduct({ source, content: contentOf(source, {}, statuses) });
  openScreen(shown.address);
  await expect.element(page.getByRole('region', { name: 'All parts are reviewed' })).toBeVisible();
  for (const each of cards)
    for (const name of [/^Rollback /, /^Edit /]) {
      const button = each.getByRole('button', { name });
      await expect.element(button).toBeVisible();
      expect(button.element().getBoundingClientRect().right).toBeLessThan(390);
    }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await title.getByRole('button', { name: 'Rollback Product Title' }).click();
  await expect.poll(() => shown.stored()?.parts.title.status).toBe('pending');
  // From then on the bar at the foot has them.
  await expect.element(page.getByRole('region', { name: 'Review Product Title' })).toBeVisible();
  for (const each of cards) await expect.element(each.getByRole('button', { name: /^Edit / })).not.toBeInTheDocument();
  // The bar is higher than the one before: the browser tells of it a frame later, and says so.
  vi.mocked(console.error).mockClear();
});

test('the approval note names who approved and the day and time it was here', async () => {
  const source = freshProduct();
  const content = contentOf(
    source,
    { title: 'A title' },
    { title: 'approved', description: 'approved', bullets: 'rejected' },
  );
  openScreen(serveProduct({ source, content }).address);
  // In the evening before, west of UTC.
  await expect.element(title.getByText('Approved by Sam Porter on Nov 19, 2026 · 7:30 PM')).toBeVisible();
  // Nobody generated it.
  await expect
    .element(description.getByText('Approved without changes by Sam Porter on Nov 19, 2026 · 7:30 PM'))
    .toBeVisible();
  await expect.element(bullets.getByText('Rejected by Sam Porter on Nov 19, 2026 · 7:30 PM')).toBeVisible();
});

test('the approval note says that a policy approved, and whose it is', async () => {
  const source = freshProduct();
  const content = contentOf(source, { title: 'A title' }, { title: 'approved' });
  content.parts.title.record.policyId = 3;
  openScreen(serveProduct({ source, content }).address);
  await expect.element(title.getByText('Approved by a policy of Sam Porter on Nov 19, 2026 · 7:30 PM')).toBeVisible();
});

test('the approval note names who answered by the link of a sign-off, and for whom', async () => {
  const source = freshProduct();
  const content = contentOf(source, { title: 'A title' }, { title: 'approved', description: 'rejected' });
  content.parts.title.record = {
    ...content.parts.title.record,
    ...{ origin: 'person', writtenBy: { id: 1, fullName: 'Sam Porter' } },
    ...{ wordedBy: 'Barkenby (sign-off)', answeredBy: 'Barkenby (sign-off)' },
  };
  content.parts.description.record.answeredBy = 'Barkenby (sign-off)';
  openScreen(serveProduct({ source, content }).address);
  const who = 'by Barkenby (sign-off) for Sam Porter';
  await expect.element(title.getByText(`Approved ${who} on Nov 19, 2026 · 7:30 PM`)).toBeVisible();
  await expect.element(title.getByText(`Edited ${who}`)).toBeVisible();
  await expect.element(description.getByText(`Rejected ${who} on Nov 19, 2026 · 7:30 PM`)).toBeVisible();
});

test('a decision is sent, is announced, moves the focus on and is taken back', async () => {
  const { address, patches, stored } = serveProduct();
  openScreen(address);
  await title.getByRole('button', { name: /^Approve/ }).click();
  await expect.element(title.getByText('Approved', { exact: true })).toBeVisible();
  await expect.element(bullets).toHaveFocus();
  await expect.poll(() => patches.map(({ body }) => body)).toEqual([{ titleStatus: 'approved' }]);
  expect(patches[0]?.headers.get('if-match')).toBe('"1"');
  await expect.element(toast).toMatchTextContent('Product Title approved');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.element(title.getByText('Pending', { exact: true })).toBeVisible();
  await expect.poll(() => stored()?.parts.title.status).toBe('pending');
});

test('a decision shows once: its reply does not bring the part back as it was before', async () => {
  const { address, stored } = serveProduct();
  openScreen(address);
  await expect.element(title.getByText('Pending', { exact: true })).toBeVisible();
  const read = () =>
    [...title.element().querySelectorAll('span')]
      .map(({ textContent }) => textContent ?? '')
      .find((text) => /^(Approved|Pending|Rejected)$/.test(text)) ?? 'none';
  const seen = [read()];
  const observer = new MutationObserver(() => {
    if (seen.at(-1) !== read()) seen.push(read());
  });
  observer.observe(title.element(), { childList: true, characterData: true, subtree: true });
  let version = 1;
  for (const button of ['Reject', 'Rollback', 'Approve']) {
    await title.getByRole('button', { name: new RegExp(`^${button}`) }).click();
    version += 1;
    await expect.poll(() => stored()?.version).toBe(version);
  }
  // The record read again is drawn, too.
  await expect.element(page.getByRole('region', { name: 'Optimization Progress' })).toMatchTextContent('25%');
  observer.disconnect();
  expect(seen).toEqual(['Pending', 'Rejected', 'Pending', 'Approved']);
});

test('the title counter shows the count out of 200 and limits nothing', async () => {
  const { address, patches } = serveProduct();
  openScreen(address);
  await title.getByRole('button', { name: /^Edit/ }).click();
  const field = title.getByRole('textbox', { name: 'Product Title' });
  await expect.element(field).toHaveFocus();
  await expect.element(title.getByText('13/200', { exact: true })).toBeVisible();
  const long = 'x'.repeat(214);
  await field.fill(long);
  await expect.element(title.getByText('214/200', { exact: true })).toBeVisible();
  await title.getByRole('button', { name: /^Save/ }).click();
  await expect.element(toast).toMatchTextContent('Content updated');
  expect(patches.map(({ body }) => body)).toEqual([{ title: long }]);
  await expect.element(title).toHaveFocus();
});

const colorOf = (of: typeof title) => getComputedStyle(of.element()).color;

test('the title counter is a problem where the length breaks a rule of the retailer, in words too, until it fits', async () => {
  openScreen(serveProduct({ source: freshProduct({ retailer: 'eBay' }) }).address);
  await title.getByRole('button', { name: /^Edit/ }).click();
  const field = title.getByRole('textbox', { name: 'Product Title' });
  await expect.element(field).toHaveFocus();
  const counter = (text: string) => title.getByText(text, { exact: true });
  await field.fill('Stoneware mug '.repeat(7));
  await expect
    .element(field)
    .toHaveAccessibleDescription('98/200 Longer than allowed. Shorten by at least 17 characters.');
  expect(colorOf(counter('98/200'))).toBe(colorOf(title.getByText(/^Longer than allowed/)));
  const problem = colorOf(counter('98/200'));
  await field.fill('Stoneware mug');
  await expect.element(field).toHaveAccessibleDescription('13/200');
  expect(colorOf(counter('13/200'))).not.toBe(problem);
});

test('the editor of the description counts words, split on white space', async () => {
  openScreen(serveProduct().address);
  await description.getByRole('button', { name: /^Edit/ }).click();
  const field = description.getByRole('textbox', { name: 'Product Description' });
  for (const [text, count] of [
    ['Three  words,\nno more', '4 words'],
    [' \n a\tb ', '2 words'],
    ['', '0 words'],
  ] as const) {
    await field.fill(text);
    await expect.element(description.getByText(count, { exact: true })).toBeVisible();
  }
});

test('bullets are a list of inputs that grows and shrinks; Cancel leaves them as they were', async () => {
  const { address, patches } = serveProduct();
  openScreen(address);
  await bullets.getByRole('button', { name: /^Edit/ }).click();
  const fields = bullets.getByRole('textbox');
  const texts = () => fields.elements().map((field) => (field as HTMLTextAreaElement).value);
  await expect.poll(texts).toEqual(['Holds 350 ml', 'Dishwasher safe']);
  await bullets.getByRole('button', { name: 'Add Bullet Point' }).click();
  await expect.poll(texts).toEqual(['Holds 350 ml', 'Dishwasher safe', '']);
  await fields.nth(2).fill('Fits a saucer');
  await bullets.getByRole('button', { name: 'Delete bullet 1', exact: true }).click();
  await expect.poll(texts).toEqual(['Dishwasher safe', 'Fits a saucer']);
  await bullets.getByRole('button', { name: /^Cancel/ }).click();
  await expect.element(fields).not.toBeInTheDocument();
  await expect.element(bullets.getByText('Holds 350 ml')).toBeVisible();
  expect(patches).toEqual([]);
});

test('an edit that cannot be saved says Saving..., then why, and keeps its text for the next try', async () => {
  const warn = vi.mocked(console.warn).mockImplementation(() => {});
  const { address, patches } = serveProduct();
  const answer = Promise.withResolvers<void>();
  serve(patchContent, async () => {
    await answer.promise;
    return new Response('down', { status: 500 });
  });
  openScreen(address);
  await bullets.getByRole('button', { name: /^Edit/ }).click();
  await bullets.getByRole('textbox').first().fill('Holds 12 oz');
  await bullets.getByRole('button', { name: /^Save/ }).click();
  await expect.element(bullets.getByRole('button', { name: 'Saving...' })).toBeVisible();
  answer.resolve();
  await expect.element(toast).toMatchTextContent('Update failed');
  await expect.element(toast).toMatchTextContent('Failed to update content. Please try again.');
  await expect.element(bullets.getByRole('textbox').first()).toHaveValue('Holds 12 oz');
  expect(warn).toHaveBeenCalled();
  warn.mockClear();
  expect(patches, 'what the server keeps').toEqual([]);
});

test('images are edited in an editor of their own', async () => {
  const { address } = serveProduct();
  const screen = openScreen(address);
  await images.getByRole('button', { name: 'Edit Product Images' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Edit Product Images' })).toBeVisible();
  expect(screen.address()).toBe(`${address}/images`);
  screen.close();
  const again = openScreen(address);
  await expect.element(images).toBeInTheDocument();
  (images.element() as HTMLElement).focus();
  await userEvent.keyboard('e');
  await expect.poll(again.address).toBe(`${address}/images`);
});

test('one part is generated with the specified keywords, unless they are changed first', async () => {
  const { address, draft } = serveProduct();
  const calls = serve(generateContent, () => draft('title', 'A stoneware mug'));
  openScreen(address);
  const popover = page.getByRole('dialog', { name: 'Generate Product Title' });
  const keywords = popover.getByRole('textbox', { name: 'Target keywords' });
  await title.getByRole('button', { name: /^Generate/ }).click();
  await expect.element(keywords).toHaveValue('premium, quality, comfortable, durable');
  await popover.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(popover).not.toBeInTheDocument();
  await title.getByRole('button', { name: /^Generate/ }).click();
  await popover.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect.element(toast).toMatchTextContent('New optimized content has been generated');
  await expect.element(toast).toMatchTextContent('Content generated');
  await title.getByRole('button', { name: /^Generate/ }).click();
  await keywords.fill(' camping , durable,');
  await popover.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([
      { contentType: 'title', targetKeywords: ['premium', 'quality', 'comfortable', 'durable'] },
      { contentType: 'title', targetKeywords: ['camping', 'durable'] },
    ]);
});

test('all parts are generated without a body, and the buttons say so while it lasts', async () => {
  const { address, draft } = serveProduct();
  const answer = Promise.withResolvers<void>();
  const calls = serve(generateContent, async () => {
    await answer.promise;
    return draft('description', 'A mug of stoneware.');
  });
  openScreen(address);
  await page.getByRole('button', { name: 'Generate Content' }).click();
  await expect.element(page.getByRole('button', { name: 'Generating...' }).first()).toBeVisible();
  await expect.element(description.getByRole('button', { name: /^Approve/ })).toHaveAttribute('aria-disabled', 'true');
  answer.resolve();
  await expect.element(toast).toMatchTextContent('Content generated');
  await expect.element(description.getByText('Written by the built-in writer')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([undefined]);
});

test('a key pressed the moment a saved part has the focus again acts on the part as it was saved', async () => {
  const { address, stored } = serveProduct();
  openScreen(address);
  await expect.element(title).toHaveAttribute('aria-current', 'true');
  // The second time the part was rejected when its edit began.
  for (const text of ['A title to be rejected at once', 'Another title to be rejected']) {
    await userEvent.keyboard('e');
    const field = title.getByRole('textbox', { name: 'Product Title' });
    await expect.element(field).toHaveFocus();
    await field.fill(text);
    pressOnArrival(title.element(), 'r');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(title.getByText('Rejected', { exact: true })).toBeVisible();
    await expect.poll(() => stored()?.parts.title).toMatchObject({ value: text, status: 'rejected' });
    await userEvent.keyboard('k');
    await expect.element(title).toHaveFocus();
  }
});

/** Presses a key in the moment the card gets the focus. */
function pressOnArrival(card: Element, key: string): void {
  const arrive = ({ target }: FocusEvent) => {
    if (target !== card) return;
    removeEventListener('focusin', arrive);
    card.dispatchEvent(new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true }));
  };
  addEventListener('focusin', arrive);
}

test('a draft of a language model shows the sources its writer named, and the sentences without any', async () => {
  const source = freshProduct();
  const content = contentOf(source, { title: 'Stoneware Mug, 350 ml. Keeps tea hot.' });
  const draft = {
    engine: 'model-1',
    reasons: [],
    checks: { supported: 1, unsupported: 0, contradicted: 0, brokenRules: [] },
    isRepaired: false,
    prompts: [],
    inputHash: '',
    sentences: [
      { text: 'Stoneware Mug, 350 ml.', facts: [{ field: 'attributes.Material', text: 'Stoneware' }] },
      { text: 'Keeps tea hot.', facts: [] },
    ],
  };
  content.parts.title.record = { ...content.parts.title.record, draft };
  openScreen(serveProduct({ source, content }).address);
  const facts = title.getByRole('list', { name: 'The writer’s sources' });
  await expect.element(facts).not.toBeInTheDocument();
  await title.getByRole('button', { name: /Why this text/ }).click();
  await title.getByRole('button', { name: 'The writer’s sources' }).click();
  const rows = facts.getByRole('listitem');
  await expect.element(rows.nth(0)).toMatchTextContent(/^Stoneware Mug, 350 ml\.\s*Attribute Material: “Stoneware”$/);
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(/^Keeps tea hot\.\s*The model gave no fact for this sentence\.$/);
});
