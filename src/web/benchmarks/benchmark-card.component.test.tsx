import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { listActiveRules } from '#domain/benchmarks/rules.contract.ts';
import { getProductKeywords } from '#domain/keywords/keywords.contract.ts';
import { Problem } from '#domain/problem.ts';
import { getProductVoice } from '#domain/voice/voice.contract.ts';
import { emptyVoice } from '#domain/voice/voice.ts';
import { paintOf } from '#testing/components/colours.ts';
import { openScreen } from '#testing/components/open-screen.tsx';
import { freshProduct, serveProduct } from '#testing/components/product-page.ts';
import { serve } from '#testing/components/serve.ts';

const card = page.getByRole('region', { name: 'Content Benchmark Analysis' });
const rowOf = (part: string) => card.getByRole('button', { name: new RegExp(`^${part}`) });

/** What the shipped rules find compliant but for a description somewhat short and no image of a type the channel takes. */
const listing = {
  retailer: 'Meta',
  title: 'Clayfield Stoneware Mug, 350 ml, Speckled White',
  description:
    'A stoneware mug for a large coffee, a pot of tea or a bowl of soup at the desk. It is round, stands 9 cm tall and 8.5 cm wide, and holds ' +
    '350 ml below the rim. The glaze is speckled white, so no two of them look alike. Put it into the dishwasher after breakfast and into ' +
    'the microwave before lunch; both are safe. The foot is ground flat and leaves no mark on wood, and the thick wall keeps the heat in ' +
    'for as long as a letter takes to write.',
  attributes: Object.entries({
    Material: 'Stoneware',
    Capacity: '350 ml',
    Color: 'Speckled White',
    Height: '9 cm',
    Width: '8.5 cm',
    'Dishwasher Safe': 'Yes',
    'Microwave Safe': 'Yes',
    Shape: 'Round',
    Warranty: '2 years',
  }).map(([name, value]) => ({ name, value })),
  bullets: [
    'Holds 350 ml, which is enough for a large coffee',
    'Made of stoneware with a speckled white glaze',
    'Goes into the dishwasher and the microwave',
    'The handle has room for the four fingers of a hand',
    'A foot that is kind to wooden tables and never rocks',
  ],
  images: ['/mug.webp'],
};

test('each part has its level in its colour and its message, the listing the figure of its rules', async () => {
  openScreen(serveProduct({ source: freshProduct(listing) }).address);
  for (const [part, level, message, colour] of [
    ['Title', 'Compliant', 'Title length is within ideal range', 'green'],
    ['Description', 'Borderline', 'Description is slightly shorter than ideal length', 'amber'],
    ['Bullets', 'Compliant', 'Bullet points count meets requirements', 'green'],
    ['Images', 'NonCompliant', 'Need more product images to meet requirements', 'red'],
  ] as const) {
    await expect.element(rowOf(part).getByText(message, { exact: true })).toBeVisible();
    const badge = rowOf(part).getByText(level, { exact: true });
    expect([part, paintOf(badge.element())]).toEqual([part, colour]);
  }
  await expect.element(card.getByText('85%', { exact: true })).toBeVisible();
});

test('the rows of the card lose together what Listing Quality loses', async () => {
  openScreen(serveProduct({ source: freshProduct({ ...listing, brand: null, description: 'A mug.' }) }).address);
  await expect.element(card.getByText(/^\d+ points lost, \d+ fixes$/)).toBeVisible();
  // Shown twice, for the eye and for the ear: `−1515 points lost`.
  const lostIn = (text: string) => Number(/−(\d+)\1 points? lost/.exec(text)?.[1] ?? 0);
  const rows = card
    .getByRole('button', { expanded: false })
    .elements()
    .map((row) => row.textContent);
  const [quality = '', ...parts] = rows;
  expect(parts.map((row) => /^(?:Title|Description|Bullets|Images|Product facts|Substance)/.exec(row)?.[0])).toEqual([
    'Title',
    'Description',
    'Bullets',
    'Images',
    'Product facts',
    'Substance',
    undefined,
  ]);
  const lost = Number(/(\d+) points lost/.exec(quality)?.[1]);
  expect(lost).toBeGreaterThan(0);
  expect(parts.reduce((sum, row) => sum + lostIn(row), 0)).toBe(lost);
  await rowOf('Substance').click();
  await expect.element(card.getByText(/^Text uses \d+ of \d+ source facts/).first()).toBeVisible();
});

test('the card checks what is being typed', async () => {
  openScreen(serveProduct({ source: freshProduct(listing) }).address);
  const title = page.getByRole('region', { name: 'Product Title' });
  await expect.element(rowOf('Title').getByText('Compliant', { exact: true })).toBeVisible();
  await title.getByRole('button', { name: /^Edit/ }).click();
  await title.getByRole('textbox').fill('Mug');
  await expect.element(rowOf('Title').getByText('Compliant', { exact: true })).not.toBeInTheDocument();
  await title.getByRole('button', { name: /^Cancel/ }).click();
  await expect.element(rowOf('Title').getByText('Compliant', { exact: true })).toBeVisible();
});

test('rules that cannot be read are shown, and Retry brings the card', async () => {
  const { address } = serveProduct({ source: freshProduct(listing) });
  serve(listActiveRules, new Problem('INTERNAL', 'The rules are lost.'));
  openScreen(address);
  await expect.element(card.getByText('The rules could not be loaded')).toBeVisible();
  serve(listActiveRules, { version: 1, rules: [...builtInRules] });
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect.element(rowOf('Title')).toBeVisible();
});

test('a voice that is broken and keywords that are not placed cost points, and typing them wins them back', async () => {
  openScreen(serveProduct({ source: freshProduct(listing) }).address);
  serve(getProductVoice, { rules: { ...emptyVoice, avoid: ['pot of tea'] }, from: [] });
  const keyword = { text: 'camping mug', volume: null, hasFact: true, places: [] };
  serve(getProductKeywords, { from: 'product', keywords: [keyword, { ...keyword, text: 'teapot', hasFact: false }] });
  await expect.element(card.getByText('77%', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: /Listing Quality/ }).click();
  await expect.element(card.getByText(/Text breaks the voice rules in 1 phrase/)).toBeVisible();
  await expect.element(card.getByText(/Not used yet: camping mug\./)).toBeVisible();
  const title = page.getByRole('region', { name: 'Product Title' });
  await title.getByRole('button', { name: /^Edit/ }).click();
  await title.getByRole('textbox').fill('Clayfield Stoneware Camping Mug, 350 ml, Speckled White');
  await expect.element(card.getByText('83%', { exact: true })).toBeVisible();
});

test('must rules a part breaks open in its card by themselves, advice on a press, one at a time', async () => {
  openScreen(serveProduct({ source: freshProduct(listing) }).address);
  const images = page.getByRole('region', { name: /^Product Images \(/ });
  const must = images.getByRole('button', { name: /^\d required rules?$/ });
  await expect.element(must).toHaveAttribute('aria-expanded', 'true');
  await expect.element(images.getByText('Types of image files')).toBeVisible();
  await expect.element(images.getByText('No automatic fix.').first()).toBeVisible();
  await must.click();
  await expect.element(images.getByText('Types of image files')).not.toBeInTheDocument();
  const description = page.getByRole('region', { name: 'Product Description', exact: true });
  const should = description.getByRole('button', { name: /^1 recommended, \d+ points?$/ });
  await expect.element(should).toHaveAttribute('aria-expanded', 'false');
  await should.click();
  await expect.element(description.getByText('recommended', { exact: true })).toBeVisible();
  await expect.element(description.getByText('Ideal description length')).toBeVisible();
});

test('Listing Quality opens where it stands to what costs points, and leads to the part', async () => {
  const screen = openScreen(serveProduct({ source: freshProduct({ ...listing, listingQuality: 85 }) }).address);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Listing Quality 85/ })
    .click();
  const why = page.getByRole('dialog', { name: 'Listing Quality' });
  await expect.element(why.getByText(/Listing Quality 85 of 100/)).toBeVisible();
  expect(screen.address()).toContain('quality=open');
  await why.getByRole('button', { name: 'Go to Images' }).click();
  await expect.element(page.getByRole('region', { name: /^Product Images \(/ })).toHaveFocus();
  expect(screen.address()).not.toContain('quality');
});
