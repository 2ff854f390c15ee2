import { expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { sourceImages } from '#domain/images/image-detail.ts';
import { imageEntries } from '#domain/review/image-entries.ts';
import { startFromSource } from '#domain/review/review.ts';
import { describeAddresses, planAddresses, planAddressesBack } from './image-addresses.ts';

const a = 'http://old.example/a_small.jpg';
const b = 'http://old.example/b_small.jpg';
const product = {
  sku: 'A',
  title: 'Mug',
  description: '',
  bullets: [],
  images: [a, b],
  imageAlts: ['Front', 'Back'],
  price: null,
  category: null,
  subcategory: null,
  brand: null,
  retailer: null,
  attributes: [],
} as unknown as Product;
const started = startFromSource(product);
const entries = imageEntries(sourceImages(product.images, product.imageAlts)).map((image) => ({
  ...image,
  status: 'approved' as const,
}));
const images = { ...started.parts.images, status: 'approved' as const };
const content = { ...started, imagesWithStatus: entries, parts: { ...started.parts, images } };
const read = { product, content, isHandEdited: false };
const isSame = () => true;
const isOther = () => false;
const plan = (find: string, replace: string, of: Partial<typeof read> = {}, isSameFile = isSame) =>
  planAddresses({ ...read, ...of }, { find, replace }, isSameFile);
const me = { id: 1, fullName: 'Ann Lee' };
const decision = { by: me, at: '2026-11-30T08:00:00.000Z', source: {} };
/** What a run does, and the product as it leaves it. */
function move(given: typeof read, isSameFile: (from: string, to: string) => boolean) {
  const { source, reason } = planAddresses(given, { find: '_small', replace: '' }, isSameFile);
  if (!source || !('addresses' in source.replaced)) throw new Error('Nothing was replaced');
  const left = source.noted ?? given.content;
  const now = { product: { ...product, ...source.product }, content: left as typeof content, isHandEdited: true };
  return { now, replaced: source.replaced, history: source.history, reason };
}
const imagesOf = (of: typeof content) => [
  of.parts.images.status,
  ...of.imagesWithStatus.map(({ status, firstApproval }) => [status, firstApproval?.by.id].join(' ').trim()),
];

it('changes the address in source and content, with alt text and order of each image, and its decision where the file is the same', () => {
  const { outcome, reason, source } = plan('http://old.example', 'https://new.example');
  expect({ outcome, reason }).toEqual({ outcome: 'done', reason: null });
  expect(source?.product.images).toEqual(['https://new.example/a_small.jpg', 'https://new.example/b_small.jpg']);
  expect(source?.product.imageAlts).toEqual(['Front', 'Back']);
  expect(source?.noted?.imagesWithStatus).toMatchObject([
    { url: 'https://new.example/a_small.jpg', alt: 'Front', type: 'hero', status: 'approved' },
    { url: 'https://new.example/b_small.jpg', alt: 'Back', status: 'approved' },
  ]);
  expect(source?.noted?.parts.images).toMatchObject({
    status: 'approved',
    value: ['https://new.example/a_small.jpg', 'https://new.example/b_small.jpg'],
  });
  expect(source?.history.map(({ contentType, action }) => [contentType, action])).toEqual([
    ['images', 'source-edited'],
    ['images', 'edited'],
  ]);
});

it('is literal: signs of patterns stand for themselves, and the text found can be deleted', () => {
  expect(plan('a_', '$&').source?.product.images[0]).toBe('http://old.example/$&small.jpg');
  expect(plan('_small', '').source?.product.images).toEqual(['http://old.example/a.jpg', 'http://old.example/b.jpg']);
  expect(plan('A_SMALL', '').outcome).toBe('unchanged');
});

it('leaves what would be no image URL, and says so', () => {
  expect(plan('http://old.example/a', 'a')).toMatchObject({
    outcome: 'refused',
    reason: 'An image URL would not be valid, so it was not changed.',
    change: null,
  });
  const some = plan('http://old.example/a_small.jpg', 'ftp://x');
  expect(some).toMatchObject({ outcome: 'refused' });
});

it('never makes one address of two', () => {
  const { source, reason } = plan('b_small', 'a_small');
  expect({ source, reason }).toEqual({
    source: undefined,
    reason: 'Two images would have the same URL, so one was not changed.',
  });
  const both = plan('a_small', 'b_small', {
    product: { ...product, images: [a, 'http://old.example/c.jpg'] } as Product,
  });
  expect(both.source?.product.images).toEqual([b, 'http://old.example/c.jpg']);
});

it('goes back where the addresses still are as it set them', () => {
  const done = plan('_small', '').source;
  if (!done || !('addresses' in done.replaced)) throw new Error('Nothing was replaced');
  const now = { product: { ...product, ...done.product }, content: done.noted, isHandEdited: true };
  const back = planAddressesBack(now, done.replaced, { isSameFile: isSame, decision });
  expect(back.source).toMatchObject({ product: { images: [a, b] }, isHandEdited: false, noted: content });
  const edited = { ...now, product: { ...now.product, images: ['https://else.example/1.jpg'] } };
  expect(planAddressesBack(edited, done.replaced, { isSameFile: isSame, decision })).toMatchObject({
    outcome: 'done',
    reason: 'Some images were changed again since then.',
  });
  expect(
    planAddressesBack({ ...edited, content: null }, done.replaced, { isSameFile: isSame, decision }),
  ).toMatchObject({ outcome: 'refused' });
});

it('sends decided images back whose files are not known to be the same, with the reason, and keeps the others', () => {
  const { now, history, reason, replaced } = move(read, (from) => from === a);
  expect(imagesOf(now.content)).toEqual(['pending', 'approved', 'pending']);
  expect(now.content.imagesWithStatus[1]?.alt).toBe('Back');
  expect(now.content.parts.images.record).toMatchObject({ decidedBy: null, decidedAt: null });
  const waits = 'Reviewed images need review again, as their files are not known to be the same.';
  expect(reason).toBe(waits);
  expect(history.map(({ action, status, details }) => [action, status, details?.reason])).toEqual([
    ['source-edited', null, undefined],
    ['edited', 'approved', undefined],
    ['rolled-back', 'pending', waits],
  ]);
  const back = planAddressesBack(now, replaced, { isSameFile: isOther, decision });
  expect(back).toMatchObject({ outcome: 'done', reason: null, source: { noted: content } });
});

it('lets first approvals fall, of one image and of all, without a word in history', () => {
  const firstApproval = { by: me, at: decision.at };
  const waiting = entries.map((image, at) => ({
    ...image,
    status: 'pending' as const,
    ...(at ? {} : { firstApproval }),
  }));
  const pending = {
    ...images,
    status: 'pending' as const,
    record: { ...images.record, firstApproval: { ...firstApproval, openClaims: [] } },
  };
  const asked = { ...content, imagesWithStatus: waiting, parts: { ...content.parts, images: pending } } as never;
  const { now, history, reason } = move({ ...read, content: asked }, isOther);
  // None of them was decided: the words are true of what one of two approved, too.
  expect(reason).toBe('Reviewed images need review again, as their files are not known to be the same.');
  expect(imagesOf(now.content)).toEqual(['pending', 'pending', 'pending']);
  expect(now.content.parts.images.record).not.toHaveProperty('firstApproval');
  expect(history.map(({ action }) => action)).toEqual(['source-edited', 'edited']);
  const kept = move({ ...read, content: asked }, isSame);
  expect(imagesOf(kept.now.content)).toEqual(['pending', 'pending 1', 'pending']);
  expect(kept.replaced).not.toHaveProperty('decided');
});

it('says nothing of images that nobody had decided on', () => {
  const undecided = entries.map((image) => ({ ...image, status: 'pending' as const }));
  const parts = { ...content.parts, images: { ...images, status: 'pending' as const } };
  const { history, reason } = move(
    { ...read, content: { ...content, imagesWithStatus: undecided, parts } as never },
    isOther,
  );
  expect([reason, history.map(({ action }) => action)]).toEqual([null, ['source-edited', 'edited']]);
});

it('brings no decision back over images that somebody decided on since', () => {
  const { now, replaced } = move(read, isOther);
  const [first, second] = now.content.imagesWithStatus;
  if (!first || !second) throw new Error('No images');
  const since = { ...now.content, imagesWithStatus: [{ ...first, status: 'approved' as const }, second] };
  const back = planAddressesBack({ ...now, content: since }, replaced, { isSameFile: isOther, decision });
  expect(back.source?.noted?.imagesWithStatus.map(({ url, status }) => [url, status])).toEqual([
    [a, 'pending'],
    [b, 'pending'],
  ]);
  expect(back.reason).toBe(
    'Decisions on images were not restored, as the images or their review changed since then. Reviewed images need review again, as their files are not known to be the same.',
  );
});

it('says of approvals that cannot come back why not: the product needs two by now', () => {
  const { now, replaced } = move(read, isOther);
  const two = { ...decision, needsSecond: 'every' as const };
  const back = planAddressesBack(now, replaced, { isSameFile: isOther, decision: two });
  expect(back).toMatchObject({
    outcome: 'done',
    reason: 'Approvals of Product Images need a second person now, so this approval was not restored.',
  });
  expect(back.source?.noted?.imagesWithStatus.map(({ url, status }) => [url, status])).toEqual([
    [a, 'pending'],
    [b, 'pending'],
  ]);
});

it.each([
  [1, 0, false, '1 image URL will change.'],
  [1_200, 1, false, '1,200 image URLs will change. Reviewed images of 1 product will need review again, as'],
  [2_400, 1_100, true, 'About 2,400 image URLs will change. Reviewed images of about 1,100 products will need'],
] as const)('a question says of %i URLs and %i products, a sample %s', (urls, waiting, isSample, said) => {
  expect(describeAddresses(urls, waiting, isSample)).toContain(said);
});
