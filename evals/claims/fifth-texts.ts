// A fifth set, written after the rules had been mended for the four before: its first look, in evals/README.md, is the figure to believe.
import { type FreeListing, isFalse, isTrue, namedValues } from './free-texts.ts';

export const fifthListings: readonly FreeListing[] = [
  {
    name: 'electric toothbrush',
    source: {
      title: 'Brightwell Sonic Electric Toothbrush, 3 Brush Heads, White',
      description:
        '40,000 vibrations per minute. Four modes: clean, gentle, whiten, massage. Two-minute timer with 30-second pulses. 60 days on one charge. USB charging, cable included. IPX7. Travel case included.',
      brand: 'Brightwell',
      category: 'Oral Care',
      attributes: namedValues({ Color: 'White', Warranty: '2 years', 'Bristle hardness': 'Soft' }),
    },
    texts: [
      isTrue(
        'Mornings go better with a proper clean. Pick one of four modes, let the two-minute timer nudge you along every thirty seconds, and forget about charging: a single charge lasts roughly two months.',
      ),
      isTrue(
        'Pack it in the travel case, rinse it without worry thanks to IPX7 protection, and change the head when the soft bristles look tired. There are three in the box.',
      ),
      isFalse('five modes', 'With five modes and 40,000 vibrations a minute, plaque does not stand a chance.'),
      isFalse('wireless charging', 'Drop it on its base for wireless charging and take the travel case on the road.'),
    ],
  },
  {
    name: 'picnic blanket',
    source: {
      title: 'Meadowlark Picnic Blanket, 79 x 57 Inches, Blue Stripe',
      description:
        'Acrylic fleece top with a waterproof PEVA backing. Folds to 12 x 7 inches with a leather carry strap. Seats up to four adults. Weighs 2.2 lb. Spot clean only.',
      brand: 'Meadowlark',
      category: 'Outdoor Living',
      attributes: namedValues({ Color: 'Blue', Pattern: 'Stripe', Material: 'Acrylic fleece' }),
    },
    texts: [
      isTrue(
        'Sunday starts on the grass. There is space for four grown-ups on soft fleece, and the waterproof backing keeps the morning dew where it belongs.',
      ),
      isTrue(
        'When the basket is empty, it folds down to the size of a loaf and hangs from a leather strap. At about a kilo, even the smallest helper can carry it.',
      ),
      isFalse('machine washable', 'Spilled the lemonade? The blue stripes are machine washable.'),
      isFalse('cotton', 'A soft cotton top and a waterproof backing make any lawn feel like home.'),
    ],
  },
  {
    name: 'blender',
    source: {
      title: 'Voltaire Pro Countertop Blender, 1200 W, 64 oz',
      description:
        'Six stainless steel blades crush ice in seconds. Ten speeds plus pulse. BPA-free Tritan jar. Programs for smoothies, soups and nut butters. Non-slip base. Tamper included. 18 inches tall.',
      brand: 'Voltaire',
      category: 'Small Appliances',
      attributes: namedValues({ Wattage: '1200 W', Color: 'Black', Warranty: '5 years', Capacity: '64 oz' }),
    },
    texts: [
      isTrue(
        'Frozen fruit, meet your match: 1,200 watts drive half a dozen stainless steel blades through ice, kale and anything else the freezer throws at them. Programs take care of smoothies, soups and nut butters.',
      ),
      isTrue(
        'The half-gallon jar is made from Tritan without BPA. Ten speeds and a pulse button leave the texture up to you, and the tamper reaches the corners. A five-year warranty backs it all.',
      ),
      isFalse('glass jar', 'The heavy glass jar pours cleanly and never holds on to last night’s garlic.'),
      isFalse('1500 W', 'Backed by 1500 W, it turns almonds into silky butter before the toast pops up.'),
    ],
  },
  {
    name: 'dog harness',
    source: {
      title: 'Trailpup No-Pull Dog Harness, Medium, Red',
      description:
        'Front and back leash clips. Four adjustment points. Breathable mesh padding, reflective stitching. For chests 22 to 27 inches. Handle on the back. Quick-release buckles. Nylon.',
      brand: 'Trailpup',
      category: 'Pet Supplies',
      attributes: namedValues({ Size: 'Medium', Color: 'Red', Material: 'Nylon' }),
    },
    texts: [
      isTrue(
        'Walks should be fun for both ends of the leash. Clip to the front to curb pulling, or to the back for easy strolls, and dial in the fit at four points around chests of 22" to 27".',
      ),
      isTrue(
        'Mesh padding lets air through on hot days, reflective stitching shines after dark, and the handle is there when a squirrel turns up. In bold red nylon.',
      ),
      isFalse('three leash clips', 'Choose between three leash clips to suit the way your dog walks.'),
      isFalse('leather', 'Supple leather and quick-release buckles make this harness a pleasure to put on.'),
    ],
  },
  {
    name: 'coffee grinder',
    source: {
      title: 'Grindhaus Manual Coffee Grinder, Ceramic Burr, 30 g',
      description:
        'Conical ceramic burr with 18 click settings from espresso to French press. Stainless steel body, 6.5 inches tall. Holds 30 g of beans. Foldable handle. Cleaning brush included. No electricity needed.',
      brand: 'Grindhaus',
      category: 'Coffee',
      attributes: namedValues({ Color: 'Silver', Weight: '9.2 oz', 'Country of Origin': 'Germany' }),
    },
    texts: [
      isTrue(
        'Slow down and turn the handle. Eighteen clicks take you from fine espresso to coarse French press, and a ceramic burr keeps the grind even, cup after cup.',
      ),
      isTrue(
        'No cord, no noise, no waiting for the kitchen: it weighs just 9.2 ounces, folds its handle and slips into a backpack. Made in Germany with a body of stainless steel.',
      ),
      isFalse('steel burr', 'A hardened steel burr bites through the lightest roasts.'),
      isFalse('24 settings', 'Dial in your brew with 24 settings and brush it clean in a moment.'),
    ],
  },
  {
    name: 'bookcase',
    source: {
      title: 'Hallam 5-Shelf Bookcase, Walnut Finish, 71 Inches Tall',
      description:
        'Engineered wood with a walnut finish and black metal frame. Each shelf holds 44 lb. Adjustable feet. Anti-tip kit included. 31.5 x 11.8 x 71 inches. Assembly takes about 40 minutes.',
      brand: 'Hallam',
      category: 'Furniture',
      attributes: namedValues({ Finish: 'Walnut', 'Frame material': 'Metal', Shelves: '5' }),
    },
    texts: [
      isTrue(
        'Five shelves for stories, plants and the camera you never use. The black metal frame gives a room some backbone, while the walnut finish warms it up.',
      ),
      isTrue(
        'Every shelf bears up to 44 pounds, so even the heaviest cookbooks have a home. Feet adjust to old floors, and the anti-tip kit keeps little climbers safe.',
      ),
      isFalse('solid walnut', 'Crafted in solid walnut, this bookcase is the kind you hand down.'),
      isFalse('no assembly', 'It arrives ready to use with no assembly, standing 71 inches tall.'),
    ],
  },
  {
    name: 'headlamp',
    source: {
      title: 'Nightpeak 400 Rechargeable Headlamp, 400 Lumens, Red Light',
      description:
        'Beam reaches 330 feet. Five modes including red light and SOS. 2,000 mAh battery runs 4 hours on high, 40 hours on low. Charges by USB-C in 2 hours. IPX5. 2.8 oz. Tilts 60 degrees.',
      brand: 'Nightpeak',
      category: 'Camping',
      attributes: namedValues({ Color: 'Gray', Weight: '2.8 oz', 'Light source': 'LED' }),
    },
    texts: [
      isTrue(
        'Own the night. A 400-lumen LED throws its beam 330 feet down the trail, and the red light saves your eyes, and your friendships, back at camp.',
      ),
      isTrue(
        'You will hardly feel it: under three ounces on a strap that stays put. Two hours on a USB-C cable bring four hours at full blast, or ten times as long on low.',
      ),
      isFalse('AAA batteries', 'Swap in fresh AAA batteries anywhere and keep walking.'),
      isFalse('500 feet', 'Spot the next marker from 500 feet with a tilt of the lamp.'),
    ],
  },
  {
    name: 'herbal shampoo',
    source: {
      title: 'Fern & Fable Rosemary Shampoo, 12 fl oz',
      description:
        'Cleanses with rosemary oil and aloe vera. Free of sulfates, parabens and silicones. For fine and oily hair. Safe for colored hair. Vegan. Bottle made from 100% recycled plastic. Made in Canada.',
      brand: 'Fern & Fable',
      category: 'Hair Care',
      attributes: namedValues({ 'Net contents': '12 fl oz', Scent: 'Rosemary' }),
    },
    texts: [
      isTrue(
        'Fine hair needs a light touch. Rosemary oil lifts away the day, aloe vera calms, and you will not find a trace of sulfates, parabens or silicones in the bottle.',
      ),
      isTrue(
        'Kind to color and kinder to the planet: the 12-ounce bottle began its life as other bottles, and what is inside is vegan and made in Canada.',
      ),
      isFalse('tea tree oil', 'Rosemary and tea tree oil wake up your scalp like a walk in the woods.'),
      isFalse('16 oz', 'The generous 16 oz bottle lasts the whole family for weeks.'),
    ],
  },
  {
    name: 'car phone mount',
    source: {
      title: 'Gripwell Magnetic Car Phone Mount, Dashboard, Black',
      description:
        'Six N52 magnets hold phones up to 7 inches. 360-degree ball joint. 3M adhesive base. Works with MagSafe cases. Aluminum arm. Two metal plates included. No wireless charging.',
      brand: 'Gripwell',
      category: 'Car Accessories',
      attributes: namedValues({ Color: 'Black', 'Mount type': 'Dashboard' }),
    },
    texts: [
      isTrue(
        'Potholes happen. Half a dozen N52 magnets keep your phone where you can see it, and the ball joint spins a full 360° so that the map is always right side up.',
      ),
      isTrue(
        'Stick the base to your dashboard with 3M adhesive, snap on a MagSafe case or one of the two metal plates, and drive. The aluminum arm keeps wobble at bay.',
      ),
      isFalse(
        'charges your phone wirelessly',
        'It holds on tight and charges your phone wirelessly on the way to work.',
      ),
      isFalse('suction cup', 'The suction cup sticks to glass and lets go without a mark.'),
    ],
  },
  {
    name: 'building blocks',
    source: {
      title: 'Timberkins Wooden Building Blocks, 100 Pieces, Ages 3 and Up',
      description:
        'Solid beech blocks in 12 shapes and 6 colors, finished with water-based paint. Sanded edges. Cotton storage bag included. Largest block 4.7 inches. Meets ASTM F963.',
      brand: 'Timberkins',
      category: 'Toys',
      attributes: namedValues({ Material: 'Beech wood', Pieces: '100' }),
    },
    texts: [
      isTrue(
        'Castles before breakfast, bridges by noon. A hundred beech blocks in a dozen shapes and six cheerful colors are enough for the boldest architects aged three and older.',
      ),
      isTrue(
        'Edges are sanded smooth, the paint is water based, and the set meets ASTM F963. At bedtime, the whole city fits in its cotton bag.',
      ),
      isFalse('pine', 'Chunky pine blocks feel good in small hands and stack as high as imagination goes.'),
      isFalse('plastic tub', 'Everything tidies away into the included plastic tub when play is done.'),
    ],
  },
];
