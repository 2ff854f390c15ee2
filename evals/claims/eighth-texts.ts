// An eighth set, written after the seventh's first look and before anything was mended for it; its first look is in evals/README.md.
import { type FreeListing, isFalse, isTrue, namedValues } from './free-texts.ts';

export const eighthListings: readonly FreeListing[] = [
  {
    name: 'camping stove',
    source: {
      title: 'Emberline Two-Burner Camping Stove, 20,000 BTU, Green',
      description:
        'Runs on 16.4 oz propane canisters, sold separately. Two burners with 10,000 BTU each. Piezo ignition. Wind panels on three sides. Fits a 12-inch and a 10-inch pan side by side. Removable grate. Folds to 22 x 14 x 4 inches.',
      brand: 'Emberline',
      category: 'Camp Kitchen',
      attributes: namedValues({ Color: 'Green', Weight: '10.8 lb', Material: 'Steel' }),
    },
    texts: [
      isTrue(
        'Bacon tastes better outdoors. Two burners share 20,000 BTU between them, so the beans simmer while the coffee boils, and panels keep the breeze away from three directions.',
      ),
      isTrue(
        'No matches, no problem: a push lights the flame. After dinner, lift out the grate for a quick wipe and fold it all down to the height of a paperback, four inches.',
      ),
      isFalse('butane', 'Click in a can of butane and breakfast is minutes away.'),
      isFalse('griddle', 'Flip pancakes on the griddle while the kettle hums beside it.'),
    ],
  },
  {
    name: 'hair dryer',
    source: {
      title: 'Siroco Ionic Hair Dryer, 1875 W, Rose Gold',
      description:
        'Ionic technology fights frizz. Three heat settings, two speeds and a cool shot button. Concentrator nozzle and diffuser included. 9-foot cord with a hanging loop. Removable filter. 83 dB. Weighs 1.1 lb.',
      brand: 'Siroco',
      category: 'Hair Tools',
      attributes: namedValues({ Color: 'Rose gold', Wattage: '1875 W', Warranty: '2 years' }),
    },
    texts: [
      isTrue(
        'Monday hair, Friday finish. Ions tame the frizz, three heats and two speeds do the rest, and a burst of cool air sets the look before you are out of the door.',
      ),
      isTrue(
        'It weighs half a kilo, so your arm will not notice. Curls take the diffuser, sleek days take the concentrator, and nine feet of cord reach past the most stubborn of sockets.',
      ),
      isFalse('folding handle', 'The folding handle makes it the first thing you pack.'),
      isFalse('Tourmaline', 'Tourmaline and 1875 watts leave every strand glossy.'),
    ],
  },
  {
    name: 'tool chest',
    source: {
      title: 'Ironmoor Rolling Tool Chest, 7 Drawers, Red',
      description:
        'Powder-coated steel. Seven drawers on ball bearings, each rated 75 lb. EVA liners in every drawer. Central lock with two keys. Four 5-inch casters, two with brakes. 36.5 x 18 x 41 inches. Side handle. Some assembly.',
      brand: 'Ironmoor',
      category: 'Workshop',
      attributes: namedValues({ Color: 'Red', Weight: '143 lb', 'Number of drawers': '7' }),
    },
    texts: [
      isTrue(
        'A tidy shop is a faster shop. Seven drawers glide out on ball bearings with up to 75 pounds aboard, and soft liners stop your sockets from wandering about.',
      ),
      isTrue(
        'Turn one key and everything is locked. Grab the handle, roll it to the job, and step on the two brakes: the red giant stays put even on a sloping driveway.',
      ),
      isFalse('pegboard', 'Hang your most used wrenches on the pegboard at the back.'),
      isFalse('power strip', 'Charge your drills from the built-in power strip.'),
    ],
  },
  {
    name: 'hand cream',
    source: {
      title: 'Alder & Ash Hand Cream, Unscented, 2.5 oz',
      description:
        'With 20% shea butter, glycerin and oat extract. Sinks in without grease. For dry and cracked hands. Free of parabens, mineral oil and perfume. Aluminum tube with a key. Made in Maine, USA.',
      brand: 'Alder & Ash',
      category: 'Hand Care',
      attributes: namedValues({ Scent: 'Unscented', 'Net contents': '2.5 oz', 'Skin type': 'Dry' }),
    },
    texts: [
      isTrue(
        'Winter is hard on the hands that do everything. One fifth of this cream is shea butter, and with oats and glycerin it sinks in before the phone rings again.',
      ),
      isTrue(
        'Nothing to smell and nothing to hide: no perfume, no parabens, no mineral oil. Wind up the aluminum tube with its little key and get the very last drop.',
      ),
      isFalse('rose petals', 'A soft scent of rose petals follows you through the day.'),
      isFalse('pump bottle', 'The pump bottle by the sink is a kindness to busy hands.'),
    ],
  },
  {
    name: 'telescope',
    source: {
      title: 'Nebulis 70 mm Refractor Telescope, Tabletop Tripod',
      description:
        '70 mm aperture, 400 mm focal length. Two eyepieces: 20 mm and 10 mm for 20x and 40x. 5x24 finder scope. Altazimuth mount. Tabletop tripod 15 inches tall. Moon map and carry bag included. Assembles without tools. For ages 8 and up.',
      brand: 'Nebulis',
      category: 'Astronomy',
      attributes: namedValues({ 'Optical design': 'Refractor', Weight: '4.2 lb', Color: 'Blue' }),
    },
    texts: [
      isTrue(
        'Meet your nearest neighbor. Seventy millimeters of glass gather enough moonlight to count craters at 20 or 40 times, and the map tells you which is which.',
      ),
      isTrue(
        'Third graders and grandparents put it together with bare hands, set it on the picnic table and swing it left, right, up and down. The bag takes it to darker skies.',
      ),
      isFalse('Barlow lens', 'Slip in the Barlow lens and Saturn’s rings snap into view.'),
      isFalse('solar filter', 'Watch sunspots safely thanks to the solar filter in the kit.'),
    ],
  },
  {
    name: 'rug',
    source: {
      title: 'Marrakesh Trellis Area Rug, 5 x 8 ft, Ivory and Gray',
      description:
        'Machine-woven polypropylene, pile 0.4 inches. Jute backing. Sheds little. Resists stains. Vacuum on low. Made in Turkey. Rug pad recommended, not included. Indoor use.',
      brand: 'Casa Luma',
      category: 'Rugs',
      attributes: namedValues({ Shape: 'Rectangle', Pattern: 'Trellis', 'Pile height': '0.4 in' }),
    },
    texts: [
      isTrue(
        'Bare floors echo; this one listens. A calm trellis in ivory and gray covers forty square feet of living room and forgives the red wine that was bound to happen.',
      ),
      isTrue(
        'The pile is low enough for doors to pass and toys to park. It hardly sheds, asks for a gentle vacuum now and then, and comes to you from Turkish looms with jute on its back.',
      ),
      isFalse('Hand-knotted', 'Hand-knotted by artisans, each rug takes weeks to finish.'),
      isFalse('fringed ends', 'Soft fringed ends add a bohemian note to any room.'),
    ],
  },
  {
    name: 'bread machine',
    source: {
      title: 'Panecillo Bread Maker, 2 lb, 15 Programs, Stainless',
      description:
        'Fifteen programs from rye to jam. Loaves of 1, 1.5 or 2 lb, three crust shades. 15-hour delay timer. Keeps warm for one hour. Nonstick pan and one paddle. Window in the lid. 550 W. Recipe booklet and measuring cup included.',
      brand: 'Panecillo',
      category: 'Bakeware',
      attributes: namedValues({ Capacity: '2 lb', Wattage: '550 W', 'Cord length': '3 ft' }),
    },
    texts: [
      isTrue(
        'Wake up to the smell of a bakery. Tip in flour and water before bed, set the timer as far as fifteen hours ahead, and let the paddle knead while you dream.',
      ),
      isTrue(
        'Pale, golden or dark? Three crusts and three sizes suit every eater, and you can peek through the window without letting the heat out. Overslept? The loaf stays warm for another hour.',
      ),
      isFalse('nut dispenser', 'The nut dispenser drops walnuts and raisins at the right moment.'),
      isFalse('gluten-free cycle', 'A gluten-free cycle means nobody at the table misses out.'),
    ],
  },
  {
    name: 'fishing rod',
    source: {
      title: 'Quillback 7 ft Spinning Rod, Medium, 2 Pieces',
      description:
        'Graphite blank with fast action. Line 8 to 14 lb, lures 1/4 to 5/8 oz. Eight guides with ceramic inserts. Cork handle. Hook keeper. Reel not included. 4.1 oz. One-year warranty.',
      brand: 'Quillback',
      category: 'Fishing',
      attributes: namedValues({ Length: '7 ft', Power: 'Medium', Handle: 'Cork' }),
    },
    texts: [
      isTrue(
        'You feel the bite before you see it. Graphite passes on the smallest nibble, the fast tip sets the hook, and ceramic lets braided line run through all eight guides without a groove.',
      ),
      isTrue(
        'Seven feet come apart into two halves that ride in the back seat. The cork stays warm on frosty mornings, and at hardly more than four ounces your wrist can go on until sunset.',
      ),
      isFalse('spinning reel', 'Comes with a smooth spinning reel, spooled and ready for the lake.'),
      isFalse('saltwater', 'Made for saltwater as well as for rivers and ponds.'),
    ],
  },
  {
    name: 'wall clock',
    source: {
      title: 'Tempora Silent Wall Clock, 12 Inch, Oak Frame',
      description:
        'Quartz movement sweeps without ticking. Oak frame, white dial, black numerals. Glass cover. Needs one AA battery, not included. 1.6 inches deep. Hangs from a single nail.',
      brand: 'Tempora',
      category: 'Home Decor',
      attributes: namedValues({ Diameter: '12 in', 'Frame material': 'Oak', Shape: 'Round' }),
    },
    texts: [
      isTrue(
        'Time flies, but quietly. The hands sweep where others tick, so light sleepers and late readers get along with it splendidly.',
      ),
      isTrue(
        'A ring of oak, a face as white as milk and figures you can read from the sofa: a foot of calm on your wall. One nail and one AA cell are all it asks for.',
      ),
      isFalse('glows', 'In the dark it glows softly, so you always know how long until morning.'),
      isFalse('thermometer', 'A small thermometer below the center tells you when to light the fire.'),
    ],
  },
  {
    name: 'school backpack',
    source: {
      title: 'Bramble Kids Backpack, 16 L, Dinosaur Print',
      description:
        'For ages 5 to 9. Two compartments, front pocket and two mesh bottle pockets. Padded straps with chest clip. Reflective strips. Name tag inside. Made from 12 recycled bottles. Wipe clean. 16 x 11 x 6 inches.',
      brand: 'Bramble',
      category: 'Kids Bags',
      attributes: namedValues({ Pattern: 'Dinosaur', Capacity: '16 L', Material: 'Recycled polyester' }),
    },
    texts: [
      isTrue(
        'A T. rex on your back makes the first day half as scary. Sixteen liters swallow books, gym shoes and a sandwich, and a clip across the chest keeps it in place when the bell rings.',
      ),
      isTrue(
        'A dozen old bottles became one new bag. Strips that shine in headlights see your second grader across the street, and jam wipes off in no time.',
      ),
      isFalse('laptop sleeve', 'There is even a padded laptop sleeve for the digital classroom.'),
      isFalse('lunch box', 'The matching lunch box clips to the front.'),
    ],
  },
];
