import { describe, expect, test } from 'vitest';
import { product } from '#domain/catalogue/test-product.ts';
import { channelLimits } from '#domain/channels/channel-limits.ts';
import { draftFor } from './test-product.ts';
import { writeDraft } from './writer.ts';

const toner = {
  title: 'Brother - TN221BK Toner Cartridge - Black',
  brand: 'Brother',
  subcategory: 'Toner',
  description:
    'Replenish the toner on your compatible Brother printer with this TN-221BK toner cartridge, which features a black color that produces rich, dark text. The standard yield ensures long periods between replacing the cartridge.',
};
const belt = {
  title: 'Halvorne Full-Grain Leather Belt, Cognac, 95 cm',
  brand: 'Halvorne',
  description:
    'Cut from one piece of full-grain leather and finished with a brushed buckle. The colour deepens with wear.',
  bullets: ['ONE PIECE: full-grain leather 3.5 cm wide', 'Solid brass buckle with a brushed nickel finish'],
  attributes: [
    { name: 'Material', value: 'Full-grain cow leather' },
    { name: 'Care', value: 'Wipe dry, feed with leather balm' },
    { name: 'Gift card', value: 'no' },
  ],
};

describe('titles', () => {
  test.each([
    [toner, 'Brother TN221BK Toner Cartridge, Black'],
    [{ title: 'Tiny Lumo Gift Card', brand: 'LUMO', category: 'Gift Cards' }, 'Tiny Lumo Gift Card'],
    [{ title: 'BLACK LEATHER WALLET FOR MEN', brand: 'Orvik' }, 'Orvik Black Leather Wallet for Men'],
    [{ title: 'Lace Camisole by Only Hearts', brand: 'Only Hearts' }, 'Only Hearts Lace Camisole'],
    [{ title: 'Charger for Dell laptops', brand: 'Dell' }, 'Dell Charger for Dell Laptops'],
    [{ title: 'Profile Range Hood', brand: 'Orvik Profile' }, 'Orvik Profile Range Hood'],
    [{ title: 'Coffee Grinder', brand: 'Mr. Coffee' }, 'Mr. Coffee Coffee Grinder'],
    [{ title: 'Mill Bakery Gift Cards Configuration Asin', brand: null }, 'Mill Bakery Gift Cards'],
    [{ title: 'Lumo Cyber-shot 20-Megapixel Camera', brand: 'Lumo' }, 'Lumo Cyber-shot 20-Megapixel Camera'],
    [
      { title: 'Varde - CD - Built-In HD Radio - In-Dash Deck with Remote - Black', brand: 'Varde' },
      'Varde In-Dash Deck with Remote, CD, Built-In HD Radio, Black',
    ],
    [{ title: 'Varde - Type - S Lamp - Red', brand: 'Varde' }, 'Varde Type - S Lamp, Red'],
    [{ title: 'NEW! Cotton Mug Mat $9.99 Free Shipping', brand: null }, 'Cotton Mug Mat'],
    [
      {
        title: 'Steel Pan',
        brand: 'Generic',
        attributes: [
          { name: 'Color', value: 'Red' },
          { name: 'Size', value: '26 cm' },
        ],
      },
      'Steel Pan, Red, 26 cm',
    ],
    [
      {
        title: 'Orvik Knit Tee in Milk',
        brand: 'Orvik',
        category: 'Women',
        subcategory: 'Tees',
        description: 'This tee has a round neck and long sleeves.',
      },
      "Orvik Women's Knit Tee in Milk",
    ],
    [
      {
        title: 'Orvik Oat Shampoo',
        brand: 'Orvik',
        subcategory: 'Shampoo',
        attributes: [{ name: 'Model', value: 'SH-14' }],
      },
      'Orvik Oat Shampoo',
    ],
    [{ title: '🎉!!!', brand: 'Orvik', subcategory: 'Party Hats' }, 'Orvik Party Hats'],
    [{ title: 'Nabíječka Movano 87W pro Dell', brand: 'Movano' }, 'Nabíječka Movano 87W pro Dell'],
  ])('%j becomes %j', (fields, title) => {
    expect(draftFor(fields).title.content).toBe(title);
  });

  test('whose it is, is told in the reason as the title has it', () => {
    const { title } = draftFor({
      title: 'Orvik Knit Tee in Milk',
      brand: 'Orvik',
      category: 'Women',
      subcategory: 'Tees',
      description: 'This tee has a round neck and long sleeves.',
    });
    expect(title.notes.join(' ')).toContain('Added "Women\'s" from the attributes.');
  });

  test('a long title is cut at a phrase and the rest is named', () => {
    const { content, notes } = draftFor({
      title:
        'Tall Narrow Bathroom Storage Cabinet with 3 Drawers, Free Standing Kitchen Pantry Organizer with Open Compartment',
    }).title;
    expect(content).toBe('Tall Narrow Bathroom Storage Cabinet with 3 Drawers');
    expect(notes.join()).toContain('Free Standing Kitchen Pantry');
  });

  test.each([
    ['Mill Noodle Kitchen Gift Card', 'Hill Noodle Kitchen', 'Mill Noodle Kitchen Gift Card'],
    ['Orviks Mill Lamp', "Orvik's", "Orvik's Mill Lamp"],
    ['Mill Lamp', 'Orvik', 'Orvik Mill Lamp'],
  ])('%j of the brand %j is titled %j', (title, brand, written) => {
    expect(draftFor({ title, brand, category: 'Lamps' }).title.content).toBe(written);
  });

  test.each([
    [
      'Orvik Tab 3000 Series, 8", Black',
      'All Tablets',
      'The Orvik Tab 3000 Series tablet has a bright screen.',
      'Orvik Tab 3000 Series Tablet, 8", Black',
    ],
    ['Mill Leather Toiletry', 'Toiletry Kit', 'Pack this toiletry kit for any trip.', 'Mill Leather Toiletry Kit'],
    ['Mill Wireless Subwoofer', 'Subwoofer Speakers', 'This subwoofer gives deep bass.', 'Mill Wireless Subwoofer'],
  ])('%j of the kind %s is titled by what its text says it is', (title, category, description, written) => {
    expect(draftFor({ title, brand: null, category, description, attributes: [] }).title.content).toBe(written);
  });

  test('a title that fits keeps its words though one stands twice', () => {
    const title = 'Orvik Double Oven Fryer Toaster Convection Oven Stainless Steel with Two Doors';
    expect(draftFor({ title, brand: null, attributes: [] }, { retailer: 'Google' }).title.content).toBe(title);
  });

  test('the design of a card without a text is its bullet', () => {
    const draft = draftFor(
      {
        title: 'Mill Bakery Gift Card - Print - Thanks (Roses)',
        brand: null,
        category: 'Gift Cards',
        description: '',
        bullets: [],
        attributes: [],
      },
      { retailer: 'Walmart' },
    );
    expect(draft.bullets.content).toEqual(['Design: Thanks (Roses)']);
  });

  test('a name that fits is not cut to make room for a brand its title does not have', () => {
    const title = "Women's Khaki Wave Bowknot Straw Beach Hat and Woven Cross-Body/Handbag Set";
    expect(draftFor({ title, brand: 'Orvikola' }, { retailer: 'eBay' }).title.content).toBe(title);
  });

  test('the design of a card is no keyword, however often a word stands in it', () => {
    const title = 'Mill Bakery Gift Card - Print - Happy Bread Day (Bread Roll Basket)';
    expect(draftFor({ title, brand: null, category: 'Gift Cards' }).title.content).toBe(
      'Mill Bakery Gift Card, Print, Happy Bread Day (Bread Roll Basket)',
    );
  });

  test('no word stands more than twice', () => {
    const { content } = draftFor({ title: 'Resistance Bands Set Fitness Bands Exercise Bands Workout Bands' }).title;
    expect(content).toBe('Resistance Bands');
  });

  test('an amount on a channel without $ goes whole and is named', () => {
    const { content, notes } = draftFor({ title: 'Apochi Travel Gift Card - $50', brand: 'Apochi' }).title;
    expect(content).toBe('Apochi Travel Gift Card');
    expect(notes).toContain('Left out "$50": the channel takes no $ in a title.');
  });
});

describe('bullets', () => {
  test('sentences get headers from their own words and thin sources stay thin', () => {
    expect(draftFor(toner).bullets.content).toEqual([
      'Overview: Replenish the toner on your compatible Brother printer with this TN-221BK toner cartridge',
      'Black color: Produces rich, dark text',
      'Standard yield: Ensures long periods between replacing the cartridge',
    ]);
    const { content, notes } = draftFor({
      title: 'Plain mug',
      description: 'A mug with a wide handle for two fingers.',
    }).bullets;
    expect(content).toHaveLength(1);
    expect(notes).toContain('Only 1 of 3 bullets: the source states no more.');
  });

  test("the source's own bullets come first, then its facts in groups", () => {
    expect(draftFor(belt).bullets.content).toEqual([
      'One piece: Full-grain leather 3.5 cm wide',
      'Colour: Deepens with wear',
      'Material: Full-grain cow leather; care: wipe dry, feed with leather balm',
      'Features: Solid brass buckle with a brushed nickel finish',
    ]);
  });

  test('more points than the channel takes are merged, not lost', () => {
    const bullets = ['Red lid', 'Blue base', 'Green rim', 'Wide spout', 'Long handle', 'Soft grip', 'Steel core'];
    const { content, notes } = draftFor({ title: 'Jug', bullets, category: 'Kitchen' }).bullets;
    expect(content.length).toBeLessThanOrEqual(5);
    for (const bullet of bullets) expect(content.join('\n').toLowerCase()).toContain(bullet.toLowerCase());
    expect(notes.join()).toContain('Merged');
  });

  test("to a merchant's own list, every point under its header, no sentence is added", () => {
    const bullets = ['Steel', 'Glass', 'Oak', 'Cork', 'Wool'].map(
      (stuff) => `${stuff.toUpperCase()} BASE: ${stuff} keeps it level on any table`,
    );
    const draft = draftFor(
      { bullets, description: 'The lamp throws a wide and even light over the whole desk.' },
      { retailer: 'Walmart' },
    );
    expect(draft.bullets?.content.filter((bullet) => bullet.includes('even light'))).toEqual([]);
    expect(draft.description?.content).toContain('even light');
  });

  test('a sentence that leans on the one before it makes no bullet', () => {
    const { content } = draftFor({
      title: 'Oak Shelf',
      description:
        'The oak shelf holds forty books on two boards. It is a winning pair for a small room. Also, the oak boards are waxed by hand twice. They wobble never.',
    }).bullets;
    expect(content.join('\n')).not.toMatch(/winning|wobble|Also/);
    expect(content.join('\n')).toContain('The oak boards are waxed by hand twice');
  });

  test('a name in a header is written as in the text, and no second bullet is about it', () => {
    const { content } = draftFor({
      title: 'Orvik Oak Oven',
      description:
        'The clever Warm Brick System keeps every loaf at an even heat. The oak door shuts without a sound at night.',
      bullets: [
        'WARM BRICK SYSTEM: Hold a loaf at one heat from start to end of the baking day',
        'TWO WIDE TRAYS The oven bakes two loaves side by side on an oak board',
      ],
    }).bullets;
    expect(content[0]).toMatch(/^Warm Brick System: Hold/);
    expect(content[1]).toMatch(/^Two wide trays: The oven/);
    expect(content.join('\n')).not.toContain('every loaf');
  });

  test('a source in another language gets no English headers', () => {
    const { content } = draftFor({
      title: 'Nabíječka Movano 87W pro Dell',
      description: 'Nabíječka pro notebooky. vystupni_vykon: 90W, konektor: 4.5 mm, PIN',
    }).bullets;
    expect(content).toEqual(['Nabíječka pro notebooky', 'Výstupní výkon: 90W', 'Konektor: 4.5 mm, PIN']);
  });
});

describe('what a source says', () => {
  test('two points in one bullet are two, and the product is not ours', () => {
    const { bullets, description } = draftFor({
      title: 'Arlo Trail Hoodie',
      brand: 'Arlo',
      description: 'Our Arlo Trail Hoodie blocks the wind. Black is back — was it ever gone? — which means more wear.',
      bullets: ['1/4 zip. Stand-up collar.', 'Two hand pockets'],
    });
    expect(bullets.content).toContain('Features: 1/4 zip, stand-up collar, two hand pockets');
    expect(description.content).toContain('The Arlo Trail Hoodie blocks the wind.');
    expect(description.content).not.toContain('which means');
  });

  test('a bullet is not cut before whom the verb speaks of', () => {
    const { content } = draftFor(
      {
        title: 'Rain Cape',
        description:
          'The outer shell of this rain cape shields you from the weather on long walks in the hills, rides along the river and all the other days out that a wet spring brings with it. A storm flap covers the long zip.',
      },
      { prompt: 'bullets of at most 60 characters' },
    ).bullets;
    expect(content.join()).not.toMatch(/shields(?:,|$)/);
  });
});

describe('descriptions', () => {
  test('promotion goes, repeats go, facts close', () => {
    const { content, notes } = draftFor({
      title: 'Cotton shirt',
      description:
        'A soft shirt with two pockets for the day. A soft shirt with two pockets for the day! Free shipping today. Made in Italy.',
      attributes: [{ name: 'Fabric', value: '100% cotton' }],
    }).description;
    expect(content).toBe(
      'This soft shirt has two pockets for the day. It is made in Italy.\n\nIt is made of 100% cotton.',
    );
    expect(notes).toContain('Left out "Free shipping today.": price, shipping or a promotion.');
  });

  test('headings and social tags are not content', () => {
    const { description, bullets } = draftFor({
      title: 'Kit',
      description:
        '<p>A kit with a zip for the road.</p><h4>Details:</h4><ul><li>Steel #10 hook</li></ul><em>#carrykit</em>',
    });
    expect(description.content).toBe('This kit has a zip for the road.');
    expect(bullets.content.join()).not.toMatch(/Details:|carrykit/);
  });

  test('without a description the attributes speak', () => {
    const { content, notes } = draftFor({
      title: 'Canvas tote',
      brand: 'Orvik',
      attributes: [{ name: 'Fabric', value: 'Cotton canvas' }],
    }).description;
    expect(content).toBe('This canvas tote from Orvik is made of cotton canvas.');
    expect(notes.join()).toContain('no description');
  });

  test('Walmart is told when the source is too short for it', () => {
    expect(draftFor(belt, { retailer: 'Walmart' }).description.notes.join()).toMatch(
      /\d+ words: the channel asks for 150/,
    );
  });
});

describe('keywords and prompts', () => {
  test('a keyword without a fact is left out with a note; a supported one is used', () => {
    const { description } = draftFor(belt, { keywords: ['premium', 'brushed buckle'] });
    expect(description.content).not.toMatch(/premium/i);
    expect(description.content).toContain('brushed buckle');
    expect(description.notes[0]).toBe('Left out "premium": no fact of the source supports this keyword.');
  });

  test('plain instructions are followed within the facts', () => {
    const { bullets } = draftFor(belt, { prompt: 'Write 2 bullets, avoid nickel and start with material' });
    expect(bullets.content).toHaveLength(2);
    expect(bullets.content.join()).not.toContain('nickel');
    const short = draftFor(belt, { prompt: 'make it shorter' }).description.content;
    expect(short.length).toBeLessThan(draftFor(belt).description.content.length);
  });

  test('what cannot be followed or is not so becomes a note', () => {
    const { title } = draftFor(belt, { prompt: 'Make it more persuasive. Mention titanium.' });
    expect(title.notes).toContain(
      '"Make it more persuasive" needs a language model; the built-in writer did not follow it.',
    );
    expect(title.notes).toContain('Did not mention "titanium": the source does not say so.');
    expect(title.content).not.toMatch(/titanium/i);
  });

  test('only the parts asked for are written', () => {
    const limits = channelLimits(null, null, new Date('2026-11-21'));
    expect(
      Object.keys(writeDraft({ product: product(belt), parts: ['title'], keywords: [], prompt: null, limits })),
    ).toEqual(['title']);
  });
});

test('a description says no article twice and ends a name with one full stop', () => {
  const description = (fields: Parameters<typeof draftFor>[0]) => draftFor(fields).description.content;
  const black = [{ name: 'Color', value: 'Black' }];
  expect(description({ title: 'Holiday Box', brand: 'The Tin Company', attributes: black })).toMatch(
    /^The Tin Company /,
  );
  expect(description({ title: 'Painted Scarf', brand: 'Miller & Co.' })).not.toContain('..');
});

test('lines pasted without their breaks are no sentence', () => {
  const { content } = draftFor({
    title: 'Two-Way Radio',
    description:
      'The radio has 22 channels. Learn about headset optionsChannel useThe weather radio. 3 Color SkinsPMD-12 comes with a trim.',
  }).description;
  expect(content).toContain('22 channels');
  expect(content).not.toContain('optionsChannel');
  expect(content).not.toContain('SkinsPMD');
});
