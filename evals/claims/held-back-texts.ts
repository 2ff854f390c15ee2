// More listings and free copy, written after the rules were mended for `free-texts.ts` and before the checker was asked about them: the first look
// at these, given in evals/README.md, is the figure to believe. Four general causes were mended afterwards.
import { type FreeListing, isFalse, isTrue, namedValues } from './free-texts.ts';

export const heldBackListings: readonly FreeListing[] = [
  {
    name: 'suitcase',
    source: {
      title: 'Voyant Carry-On Spinner Suitcase, 20-Inch, Polycarbonate, Rose Gold',
      description:
        'Hard-shell cabin case with eight spinner wheels and a TSA-approved lock. 38 L capacity, expands by 2 inches. Weighs 6.4 lb empty. Aluminum telescopic handle. Lined interior with two compression straps.',
      brand: 'Voyant',
      category: 'Luggage',
      attributes: namedValues({ Dimensions: '21.5 x 14 x 9 in', Warranty: '10 years', Color: 'Rose Gold' }),
    },
    texts: [
      isTrue(
        'Glide through the terminal on eight smooth wheels. This 20" cabin case keeps 38 liters of clothes in shape under its polycarbonate shell, and when souvenirs pile up it grows by another two inches.',
      ),
      isTrue(
        'At a mere 2.9 kg, it leaves more of your allowance for packing. The TSA-approved lock and a ten-year warranty travel with you.',
      ),
      isFalse(
        'four spinner wheels',
        'A polycarbonate shell, four spinner wheels and an aluminum handle make every connection easier.',
      ),
      isFalse('42 L', 'Packing for a long weekend is no trouble with 42 L of space and two compression straps.'),
    ],
  },
  {
    name: 'robot vacuum',
    source: {
      title: 'Sweepwell R7 Robot Vacuum and Mop, 3000 Pa, Works with Alexa',
      description:
        'Vacuums and mops at the same time. 120 minutes of runtime on a charge. 450 ml dustbin and 250 ml water tank. Climbs thresholds up to 0.8 inch. 58 dB in quiet mode. Laser navigation maps up to 3 floors. Returns to its dock by itself.',
      brand: 'Sweepwell',
      category: 'Home Appliances',
      attributes: namedValues({ Height: '3.7 in', 'Filter type': 'HEPA', Color: 'White' }),
    },
    texts: [
      isTrue(
        'Set it loose and get your evening back: the R7 sweeps and mops in one pass for as long as two hours, remembers the layout of up to three floors, and heads home to its dock when it is done.',
      ),
      isTrue(
        'Slim enough at 3.7 inches to slip under the sofa, it hums along at 58 decibels in quiet mode while a HEPA filter catches dust.',
      ),
      isFalse('5000 Pa', 'With 5000 Pa of suction and laser navigation, crumbs do not stand a chance.'),
      isFalse('600 ml dustbin', 'The 600 ml dustbin and 250 ml water tank mean fewer trips to the sink.'),
    ],
  },
  {
    name: 'yoga mat',
    source: {
      title: 'Stillwater Natural Rubber Yoga Mat, 5 mm, Sage',
      description:
        'Non-slip mat made of natural rubber with a polyurethane top. 72 x 26 inches. Weighs 5.5 lb. Free of PVC and latex. Carrying strap included. Wipe clean with a damp cloth.',
      brand: 'Stillwater',
      category: 'Fitness',
      attributes: namedValues({ Thickness: '5 mm', Color: 'Sage', 'Country of Origin': 'Taiwan' }),
    },
    texts: [
      isTrue(
        'Find your footing on natural rubber. Five millimetres of cushioning take the edge off hard floors, and the non-slip polyurethane surface holds when you start to sweat.',
      ),
      isTrue(
        'Made in Taiwan without PVC or latex, the sage mat unrolls to 183 × 66 cm. Sling it over your shoulder with the strap provided.',
      ),
      isFalse('6mm', 'Generous 6mm padding cushions knees and wrists through every flow.'),
      isFalse('cork', 'A natural cork surface and rubber base give you a steady grip from first stretch to last.'),
    ],
  },
  {
    name: 'action camera',
    source: {
      title: 'Peakline Hero X2 4K Action Camera',
      description:
        'Records 4K at 60 fps and 1080p at 240 fps. Waterproof to 33 ft without housing. 2-inch rear touchscreen. 20 MP photos. Battery records 90 minutes. microSD cards up to 256 GB (not included). Six-axis stabilization.',
      brand: 'Peakline',
      category: 'Cameras',
      attributes: namedValues({ Weight: '4.5 oz', 'Wi-Fi': 'Yes', Model: 'PK-X2' }),
    },
    texts: [
      isTrue(
        'From reef to ridge: shoot silky 4K footage at 60 frames per second, slow things down at 1080p and 240 fps, or grab 20-megapixel stills. No housing needed for dives of up to 10 meters.',
      ),
      isTrue(
        'Frame your shot on the 2" touchscreen, record for up to an hour and a half, and let six-axis stabilization take the shake out. You will need a microSD card, which is sold separately.',
      ),
      isFalse('120 fps', 'Capture every landing in 4K at 120 fps, then send clips to your phone over Wi-Fi.'),
      isFalse(
        'microSD card is included',
        'Ready to roll out of the box: a microSD card is included, and the battery lasts 90 minutes.',
      ),
    ],
  },
  {
    name: 'candle',
    source: {
      title: 'Wick & Willow Soy Candle, Lavender & Cedar, 8 oz',
      description:
        'Hand-poured soy wax candle with a cotton wick. Burns for about 50 hours. Scented with essential oils. Reusable amber glass jar. Vegan and cruelty free. Made in Vermont, USA.',
      brand: 'Wick & Willow',
      category: 'Home Fragrance',
    },
    texts: [
      isTrue(
        'Fifty hours of calm in an amber glass jar. Each eight-ounce candle is poured by hand from soy wax, with a cotton wick and essential oils of lavender and cedar.',
      ),
      isTrue('Vegan, cruelty-free and made in the USA. When the last flicker fades, keep the jar.'),
      isFalse('beeswax', 'Hand-poured beeswax and a cotton wick give a clean, even burn for about 50 hours.'),
      isFalse('wooden wick', 'Listen to the gentle crackle of the wooden wick as lavender and cedar fill the room.'),
    ],
  },
  {
    name: 'standing desk',
    source: {
      title: 'Uprise Electric Standing Desk, 55 x 28 Inches, Oak Top',
      description:
        'Dual-motor frame lifts up to 220 lb. Height from 24.5 to 50 inches. Four memory presets. Moves at 1.5 inches per second, under 50 dB. Anti-collision. Steel frame in black or white. Two grommet holes.',
      brand: 'Uprise',
      category: 'Furniture',
      attributes: namedValues({ 'Top material': 'Oak veneer', 'Frame material': 'Steel', Warranty: '5 years' }),
    },
    texts: [
      isTrue(
        'Sit, stand, repeat. Twin motors raise the 55" x 28" top from 24.5 to 50 inches at the touch of a button, four presets remember your favorite heights, and anti-collision stops the desk before it bumps into anything.',
      ),
      isTrue('The steel frame carries up to 100 kg and moves quietly, at less than 50 dB. Covered for five years.'),
      isFalse(
        'single-motor',
        'A smooth single-motor lift takes you from sitting to standing while four presets remember where you left off.',
      ),
      isFalse('lifetime warranty', 'Steel legs, an oak top and a lifetime warranty: a desk to grow old with.'),
    ],
  },
  {
    name: 'dress',
    source: {
      title: "Marlowe Women's Linen-Blend Midi Dress, Terracotta",
      description:
        '55% linen, 45% viscose. Relaxed fit with a V-neck, short sleeves and two side pockets. Button front. Unlined. Machine wash cold, hang dry. Model is 5\'9" and wears size S.',
      brand: 'Marlowe',
      category: 'Clothing',
      attributes: namedValues({ Color: 'Terracotta', Length: 'Midi', Origin: 'India' }),
    },
    texts: [
      isTrue(
        'Made for warm evenings: a breezy blend of linen and viscose, buttons down the front, and yes, it has pockets, one on each side.',
      ),
      isTrue(
        'The relaxed cut, short sleeves and V-neck flatter without fuss. Wash it cold in the machine and hang it up to dry.',
      ),
      isFalse('100% linen', 'Cut from 100% linen in a sun-baked terracotta, this midi dress keeps you cool.'),
      isFalse('fully lined', 'A V-neck midi in a linen blend, fully lined and finished with two side pockets.'),
    ],
  },
  {
    name: 'protein powder',
    source: {
      title: 'Granite Peak Whey Protein Powder, Chocolate, 2 lb',
      description:
        '24 g of protein and 120 calories per serving. 29 servings per tub. 1 g of sugar. Gluten free. Contains milk and soy. Informed Sport certified. Mix one scoop (31 g) with 8 oz of water.',
      brand: 'Granite Peak',
      category: 'Nutrition',
      attributes: namedValues({ Flavor: 'Chocolate', 'Net weight': '907 g' }),
    },
    texts: [
      isTrue(
        'One scoop, eight ounces of water and you are done: 24 grams of protein for 120 calories, with just a single gram of sugar.',
      ),
      isTrue(
        'Each 907 g tub of chocolate whey holds 29 servings. It is gluten-free, Informed Sport certified, and contains milk and soy.',
      ),
      isFalse('30 g of protein', 'Recover faster with 30 g of protein in every chocolate shake.'),
      isFalse('soy-free', 'A soy-free, gluten-free shake with 24 g of protein per serving.'),
    ],
  },
  {
    name: 'power bank',
    source: {
      title: 'Voltera 10,000mAh Power Bank, USB-C PD 20W, Navy',
      description:
        'Charges a phone up to 2.5 times. One USB-C and one USB-A port charge two devices at once. Fully recharges in 4 hours. LED display shows the charge in percent. 22 mm thin, 7.6 oz. Airline safe.',
      brand: 'Voltera',
      category: 'Phone Accessories',
      attributes: namedValues({ Capacity: '10000 mAh', Color: 'Navy', 'Output power': '20 W' }),
    },
    texts: [
      isTrue(
        'Never hunt for an outlet again. With 10 Ah on board, the navy power bank tops up a phone two and a half times, and two ports let a friend plug in too.',
      ),
      isTrue(
        'Fast 20-watt Power Delivery over USB-C, a display that shows what is left as a percentage, and only 22mm of thickness. It is full again in four hours.',
      ),
      isFalse('30-watt', 'Plug into 30-watt USB-C charging and get back to your day.'),
      isFalse('three devices', 'Charge three devices at once and check the remaining power on the LED display.'),
    ],
  },
  {
    name: 'guitar',
    source: {
      title: 'Larkspur LS-200 Acoustic Guitar, Solid Spruce Top, Dreadnought',
      description:
        'Solid Sitka spruce top with mahogany back and sides. Rosewood fingerboard with 20 frets. 25.5-inch scale. Bone nut, 43 mm wide. Comes with a gig bag. Right-handed. Gloss finish.',
      brand: 'Larkspur',
      category: 'Musical Instruments',
      attributes: namedValues({ Strings: '6', 'Body style': 'Dreadnought', Color: 'Natural' }),
    },
    texts: [
      isTrue(
        'A solid spruce top rings out over mahogany back and sides, while the rosewood fingerboard with its 20 frets plays as nicely as it looks.',
      ),
      isTrue(
        'Six strings, a 25.5" scale and a 43mm bone nut make this right-handed dreadnought feel familiar at once. The gig bag gets it to your first open mic.',
      ),
      isFalse('cedar top', 'Warm and woody: a solid cedar top and mahogany sides give every chord its glow.'),
      isFalse('hard case', 'Comes with a hard case, a bone nut and 20 frets of pure fun.'),
    ],
  },
];
