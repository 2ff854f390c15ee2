// Listings written for this project, and texts a writer might make of them: freer than any rewrite by rule, some true, some not.
import type { SourceProduct } from '#domain/catalogue/product.ts';

export type Fixture = {
  name: string;
  source: Partial<SourceProduct>;
  dataSources?: readonly string[];
  /** Each text with every claim that is not supported, as `contradicted: text` or `unsupported: text`. */
  texts: readonly (readonly [text: string, doubted: readonly string[]])[];
};

const attributes = (pairs: Record<string, string>) => Object.entries(pairs).map(([name, value]) => ({ name, value }));

export const fixtures: readonly Fixture[] = [
  {
    name: 'desk lamp',
    source: {
      title: 'Clayfield Dimmable LED Desk Lamp CL-2040W, 9W, Aluminum, Black',
      description:
        'A desk lamp with 3 color modes and 5 brightness levels. The 16-inch arm folds flat. USB-A port delivers 5V/2A. Works with a wall adapter (not included).',
      brand: 'Clayfield',
      attributes: attributes({
        Material: 'Aluminum',
        Color: 'Black',
        Warranty: '2-year limited warranty',
        Lumens: '450 lumens',
      }),
    },
    texts: [
      ['Three color modes and five brightness levels let you set the mood.', []],
      ['This black aluminium lamp draws just 9 watts and puts out 450 lumens.', []],
      ['Its 40.6 cm arm folds flat. Backed by a two-year warranty.', []],
      [
        'Its 18-inch arm folds flat and the lamp offers 7 brightness levels.',
        ['contradicted: 18-inch', 'contradicted: 7'],
      ],
      [
        'Wall adapter included. Comes with a 5-year warranty.',
        ['contradicted: adapter included', 'contradicted: 5-year warranty'],
      ],
      ['The CL-2045W draws 9 W.', ['contradicted: CL-2045W']],
      ['Made of solid brass in Germany.', ['unsupported: brass']],
      [
        'The brightest lamp you can buy, UL Listed and eco-friendly.',
        ['unsupported: brightest', 'unsupported: UL Listed', 'unsupported: eco-friendly'],
      ],
    ],
  },
  {
    name: 'laptop',
    source: {
      title: 'Nordwind NW-15X 15.6" Touch-Screen Laptop - 8GB Memory - 256GB Solid State Drive - Silver',
      description:
        'This laptop features a 1920 x 1080 display, a 2.4GHz processor and up to 10 hours of battery life. It has 2 USB 3.0 ports, 1 HDMI output and Bluetooth 4.0. Weighs 4.4 lb.',
      brand: 'Nordwind',
    },
    texts: [
      [
        'The 15.6-inch touch screen shows 1920×1080 pixels. With 8 GB of memory and a 256 GB solid state drive you can work all day.',
        [],
      ],
      ['Weighing 2 kg, it runs up to ten hours on one charge.', []],
      ['Two USB 3.0 ports and HDMI keep you connected.', []],
      ['With 16GB memory and a 512GB solid state drive.', ['contradicted: 16GB', 'contradicted: 512GB']],
      ['A 256GB memory', ['contradicted: 256GB']],
      ['Up to 12 hours of battery life and three USB 3.0 ports.', ['contradicted: 12 hours', 'contradicted: three']],
      ['Bluetooth 5.0 and a 1366 x 768 display.', ['contradicted: 5.0', 'contradicted: 1366 x 768']],
      ['A space gray laptop.', ['unsupported: space gray']],
    ],
  },
  {
    name: 'shirt',
    source: {
      title: "Hollin Men's Oxford Shirt - Navy Blue",
      description:
        'Button-down oxford shirt. 60% cotton, 40% polyester. Machine wash cold. Imported. Model is wearing a size M.',
      attributes: attributes({
        Fit: 'Regular fit',
        Material: 'Cotton blend',
        'Country of Origin': 'Portugal',
        Color: 'Navy Blue',
      }),
    },
    texts: [
      ['A blue shirt in a cotton blend, machine washable, made in Portugal.', []],
      ['60% cotton and 40% polyester in navy.', []],
      ['40% cotton and 60% polyester.', ['contradicted: 40%', 'contradicted: 60%']],
      ['100% cotton, made in Italy.', ['contradicted: 100%', 'contradicted: made in Italy']],
      ['Slim fit in burgundy.', ['contradicted: Slim fit', 'unsupported: burgundy']],
      ['Organic linen that heals the planet.', ['unsupported: Organic', 'unsupported: linen', 'unsupported: heals']],
    ],
  },
  {
    name: 'phone case',
    source: {
      title: 'Tannery Leather Case for Apple iPhone 6 and 6s - Brown',
      description:
        'Vegan leather case with 3 card slots. Not compatible with iPhone 6 Plus. Wireless charging is not supported.',
      brand: 'Tannery',
    },
    texts: [
      ['A brown case for the iPhone 6 and 6s with three card slots.', []],
      ['Fits iPhone 6.', []],
      ['Compatible with Samsung Galaxy S5.', ['unsupported: Samsung Galaxy', 'unsupported: S5']],
      ['For iPhone 7 and 7 Plus.', ['contradicted: 7', 'unsupported: 7']],
    ],
  },
  {
    name: 'water bottle',
    source: {
      title: 'Brook 32 oz. Stainless Steel Water Bottle (2-Pack)',
      description:
        'Double-wall insulated bottle keeps drinks cold for 24 hours. BPA-free lid. Dishwasher safe lid; hand wash bottle.',
      attributes: attributes({ Capacity: '32 fl oz', 'Weight (lb)': '0.8' }),
    },
    texts: [
      ['Each of the 2 bottles holds 946 ml and is made of steel.', []],
      ['Free of BPA. Keeps drinks cold for 24 hrs. Weighs 12.8 oz.', []],
      ['Keeps drinks cold for 48 hours.', ['contradicted: 48 hours']],
      ['A set of two bottles.', []],
      [
        'A 3-pack of titanium bottles, FDA approved and phthalate-free.',
        ['contradicted: 3-pack', 'unsupported: titanium', 'unsupported: FDA approved', 'unsupported: phthalate-free'],
      ],
      ['Holds 32 gal.', ['contradicted: 32 gal']],
    ],
  },
  {
    name: 'blender',
    source: {
      title: 'Marrow Countertop Blender, 48-oz. Glass Jar, 7 Speeds, 700W',
      description:
        'The 700-watt motor crushes ice. Includes a 48-ounce glass jar and a 20-oz. travel cup. 36-inch cord.',
    },
    dataSources: ['Manufacturer sheet: ETL Listed. Blades are stainless steel. Cord length 36 in. Made in Mexico.'],
    texts: [
      ['ETL listed, with steel blades and a 3 ft. cord.', []],
      ['Made in Mexico, its 0.7 kW motor crushes ice in the 48 oz jar.', []],
      ['The 20-ounce glass jar', ['contradicted: 20-ounce']],
      ['A plastic jar holds 48 oz.', ['contradicted: plastic']],
      [
        'Kills bacteria and guarantees the smoothest drinks.',
        ['unsupported: Kills bacteria', 'unsupported: guarantees', 'unsupported: smoothest'],
      ],
      ['NSF certified for commercial kitchens.', ['unsupported: NSF certified']],
    ],
  },
  {
    name: 'toy',
    source: {
      title: 'Pebble Wooden Train Set, 22 Pieces',
      description:
        'For ages 3 and up. Made from beech wood with water-based paint. 2 AA batteries required (not included). Track measures 34" x 22".',
    },
    texts: [
      ['A 22-piece wooden train set for children ages 3+.', []],
      ['The track is 34 by 22 inches; needs 2 AA batteries.', []],
      ['The track measures 86.4 x 55.9 cm.', []],
      ['For ages 2 and up. Batteries included.', ['contradicted: ages 2 and up', 'contradicted: Batteries included']],
      ['A set of 32 pieces made from oak.', ['contradicted: set of 32', 'unsupported: oak']],
      ['A cure for boredom, and no manicure kit.', ['unsupported: cure']],
    ],
  },
  {
    name: 'face cream',
    source: {
      title: 'Sorrel Day Cream SPF 30, 1.7 fl oz',
      description: 'Ingredients: water, glycerin, shea butter. Free of parabens and sulfates. Contains almond oil.',
    },
    texts: [
      ['A 50 ml day cream with SPF 30 and shea butter.', []],
      ['Paraben-free and without sulfates. Contains glycerin.', []],
      ['SPF 50 day cream.', ['contradicted: SPF 50']],
      [
        'Fragrance-free, clinically proven and dermatologist tested.',
        ['unsupported: Fragrance-free', 'unsupported: clinically proven', 'unsupported: dermatologist tested'],
      ],
      ['Contains parabens.', ['contradicted: parabens']],
    ],
  },
  {
    name: 'memory stick, told by comparing',
    source: {
      title: 'Orbit 64GB USB 3.0 Memory Stick, Aluminum - Silver',
      description:
        'Up to 10x faster than USB 2.0 sticks. Unlike plastic sticks it does not crack. Writes 90 MB/s. Weighs 0.4 oz.',
    },
    texts: [
      ['Ten times quicker than a USB 2.0 stick, unlike plastic ones it lasts.', []],
      ['Faster than USB 1.1 and lighter than a 2 oz drive.', ['unsupported: 1.1', 'unsupported: 2 oz']],
      ['USB 3.0 vs. USB 2.0: the difference shows.', []],
      ['64GB of room instead of 32GB, as thin as a 5 mm card.', ['unsupported: 32GB', 'unsupported: 5 mm']],
      ['A plastic USB 2.0 stick.', ['unsupported: plastic', 'contradicted: 2.0']],
      ['More than 128GB of room, over USB 3.0.', ['unsupported: 128GB']],
      ['Writes at 120 MB/s, up to 20x faster than USB 2.0.', ['contradicted: 120 MB/s', 'contradicted: 20x']],
    ],
  },
  {
    name: 'bowl with European decimals',
    source: {
      title: 'Salatschüssel Nordhus, 10,16 cm, 0,75 l, weiß',
      description: 'Steingut. Gewicht 1,25 kg. Maße 10,2 x 8,5 cm. Bis 2,5-3,5 kg belastbar.',
      attributes: attributes({ 'Weight (kg)': '1,25', Volume: '750 ml' }),
    },
    texts: [
      ['A 4-inch bowl (10.16 cm) that holds 0.75 l and weighs 1.25 kg.', []],
      ['Holds 750 ml, measures 10.2 x 8.5 cm, weighs 1250 g.', []],
      ['Holds 0,57 l and weighs 1,52 kg.', ['contradicted: 0,57 l', 'contradicted: 1,52 kg']],
      ['Measures 10,2 x 8,6 cm.', ['contradicted: 10,2 x 8,6 cm']],
    ],
  },
];
