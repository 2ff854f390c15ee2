import { describe, expect, test } from 'vitest';
import { completeSentence } from './complete-sentence.ts';
import { withArticle } from './noun-phrase.ts';
import { isBrokenOff, isFragment } from './sentence-shape.ts';
import { draftFor } from './test-product.ts';

describe('sentences without a subject or a verb', () => {
  test.each([
    ['Handcrafted by a team of three.', 'It is handcrafted by a team of three.'],
    ['Made in U.S.A.', 'It is made in the U.S.A.'],
    ['Fits easily into any bag.', 'It fits easily into any bag.'],
    ['The perfect size for errands.', 'It is the perfect size for errands.'],
    ['Can be worn over the shoulder.', 'It can be worn over the shoulder.'],
    ['Cannot be used at the box office.', 'It cannot be used at the box office.'],
    ['A camp chair that is quick to open.', 'It is a camp chair that is quick to open.'],
    ['Durable yet feels soft to the touch.', 'It is durable yet feels soft to the touch.'],
    ['Made from wool, this scarf warms.', null],
    ['Crafted by four sisters, Lumo’s footwear is like no other.', null],
    ['Crafted from seat leather, a pale tan pairs with a deep blue.', null],
    ['Featuring a brass ring and a long strap, wear it over the shoulder.', null],
    ['Made with care, tinyLumo clothing is cut from linen.', null],
    ['Perfect companion for a walk.', 'It is a perfect companion for a walk.'],
    ['Perfect for a walk.', 'It is perfect for a walk.'],
    ['Made for long runs – think hills – the Arlo short has it all.', null],
    ['A tee with a print that shows the number.', 'It is a tee with a print that shows the number.'],
    ['Set in the heart of the ring is a drop of glass, cut by hand.', null],
    ['Built onto a silver chain.', 'It is built onto a silver chain.'],
    ['Not valid for tickets.', 'It is not valid for tickets.'],
    ['Redeemable at Lumo, Lumo Tea, and online.', 'It is redeemable at Lumo, Lumo Tea, and online.'],
    ['Featuring a strap so you can carry it two ways.', 'It features a strap so you can carry it two ways.'],
    ['Featuring a strap, this bag is light.', null],
    ['Coin pocket at front.', null],
    ['Combined with a new saddle, get ready for the ride.', null],
    ['A printed star shows that you like the film.', null],
    ['Relieves strain on the cord.', 'It relieves strain on the cord.'],
    ['The lid closes tightly.', null],
  ])('%j becomes %j', (text, sentence) => {
    expect(completeSentence(text, false)).toBe(sentence);
  });

  test('several things are they', () => {
    expect(completeSentence('Has no seams.', true)).toBe('They have no seams.');
    expect(completeSentence('Includes two straps.', true)).toBe('They include two straps.');
  });

  test.each([
    ['Front pocket to hold keys', true],
    ['Two pockets (liner may vary).', true],
    ['Air fry, roast and reheat', true],
    ['Two straps hold it.', false],
    ['Always the right style.', true],
    ['Control the fan with the remote.', false],
    ['The shell shrugs off rock.', false],
    ['The hard base and soft lid offer a good hold.', false],
    ['A storm cover preserves heat.', false],
    ['Soft keys and palm rest allow for long use.', false],
    ['Keyboard and mouse feature a clean look.', false],
    ['The wide handle provides added grip.', false],
    ['Before the first ride, you’ll need a pump.', false],
    ['Easily adjust light levels.', false],
    ['Rely on it for years.', false],
    ['Stores located nationwide', true],
    ['Lid to wash and keep clean', true],
    ['Silk lining and secure pocket for keys', true],
  ])('%j has no verb: %s', (text, isVerbless) => {
    expect(isFragment(text, 99)).toBe(isVerbless);
  });

  test.each([
    ['This trio anchors three colours, adding charm to any desk.', false],
    ['This geometric cut bringing elegance to your day.', true],
  ])('%j is broken off: %s', (text, isBroken) => {
    expect(isBrokenOff(text)).toBe(isBroken);
  });

  test.each([
    ['coin pocket', 'a coin pocket'],
    ['elastic hem', 'an elastic hem'],
    ['two straps', 'two straps'],
    ['ribbed cuffs', 'ribbed cuffs'],
    ['gold-tone hardware', 'gold-tone hardware'],
    ['organic cotton', 'organic cotton'],
  ])('%j inside a sentence is %j', (phrase, told) => {
    expect(withArticle(phrase)).toBe(told);
  });
});

describe('descriptions', () => {
  test.each([
    ['Our coffeemaker makes ten cups. This coffeemaker features a carafe.', 'The coffeemaker makes'],
    ['This steel coffeemaker features a carafe.', 'This steel coffeemaker from Orvik features a carafe.'],
  ])('%j starts %j', (description, start) => {
    const { content } = draftFor({ title: 'Ten-Cup Coffeemaker', brand: 'Orvik', description }).description;
    expect(content.startsWith(start)).toBe(true);
  });

  test.each([
    ['These loafers have a wide toe. Made in Italy. Leather trim.', 'They are made in Italy.'],
    ['The loafer has a wide toe. Made in Italy. Leather trim.', 'It is made in Italy.'],
  ])('%j has %j', (description, sentence) => {
    const { content } = draftFor({ title: 'Canvas Loafer', brand: 'Orvik', description }).description;
    expect(content).toContain(sentence);
  });

  test('the opening does not say the colour of the name once more', () => {
    const { content } = draftFor({
      title: 'Black Ribbed Cap',
      brand: 'Orvik',
      description: 'Warm enough for snow.',
      attributes: [
        { name: 'Color', value: 'Black' },
        { name: 'Material', value: 'Wool' },
      ],
    }).description;
    expect(content).toContain('is made of wool');
    expect(content).not.toContain('comes in black');
  });

  test('headers of bullets do not stand in them', () => {
    const { content } = draftFor({
      title: 'Day Pack',
      bullets: [
        'Durable shell: 420D nylon with a coated base stands up to rock and branches',
        'Room: 28 L main compartment with a floating lid',
      ],
    }).description;
    expect(content).toContain('420D nylon with a coated base stands up');
    expect(content).not.toMatch(/Durable shell|Room:/);
  });

  test('other languages list their facts in lines', () => {
    const { content } = draftFor({
      title: 'Nabíječka Movano 87W pro Dell',
      attributes: [{ name: 'barva', value: 'Černá' }],
    }).description;
    expect(content).toBe('Nabíječka Movano 87W pro Dell\nBarva: Černá');
  });

  test.each(['anti-aging', 'Anti Aging', 'antiaging'])('a prompt to avoid %j finds every spelling', (word) => {
    const draft = draftFor(
      {
        title: 'Anti-Aging Cream',
        description: 'A cream for the day. It is Anti Aging. Antiaging care lasts all day.',
      },
      { prompt: `Avoid "${word}"` },
    );
    expect(`${draft.title.content} ${draft.bullets.content.join(' ')} ${draft.description.content}`).not.toMatch(
      /anti[\s-]?aging/i,
    );
  });
});
