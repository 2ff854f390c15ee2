// A sixth set, written together with the seventh before the checker was asked about either; its first look is in evals/README.md.
import { type FreeListing, isFalse, isTrue, namedValues } from './free-texts.ts';

export const sixthListings: readonly FreeListing[] = [
  {
    name: 'sleeping bag',
    source: {
      title: 'Fellridge Down Sleeping Bag, 20°F, Regular, Teal',
      description:
        'Mummy bag filled with 650-fill water-resistant duck down. Comfort rating 30°F, lower limit 20°F. Ripstop nylon shell with taffeta lining. Two-way YKK zipper on the left. Draft collar and hood with drawcord. Fits people up to 6 feet tall. Weighs 2 lb 6 oz.',
      bullets: ['Stuff sack included', 'Zips to a matching bag on the right', 'Inner pocket for a phone'],
      brand: 'Fellridge',
      category: 'Camping Gear',
      attributes: namedValues({ Color: 'Teal', 'Packed size': '8 x 14 in', 'Fill power': '650' }),
    },
    texts: [
      isTrue(
        'The stars come out, the temperature drops, and you could not care less. Duck down that shrugs off damp keeps you snug near freezing, the draft collar seals the gaps, and your phone sleeps beside you in its own little pocket.',
      ),
      isTrue(
        'At just over a kilo, it is the last thing you will want to leave behind. Squeeze it into the stuff sack and eight by fourteen inches are all it takes up. Hikers as tall as six feet have room to stretch.',
      ),
      isFalse(
        'synthetic fill',
        'Wet weather ahead? The synthetic fill keeps on insulating when down would have given up.',
      ),
      isFalse('compression sack', 'Cinch it down in the compression sack and there is still space for dinner.'),
    ],
  },
  {
    name: 'video doorbell',
    source: {
      title: 'Portico Video Doorbell 2K, Battery Powered, Black',
      description:
        '2K video with a 160-degree view. Color night vision. Two-way talk. Removable battery lasts up to 6 months. Person detection without a subscription. Stores clips on the included 32 GB card. 2.4 GHz Wi-Fi only. Works with Alexa. IP65.',
      brand: 'Portico',
      category: 'Smart Home',
      attributes: namedValues({
        'Operating temperature': '-4 to 122°F',
        Dimensions: '5.5 x 2 x 1.2 in',
        Chime: 'Sold separately',
      }),
    },
    texts: [
      isTrue(
        'Know who is there before you get up. Sharp 2K video takes in 160 degrees of your front step, colors hold even at midnight, and two-way talk lets you tell the courier where to leave the box.',
      ),
      isTrue(
        'There is no monthly fee for telling people from passing cats. Clips land on the 32-gigabyte card that comes along, rain is no bother at IP65, and half a year may go by between charges.',
      ),
      isFalse('chime in the box', 'With a chime in the box, you will hear every visitor from the kitchen.'),
      isFalse(
        'doorbell wiring',
        'It draws its power from your existing doorbell wiring, so there is never a battery to charge.',
      ),
    ],
  },
  {
    name: 'umbrella',
    source: {
      title: 'Squallmaster Folding Umbrella, 42 Inch Canopy, Navy',
      description:
        'Vented double canopy of 210T pongee with a Teflon coating. Nine fiberglass ribs. Opens and closes at the push of a button. 11.4 inches folded. Rubberized handle with wrist strap. Sleeve included. Tested in a wind tunnel at 60 mph.',
      brand: 'Squallmaster',
      category: 'Accessories',
      attributes: namedValues({ Color: 'Navy', Weight: '0.9 lb', Warranty: 'Lifetime' }),
    },
    texts: [
      isTrue(
        'Gusts come and go; this umbrella stays. Nine ribs of fiberglass bend without snapping, and air slips through the vented canopy instead of turning it inside out. A wind tunnel threw 60 mph at it.',
      ),
      isTrue(
        'One thumb is enough to open and shut it, the busiest commuter will be glad to hear. It measures less than a foot when folded, hangs from your wrist and dries off fast under its Teflon coat.',
      ),
      isFalse('wooden handle', 'A curved wooden handle brings back the charm of a proper gentleman’s umbrella.'),
      isFalse('UPF 50', 'On bright days, the navy canopy doubles as shade with UPF 50.'),
    ],
  },
  {
    name: 'electric kettle',
    source: {
      title: 'Pourwell Gooseneck Electric Kettle, 0.9 L, Matte Black',
      description:
        'Stainless steel kettle with a gooseneck spout for slow pouring. Set any temperature from 104 to 212°F in 1-degree steps. Holds the heat for 60 minutes. 1200 W. Boils in about 4 minutes. LCD on the base. Counterbalanced handle. Auto shut-off and boil-dry protection.',
      brand: 'Pourwell',
      category: 'Kitchen Appliances',
      attributes: namedValues({ Capacity: '0.9 L', Color: 'Matte black', 'Cord length': '30 in' }),
    },
    texts: [
      isTrue(
        'Great coffee starts with a steady hand. The gooseneck keeps the flow slow and even, the counterweighted handle does its share, and you choose the heat to the exact degree, right up to boiling.',
      ),
      isTrue(
        'About four minutes and 1200 watts stand between you and your first cup. Got distracted? The water stays at temperature for a full hour, and if the kettle runs dry it looks after itself.',
      ),
      isFalse('whistles', 'It whistles when the water is ready, so you can get on with breakfast.'),
      isFalse('tea infuser', 'Drop your favorite leaves into the tea infuser and watch 0.9 liters turn to gold.'),
    ],
  },
  {
    name: 'mattress',
    source: {
      title: 'Slumberhaus Hybrid Mattress, Queen, 12 Inch, Medium Firm',
      description:
        'Five layers: knit cover, cooling gel memory foam, comfort foam, 1,024 individually wrapped coils and a support base. CertiPUR-US certified foams. Shipped rolled in a box; allow 48 hours to expand. 100-night trial. Needs no box spring.',
      brand: 'Slumberhaus',
      category: 'Bedroom',
      attributes: namedValues({ Size: 'Queen', Thickness: '12 in', Warranty: '10 years', Weight: '88 lb' }),
    },
    texts: [
      isTrue(
        'Two people, two rhythms, one quiet night. More than a thousand coils, each in its own wrapper, move on their own so that your partner’s midnight snack stays their business. Gel in the memory foam draws off the heat.',
      ),
      isTrue(
        'It turns up rolled in a box and takes its foot of height over two days. Set it on any flat frame, sleep on it for a hundred nights, and rest easy for the decade of warranty that follows.',
      ),
      isFalse('washable cover', 'Life happens, and the zip-off washable cover is ready for it.'),
      isFalse(
        'natural latex',
        'A layer of natural latex springs back the moment you turn, with 12 inches of comfort below.',
      ),
    ],
  },
  {
    name: 'binoculars',
    source: {
      title: 'Heronwatch 8x42 Binoculars, Waterproof, Green',
      description:
        'Eight times magnification, 42 mm objective lenses. BAK-4 roof prisms, fully multi-coated. Field of view 393 ft at 1000 yards. Close focus 6.5 ft. Nitrogen filled against fogging. Twist-up eyecups, 18 mm eye relief. Tripod mount. Includes neck strap, lens caps, case and cleaning cloth.',
      brand: 'Heronwatch',
      category: 'Optics',
      attributes: namedValues({ Magnification: '8x', Weight: '23 oz', Color: 'Green' }),
    },
    texts: [
      isTrue(
        'A flash of blue by the river, and you are there: eightfold magnification and bright 42-millimeter lenses bring the kingfisher to your side, even through the thinnest morning mist. Nitrogen keeps the inside clear when the air turns cold.',
      ),
      isTrue(
        'Glasses on? Leave them on, the eyecups twist and the eye relief is a generous 18 mm. Butterflies count too, from as close as six and a half feet. Strap, caps, case and cloth come with it.',
      ),
      isFalse('image stabilizer', 'Shaky hands on a windy ridge are no problem for the built-in image stabilizer.'),
      isFalse(
        'phone adapter',
        'Clip on the bundled phone adapter and share the view from 1000 yards with your friends.',
      ),
    ],
  },
  {
    name: 'lipstick',
    source: {
      title: 'Maison Verlaine Satin Lipstick, Brick Rose, 0.12 oz',
      description:
        'Creamy satin finish with full coverage in one swipe. Contains shea butter and rosehip oil. Wears for 8 hours. Vegan and cruelty-free. No parabens. Refillable aluminum case with a magnetic cap. Made in France.',
      brand: 'Maison Verlaine',
      category: 'Makeup',
      attributes: namedValues({ Shade: 'Brick Rose', Finish: 'Satin', 'Net weight': '0.12 oz' }),
    },
    texts: [
      isTrue(
        'One swipe says it all. Brick Rose goes on like cream, sets to a satin glow and stays with you from the morning meeting to the last tram home, eight hours later.',
      ),
      isTrue(
        'Rosehip oil and shea butter look after your lips while a magnet keeps the cap where it belongs. When you reach the end, refill the aluminum case: kinder to your purse and to the rabbits.',
      ),
      isFalse('peppermint scent', 'A hint of peppermint scent makes every touch-up feel fresh.'),
      isFalse('matte', 'A velvety matte color with full coverage that never feels dry.'),
    ],
  },
  {
    name: 'pruning shears',
    source: {
      title: 'Hortulan Bypass Pruning Shears, 8.5 Inch, Red Handles',
      description:
        'Hardened SK5 steel blades cut branches up to 3/4 inch thick. Sap groove and wire notch. Forged aluminum handles with non-slip grip. Shock absorber and spring. Safety lock for one-hand use. Blade and spring can be replaced. For right-handed users. 8.6 oz.',
      brand: 'Hortulan',
      category: 'Garden Tools',
      attributes: namedValues({ 'Blade material': 'SK5 steel', Color: 'Red', Length: '8.5 in' }),
    },
    texts: [
      isTrue(
        'Roses do not prune themselves. Hardened steel goes through stems three quarters of an inch thick, the sap runs off in its groove, and a shock absorber spares your wrist on the hundredth cut.',
      ),
      isTrue(
        'Lose them in the hedge if you can: those bright red handles give them away. Lock them with one hand when you are done, and swap the blade or the spring once they have earned their retirement.',
      ),
      isFalse('left-handed', 'Whether you are right-handed or left-handed, they sit in your palm as if made for it.'),
      isFalse('leather holster', 'Slide them into the leather holster on your belt and move on to the next bush.'),
    ],
  },
  {
    name: 'baby stroller',
    source: {
      title: 'Pramley Lite Compact Stroller, 6 to 36 Months, Stone Gray',
      description:
        'Folds with one hand to 22 x 18 x 10 inches and fits overhead bins. Weighs 13 lb. Five-point harness. Reclines in three positions. UPF 50+ canopy with peekaboo window. Lockable front wheels. Basket holds 11 lb. For children up to 48 lb. Rain cover sold separately.',
      brand: 'Pramley',
      category: 'Baby Gear',
      attributes: namedValues({ Color: 'Stone gray', 'Frame material': 'Aluminum', 'Recommended age': '6-36 months' }),
    },
    texts: [
      isTrue(
        'Airports are hard enough. Fold it in one move with the hand that is not holding the baby, and slide thirteen pounds of stroller into the overhead bin. From six months until the third birthday, naps happen anywhere.',
      ),
      isTrue(
        'Peek through the canopy window while the fabric keeps the fiercest sun off small noses. Three recline positions, a five-point harness and a basket for eleven pounds of groceries: that is most of a day out sorted.',
      ),
      isFalse('newborns', 'Suitable for newborns thanks to a seat that reclines all the way.'),
      isFalse('parent organizer', 'Coffee, keys and wipes go in the parent organizer right behind the canopy.'),
    ],
  },
  {
    name: 'dark chocolate',
    source: {
      title: 'Cacaoteca Dark Chocolate Bar 72%, Sea Salt, 3.5 oz, Pack of 6',
      description:
        'Single-origin cacao from Ecuador, 72%. Ingredients: cacao mass, cane sugar, cocoa butter, sea salt. Vegan, gluten free, soy free. May contain traces of milk and hazelnuts. Stone ground for 70 hours. Wrapped in compostable paper. Six bars of 3.5 oz.',
      brand: 'Cacaoteca',
      category: 'Sweets',
      attributes: namedValues({ Flavor: 'Sea salt', 'Cacao content': '72%', 'Net weight': '21 oz' }),
    },
    texts: [
      isTrue(
        'Four ingredients, nothing to hide. Ecuadorian cacao spends seventy hours between stones until it melts like silk, and a pinch of sea salt wakes up the fruit. At 72%, even devotees of milk chocolate come round.',
      ),
      isTrue(
        'Half a dozen bars mean one for you, one for a friend and four for emergencies. No soy, no gluten, nothing from animals, and a wrapper you can put on the compost heap.',
      ),
      isFalse('roasted almonds', 'Crunchy roasted almonds and a pinch of sea salt make this 72% bar hard to share.'),
      isFalse('vanilla', 'Ground for 70 hours with a whisper of vanilla, each square lingers long after it is gone.'),
    ],
  },
];
