// The page of a sign-off: what is shown and answered, by mouse and by keys, what is sent, and what goes wrong on the way.
import { afterEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Problem } from '#domain/problem.ts';
import {
  answerSignOff,
  openSignOff,
  openSignOffProduct,
  type ShownPart,
  sendSignOff,
} from '#domain/sign-off/sign-off-link.contract.ts';
import { sentStays } from '#domain/sign-off/sign-off-words.ts';
import { expectAccessible } from '#testing/components/accessible.ts';
import { serve, serveByDefault } from '#testing/components/serve.ts';
import './sign-off.css';
import { startSignOffPage } from './sign-off-page.ts';

const token = 't'.repeat(43);

const part = (productId: number, given: Partial<ShownPart> = {}): ShownPart => ({
  ...{ productId, part: 'title', label: 'Product Title', kind: 'text', answer: null },
  ...{ isSent: false, isGone: false, isChanged: false },
  ...{ before: 'Hoodie', after: 'Cotton Hoodie', earlier: null, seen: `title-${productId}`, text: null, why: null },
  ...{ limit: 20, pictures: { before: [], after: [] } },
  ...given,
});
const bullets = (productId: number) =>
  part(productId, {
    ...{ part: 'bullets', label: 'Feature Bullets', kind: 'texts', seen: `bullets-${productId}` },
    ...{ before: ['Cotton'], after: ['Organic cotton', 'Two pockets'] },
  });

let parts: ShownPart[] = [];
let stop: (() => void) | null = null;
let root: HTMLElement | null = null;

/** A server that keeps answers as ours does. */
function serveLink() {
  let revision = 0;
  const stateOf = ({ productId, part: name, answer, isSent, isGone, isChanged }: ShownPart) => ({
    ...{ productId, part: name, answer, isSent, isGone, isChanged },
  });
  serveByDefault(openSignOff, () => ({
    ...{ forWhom: 'Northwind', message: 'Please by Friday', madeBy: 'Maya Lindqvist', revision },
    expiresAt: '2026-12-04T18:00:00.000Z',
    products: [1, 2].map((id) => ({ id, sku: `S-${id}`, title: `Hoodie ${id}`, retailer: 'Shopify', picture: null })),
    parts: parts.map(stateOf),
  }));
  serveByDefault(openSignOffProduct, ({ body }) => ({
    parts: parts.filter(({ productId }) => productId === body.productId),
  }));
  const saves = serve(answerSignOff, ({ body }) => {
    revision += 1;
    const at = parts.findIndex((each) => each.productId === body.productId && each.part === body.part);
    const own = parts[at] as ShownPart;
    const isSaved = own.seen === body.seen;
    const shown = isSaved
      ? { ...own, answer: body.answer, isSent: false, text: body.text ?? own.text, why: body.why ?? null }
      : own;
    parts[at] = shown;
    return { isSaved, savedAt: '2026-11-29T10:00:00.000Z', revision, parts: [stateOf(shown)], shown };
  });
  const sends = serve(sendSignOff, () => {
    const sent = parts.filter(({ answer, isSent }) => answer !== null && !isSent).length;
    parts = parts.map((each) => (each.answer === null ? each : { ...each, isSent: true }));
    revision += 1;
    return { sent, isTaken: true, revision, parts: parts.map(stateOf) };
  });
  return { saves, sends };
}

async function open(given = token) {
  const served = serveLink();
  root = document.createElement('div');
  document.body.append(root);
  stop = await startSignOffPage(root, given);
  return served;
}

afterEach(() => {
  stop?.();
  root?.remove();
  sessionStorage.clear();
  parts = [];
});

const answers = (label: string) => page.getByRole('group', { name: `Answer for ${label}` });
const status = page.getByRole('contentinfo').getByRole('status');
const bodies = (calls: { body: unknown }[]) =>
  calls.map(({ body }) => {
    const { part: name, answer, text, why } = body as Record<string, string>;
    return [name, answer, text, why];
  });

test('a picture is shown from its own address, and one that cannot be loaded is its file name', async () => {
  const shown = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const lost = 'https://127.0.0.1:9/goods/box-front.jpg';
  parts = [
    part(1, {
      ...{ part: 'images', label: 'Product Images', kind: 'images', limit: null },
      ...{ before: [shown, lost], after: [lost], pictures: { before: [shown, lost], after: [null] } },
    }),
  ];
  await open();
  await expect.element(page.getByText('box-front.jpg').nth(1)).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Image 1' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Image 2' })).not.toBeInTheDocument();
});

test('yes, no with why, and change to are saved at once, and sent when one is ready', async () => {
  parts = [part(1), bullets(1), part(2)];
  const { saves, sends } = await open();
  await expect.element(page.getByRole('heading', { name: 'Northwind: 2 products to sign off' })).toBeVisible();
  await expect.element(page.getByText('Prepared by Maya Lindqvist. Open until Friday, Dec 4.')).toBeVisible();
  await expect.element(page.getByText('Please by Friday')).toBeVisible();
  await expect.element(page.getByText('0 of 2 products answered')).toBeVisible();
  await answers('Product Title').getByRole('button', { name: 'Yes' }).click();
  await expect.element(status).toMatchTextContent(/^Saved /);
  await answers('Feature Bullets').getByRole('button', { name: 'No' }).click();
  await page.getByLabelText('Why? (optional)').fill('It has one pocket');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => saves.length).toBe(3);
  await expect.element(page.getByText('1 of 2 products answered')).toBeVisible();

  await page.getByRole('button', { name: 'Next product' }).click();
  await answers('Product Title').getByRole('button', { name: 'Change to' }).click();
  const wording = page.getByLabelText('Your wording');
  await expect.element(wording).toHaveValue('Cotton Hoodie');
  await wording.fill('Hoodie of organic cotton');
  await expect.element(page.getByText('24 / 20')).toBeVisible();
  await expectAccessible({ hasFrame: false });
  await wording.fill('Organic Hoodie');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('2 of 2 products answered')).toBeVisible();
  await expect.element(page.getByText('1 yes, 1 changed, 1 no')).toBeVisible();
  expect(bodies(saves)).toEqual([
    ['title', 'yes', undefined, undefined],
    ['bullets', 'no', undefined, undefined],
    ['bullets', 'no', undefined, 'It has one pocket'],
    ['title', 'change', 'Organic Hoodie', ''],
  ]);

  await page.getByRole('button', { name: 'Send 3 answers' }).click();
  await expect.element(status).toHaveTextContent('3 answers were sent.');
  await expect.element(page.getByRole('button', { name: 'Send answers' })).toBeDisabled();
  expect(sends).toHaveLength(1);
});

test('what is new is marked, also a whole bullet and a text where there was none; the list counts answers that differ', async () => {
  parts = [
    part(1, { ...bullets(1), before: ['Soft cotton', 'Blue'], after: ['Soft organic cotton', 'Two pockets', 'Blue'] }),
    part(1, { part: 'description', label: 'Product Description', before: '', after: 'A hoodie.' }),
    part(1),
    part(2),
  ];
  await open();
  await expect.element(answers('Feature Bullets')).toBeVisible();
  const marks = (name: string) =>
    [...document.querySelectorAll(`[data-part="${name}"] mark`)].map(({ textContent }) => textContent.trim());
  expect(marks('bullets')).toEqual(['organic', 'Two pockets']);
  expect(marks('description')).toEqual(['A hoodie.']);
  await answers('Feature Bullets').getByRole('button', { name: 'Yes' }).click();
  await answers('Product Description').getByRole('button', { name: 'Yes' }).click();
  await answers('Product Title').getByRole('button', { name: 'No' }).click();
  const listed = page.getByRole('navigation', { name: 'Products' }).getByRole('button', { name: /Hoodie 1/ });
  await expect.element(listed).toMatchTextContent(/Hoodie 1\s*2 yes, 1 no\s*Answered/);
});

test('keys answer: Y, N and C the part, J and K go on and back; a second press takes an answer back', async () => {
  parts = [part(1), bullets(1), part(2)];
  const { saves } = await open();
  await expect.element(answers('Product Title')).toBeVisible();
  await userEvent.keyboard('yn');
  await expect
    .poll(() => bodies(saves).map(([name, answer]) => `${name} ${answer}`))
    .toEqual(['title yes', 'bullets no']);
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('heading', { name: 'Hoodie 2' })).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(page.getByLabelText('Your wording')).toHaveFocus();
  // Letters are typed there.
  await userEvent.keyboard('y{Escape}');
  await expect.element(page.getByLabelText('Your wording')).not.toBeInTheDocument();
  await userEvent.keyboard('k');
  await expect.element(page.getByRole('heading', { name: 'Hoodie 1' })).toBeVisible();
  await answers('Product Title').getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => bodies(saves).at(-1)).toEqual(['title', null, undefined, undefined]);
});

test('back from other words to a No, it keeps its answer and its reason, and takes a reason that was typed there', async () => {
  parts = [part(1, { answer: 'no', why: 'It is wool' }), bullets(1)];
  const { saves } = await open();
  const answer = (name: string) => answers('Product Title').getByRole('button', { name });
  await answer('Change to').click();
  await expect.element(answer('No')).toHaveAttribute('aria-pressed', 'false');
  await answer('No').click();
  await expect.element(answer('No')).toHaveAttribute('aria-pressed', 'true');
  const why = page.getByLabelText('Why? (optional)');
  await expect.element(why).toHaveValue('It is wool');
  // It is saved so.
  expect(saves).toEqual([]);

  await answer('Change to').click();
  await why.fill('It is linen');
  await answer('No').click();
  await expect.element(why).toHaveValue('It is linen');
  await expect.element(status).toMatchTextContent(/^Saved /);
  expect(bodies(saves)).toEqual([['title', 'no', undefined, 'It is linen']]);
});

test('a text that changed meanwhile is shown beside the one before, and open again', async () => {
  parts = [part(1)];
  const { saves } = await open();
  await expect.element(answers('Product Title')).toBeVisible();
  parts = [part(1, { after: 'Wool Hoodie', earlier: 'Cotton Hoodie', seen: 'other', isChanged: true })];
  await answers('Product Title').getByRole('button', { name: 'Yes' }).click();
  await expect.element(status).toMatchTextContent(/Someone changed the Product Title/);
  await expect.element(page.getByText('Open again')).toBeVisible();
  await expect.element(page.getByText('New, when you last looked')).toBeVisible();
  await answers('Product Title').getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => saves.at(-1)?.body).toMatchObject({ seen: 'other' });
  await expect.element(status).toMatchTextContent(/^Saved /);
});

test('an answer that cannot be saved now is tried again, and nothing is lost', async () => {
  parts = [part(1)];
  await open();
  await expect.element(answers('Product Title')).toBeVisible();
  let tries = 0;
  serve(answerSignOff, () => {
    tries += 1;
    if (tries === 1) return new Problem('UNAVAILABLE', 'The database does not answer.');
    const shown = { ...(parts[0] as ShownPart), answer: 'yes' as const };
    return { isSaved: true, savedAt: '2026-11-29T10:00:00.000Z', revision: 1, parts: [], shown };
  });
  await answers('Product Title').getByRole('button', { name: 'Yes' }).click();
  await expect.element(status).toHaveTextContent('1 answer is not saved yet. Trying again; keep this page open.');
  await expect.element(status).toMatchTextContent(/^Saved /);
  expect(tries).toBe(2);
});

const tooLong = new Problem('INVALID_INPUT', 'The new title is too long: At most 10,000 characters.');

test('an answer that is refused leaves the one before, and says why', async () => {
  parts = [part(1), part(2)];
  await open();
  await answers('Product Title').getByRole('button', { name: 'Yes' }).click();
  await expect.element(status).toMatchTextContent(/^Saved /);
  serve(answerSignOff, tooLong);
  await answers('Product Title').getByRole('button', { name: 'Change to' }).click();
  await page.getByLabelText('Your wording').fill('Long Hoodie');
  await page.getByRole('button', { name: 'Use my wording' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(tooLong.message);
  await expect.element(page.getByLabelText('Your wording')).toHaveValue('Long Hoodie');
  await expect.element(page.getByText('1 of 2 products answered')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect
    .element(answers('Product Title').getByRole('button', { name: 'Yes' }))
    .toHaveAttribute('aria-pressed', 'true');
});

test('an answer that is refused after one on its way leaves that one', async () => {
  parts = [part(1)];
  await open();
  await expect.element(answers('Product Title')).toBeVisible();
  const saved = Promise.withResolvers<void>();
  serve(answerSignOff, async ({ body }) => {
    if (body.answer === 'change') return tooLong;
    await saved.promise;
    const shown = { ...(parts[0] as ShownPart), answer: body.answer };
    return { isSaved: true, savedAt: '2026-11-29T10:00:00.000Z', revision: 1, parts: [], shown };
  });
  await answers('Product Title').getByRole('button', { name: 'Yes' }).click();
  await answers('Product Title').getByRole('button', { name: 'Change to' }).click();
  await page.getByRole('button', { name: 'Use my wording' }).click();
  saved.resolve();
  await expect.element(page.getByRole('alert')).toHaveTextContent(tooLong.message);
  await expect.element(page.getByText('1 of 1 product answered')).toBeVisible();
});

test('nothing is sent where an answer was refused meanwhile, and it says why', async () => {
  parts = [part(1), bullets(1)];
  const { sends } = await open();
  await answers('Product Title').getByRole('button', { name: 'Yes' }).click();
  await expect.element(status).toMatchTextContent(/^Saved /);
  const refused = Promise.withResolvers<void>();
  serve(answerSignOff, async ({ body }) => {
    await refused.promise;
    if (body.part === 'title') return tooLong;
    const shown = { ...(parts[1] as ShownPart), answer: body.answer };
    return { isSaved: true, savedAt: '2026-11-29T10:00:00.000Z', revision: 2, parts: [], shown };
  });
  await answers('Product Title').getByRole('button', { name: 'Change to' }).click();
  await page.getByRole('button', { name: 'Use my wording' }).click();
  await answers('Feature Bullets').getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('button', { name: 'Send 2 answers' }).click();
  refused.resolve();
  await expect.element(page.getByRole('button', { name: 'Send 2 answers' })).toBeEnabled();
  await expect.element(status).toHaveTextContent(tooLong.message);
  expect(sends).toHaveLength(0);
  await page.getByRole('button', { name: 'Send 2 answers' }).click();
  await expect.poll(() => sends).toHaveLength(1);
});

test('an answer that was sent is not taken back, which is said', async () => {
  parts = [part(1, { answer: 'yes', isSent: true })];
  const { saves } = await open();
  await answers('Product Title').getByRole('button', { name: 'Yes' }).click();
  await expect.element(status).toHaveTextContent(sentStays('yes'));
  await answers('Product Title').getByRole('button', { name: 'No' }).click();
  await expect.element(status).toMatchTextContent(/^Saved /);
  expect(bodies(saves)).toEqual([['title', 'no', undefined, undefined]]);
});

test('a link that has ended says so and shows nothing, also in the middle of the work', async () => {
  parts = [part(1)];
  await open();
  await expect.element(answers('Product Title')).toBeVisible();
  const sentence = 'This link was revoked on Nov 29. Ask Maya Lindqvist for a new one.';
  serve(answerSignOff, new Problem('LINK_ENDED', sentence));
  await answers('Product Title').getByRole('button', { name: 'Yes' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(page.getByText('Cotton Hoodie')).not.toBeInTheDocument();
});

test('a link without its token is incomplete', async () => {
  await open('');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This link is incomplete. Copy all of it, then open it again.');
});

test('a reason is saved by the press that answers otherwise, which counts as well', async () => {
  parts = [part(1), bullets(1)];
  const { saves } = await open();
  await answers('Product Title').getByRole('button', { name: 'No' }).click();
  await page.getByLabelText('Why? (optional)').fill('It is wool');
  await answers('Product Title').getByRole('button', { name: 'Yes' }).click();
  await expect
    .element(answers('Product Title').getByRole('button', { name: 'Yes' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => bodies(saves).at(-1)?.slice(0, 2)).toEqual(['title', 'yes']);
});

test('a reason that is being typed stays where the answer is saved meanwhile', async () => {
  parts = [part(1), bullets(1)];
  await open();
  await expect.element(answers('Product Title')).toBeVisible();
  const saved = Promise.withResolvers<void>();
  const saves = serve(answerSignOff, async ({ body }) => {
    await saved.promise;
    const shown = { ...(parts[0] as ShownPart), answer: body.answer, why: body.why ?? null };
    return { isSaved: true, savedAt: '2026-11-29T10:00:00.000Z', revision: 1, parts: [], shown };
  });
  await answers('Product Title').getByRole('button', { name: 'No' }).click();
  const why = page.getByLabelText('Why? (optional)');
  await why.click();
  await userEvent.keyboard('It is ');
  saved.resolve();
  await expect.element(status).toMatchTextContent(/^Saved /);
  await userEvent.keyboard('wool{Tab}');
  await expect.poll(() => bodies(saves).at(-1)).toEqual(['title', 'no', undefined, 'It is wool']);
  await expect.element(why).toHaveValue('It is wool');
});

/** As a finger does: nothing is pressed before it is lifted, and then all at once. */
async function tap(target: Element) {
  const session = cdp();
  const { x, y, width, height } = target.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = (frame?.width ?? window.innerWidth) / window.innerWidth;
  const at = { x: (frame?.x ?? 0) + (x + width / 2) * scale, y: (frame?.y ?? 0) + (y + height / 2) * scale };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Two parts, of which the first is longer than a phone. */
const longParts = (given: Partial<ShownPart> = {}) => {
  const long = Array.from({ length: 6 }, () => 'A hoodie of soft cotton for long days out in the hills and by the sea');
  return [
    part(1, { ...bullets(1), before: long, after: long.map((line) => `${line}, organic`), ...given }),
    part(1, { part: 'description', label: 'Product Description', before: long.join(' '), after: 'A hoodie.' }),
  ];
};

test('on a phone a No brings the field for its reason into sight, without the keyboard', async () => {
  await page.viewport(390, 844);
  parts = longParts();
  await open();
  await expect.element(answers('Feature Bullets')).toBeVisible();
  await tap(answers('Feature Bullets').getByRole('button', { name: 'No' }).element());
  const why = page.getByLabelText('Why? (optional)');
  await expect.element(why).toBeVisible();
  const gap = () =>
    answers('Feature Bullets').element().getBoundingClientRect().top - why.element().getBoundingClientRect().bottom;
  await expect.poll(gap).toBeGreaterThan(0);
  await expect.element(why).not.toHaveFocus();
  await page.viewport(1440, 900);
});

test('on a phone the first tap behind a reason opens another part, and the reason is saved', async () => {
  await page.viewport(390, 844);
  parts = longParts({ answer: 'no' });
  const { saves } = await open();
  await page.getByRole('button', { name: 'Feature Bullets' }).click();
  const why = page.getByLabelText('Why? (optional)');
  await expect.element(why).toBeVisible();
  // At the foot of the page, whose sentence has two lines; the next one has one.
  window.scrollTo(0, document.documentElement.scrollHeight);
  await tap(why.element());
  await expect.element(why).toHaveFocus();
  await userEvent.keyboard('Too long');
  await tap(page.getByRole('button', { name: 'Product Description' }).element());
  await expect.element(answers('Product Description')).toBeVisible();
  await expect.poll(() => bodies(saves)).toEqual([['bullets', 'no', undefined, 'Too long']]);
  await page.viewport(1440, 900);
});

test('on a phone one part is open, and its answers are at the foot', async () => {
  await page.viewport(390, 844);
  parts = [part(1), bullets(1)];
  await open();
  await expect.element(answers('Product Title')).toBeVisible();
  await expect.element(answers('Feature Bullets')).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await answers('Product Title').getByRole('button', { name: 'Yes' }).click();
  await expect.element(answers('Feature Bullets')).toBeVisible();
  await expectAccessible({ hasFrame: false });
  await page.viewport(1440, 900);
});
