// A third set of listings and free copy, in a copywriter's and in a language model's manner, written before the checker was asked about any of it.
// Its first look is given in evals/README.md; the rules were mended for it afterwards.
import { type FreeListing, isFalse, isTrue, namedValues } from './free-texts.ts';

export const thirdListings: readonly FreeListing[] = [
  {
    name: 'slow cooker',
    source: {
      title: 'Hearthline SC60 Slow Cooker, 6 qt, Stainless Steel',
      description:
        'Oval stoneware insert holds a 7 lb chicken. Low, high and warm settings. Digital timer up to 20 hours, then switches to warm. Removable insert and glass lid are dishwasher safe. Locking lid with gasket for travel.',
      bullets: ['Serves 7 or more people', '240 watts', 'Power cord 33 inches'],
      brand: 'Hearthline',
      category: 'Kitchen Appliances',
      attributes: namedValues({ Color: 'Silver', 'Lid material': 'Glass', Warranty: '1 year limited' }),
    },
    texts: [
      isTrue(
        'Come home to dinner. Load the six-quart stoneware in the morning, set the timer for anything up to 20 hours, and the cooker drops to warm by itself when the work is done, even on the longest day at the office.',
      ),
      isTrue(
        'There is room for a whole seven-pound chicken and a table of seven. Afterwards the stoneware and the glass lid go straight into the dishwasher, because the best part of a slow meal is not scrubbing a pot.',
      ),
      isFalse(
        'locking plastic lid',
        'Headed to a potluck? The locking plastic lid and its gasket keep your chili where it belongs.',
      ),
      isFalse(
        '400 watts',
        'At 400 watts it sips electricity while you get on with your day, and the oval insert is ready for a roast.',
      ),
    ],
  },
  {
    name: 'kayak paddle',
    source: {
      title: 'Fjordline Drift Kayak Paddle, 230 cm, Carbon Fiber Shaft, Orange Blades',
      description:
        'Two-piece paddle with a carbon fiber shaft and fiberglass-reinforced nylon blades. 28.5 oz. Feather angle adjusts in 15-degree steps up to 60 degrees. Drip rings included. Floats.',
      brand: 'Fjordline',
      category: 'Paddle Sports',
      attributes: namedValues({ Length: '230 cm', 'Blade size': '18 x 6.5 in', 'Country of Origin': 'Canada' }),
    },
    texts: [
      isTrue(
        'Miles melt away when your paddle weighs less than two pounds. The carbon fiber shaft of the Drift keeps swing weight down, and its orange blades stay visible in the grayest fog.',
      ),
      isTrue(
        'Made in Canada, it breaks down into two pieces for the car. On the water, turn the blades in 15° steps to as much as 60° and let the drip rings keep your lap dry.',
      ),
      isFalse('aluminum shaft', 'A sturdy aluminum shaft and reinforced nylon blades shrug off rocks and gravel bars.'),
      isFalse(
        'four-piece',
        'The four-piece paddle disappears into a pack, floats if dropped and comes with drip rings.',
      ),
    ],
  },
  {
    name: 'desk lamp',
    source: {
      title: 'Lumora Arc LED Desk Lamp with Wireless Charger, Matte Black',
      description:
        'Five color temperatures from 2700 to 6500 K and seven brightness levels. 800 lumens. 10 W Qi charging pad in the base and one USB-A port. Touch controls. 45-minute auto-off timer. Arm folds flat and rotates 180 degrees.',
      brand: 'Lumora',
      category: 'Lighting',
      attributes: namedValues({ Wattage: '12 W', Material: 'Aluminum', Height: '16 in', 'Plug type': 'US' }),
    },
    texts: [
      isTrue(
        'From warm candlelight to crisp daylight, the Lumora Arc offers five color temperatures (2700K–6500K) and seven levels of brightness, so the mood on your desk is always your call. Drop your phone on the base for 10W wireless charging while you work.',
      ),
      isTrue(
        'Slim aluminum in matte black, a single tap to switch it on, and an arm that folds flat: this is a lamp that earns its corner of the desk. Dozed off over the homework? It turns itself off after 45 minutes.',
      ),
      isFalse('two USB ports', 'Charge everything at once with a wireless pad and two USB ports tucked into the base.'),
      isFalse('1,200 lumens', 'With 1,200 lumens on tap, even the finest print is easy on the eyes.'),
    ],
  },
  {
    name: 'wool socks',
    source: {
      title: "Ridgeway Men's Merino Hiking Socks, 3 Pairs, Large",
      description:
        '63% merino wool, 33% nylon, 4% elastane. Cushioned heel and toe. Seamless toe. Arch support. Machine wash warm, tumble dry low. Fits men’s shoe sizes 9 to 12. Knit in Vermont, USA.',
      brand: 'Ridgeway',
      category: 'Socks',
      attributes: namedValues({ Color: 'Charcoal', Height: 'Crew' }),
    },
    texts: [
      isTrue(
        'Happy feet, mile after mile. Soft merino wool makes up nearly two thirds of each sock, with nylon for strength and a little elastane for stretch, while cushioning at heel and toe takes the sting out of rocky descents.',
      ),
      isTrue(
        'You get three pairs in charcoal, knit in the USA to fit shoe sizes 9 through 12. No seam at the toe means nothing to rub, and they come out of the washing machine ready for the next peak.',
      ),
      isFalse('85% merino', 'A plush 85% merino blend keeps feet dry on the way up and warm at the top.'),
      isFalse(
        'Hand wash only',
        'Hand wash only, then dry flat, and these crew socks will see you through season after season.',
      ),
    ],
  },
  {
    name: 'portable projector',
    source: {
      title: 'Nightjar P3 Portable Projector, 1080p, 500 ANSI Lumens, Wi-Fi, Bluetooth 5.2',
      description:
        'Projects 40 to 120 inches. Auto focus and keystone correction. Built-in 5 W stereo speakers. HDMI and USB inputs. Lamp life 30,000 hours. Battery lasts 2.5 hours. Weighs 2.6 lb. Tripod not included.',
      brand: 'Nightjar',
      category: 'Projectors',
      attributes: namedValues({
        'Native resolution': '1920 x 1080',
        Color: 'White',
        'Operating system': 'Android TV 11',
      }),
    },
    texts: [
      isTrue(
        'Any blank wall becomes a cinema. The P3 throws a Full HD picture up to ten feet across the diagonal, focuses by itself, and straightens the image when the table is anything but.',
      ),
      isTrue(
        'Stream over Wi-Fi with Android TV 11 on board, pair a speaker by Bluetooth 5.2 or plug in through HDMI. The battery runs for two and a half hours, long enough for all but the longest epics.',
      ),
      isFalse('tripod in the box', 'With a tripod in the box and auto focus, setting up takes less time than popcorn.'),
      isFalse(
        'native 4K',
        'Native 1080p is so last year: enjoy native 4K and built-in stereo speakers wherever you go.',
      ),
    ],
  },
  {
    name: 'olive oil',
    source: {
      title: 'Colline Verdi Extra Virgin Olive Oil, Cold Pressed, 500 ml',
      description:
        'Single-estate oil from Coratina olives grown in Puglia, Italy. Harvested in October. Acidity under 0.3%. Unfiltered. Dark glass bottle. Best before 18 months from bottling. Kosher.',
      brand: 'Colline Verdi',
      category: 'Oils & Vinegars',
      attributes: namedValues({ 'Net contents': '500 ml', Harvest: '2025', Certification: 'DOP' }),
    },
    texts: [
      isTrue(
        'One estate, one olive, one unforgettable drizzle. Coratina olives from Puglia are picked in October and cold pressed, then bottled unfiltered in dark glass that guards the flavor from light.',
      ),
      isTrue(
        'With an acidity below 0.3% and DOP certification, this kosher oil from Italy is the kind you save for good tomatoes. Each bottle holds half a liter.',
      ),
      isFalse('Greece', 'Bright, peppery and grown in Greece, it turns a slice of bread into lunch.'),
      isFalse('750 ml', 'A generous 750 ml bottle of cold-pressed oil means you can pour with a heavy hand.'),
    ],
  },
  {
    name: 'kids bike',
    source: {
      title: 'Sprocket Jr. Kids Bike, 16 Inch, Training Wheels, Teal',
      description:
        'For children 4 to 6 years, 41 to 48 inches tall. Steel frame, coaster brake and front hand brake. Removable training wheels, kickstand and bell included. Supports up to 110 lb. Arrives 85% assembled; tools included.',
      brand: 'Sprocket',
      category: 'Bikes',
      attributes: namedValues({ 'Wheel size': '16 in', Color: 'Teal', 'Chain guard': 'Full' }),
    },
    texts: [
      isTrue(
        'The first ride without help is a moment nobody forgets. Start with the training wheels on, take them off when confidence grows, and stop safely with a coaster brake backed up by a hand brake at the front.',
      ),
      isTrue(
        'Sized for ages 4 to 6, the teal bike rolls on 16-inch wheels and a steel frame rated to 50 kg. It shows up mostly built, and the tools for the last 15% are in the box.',
      ),
      isFalse('aluminum frame', 'The lightweight aluminum frame, kickstand and bell make it feel like a big-kid bike.'),
      isFalse('basket', 'Training wheels, bell and basket are included, so the adventure begins right away.'),
    ],
  },
  {
    name: 'water filter pitcher',
    source: {
      title: 'Brookwell 10-Cup Water Filter Pitcher, BPA Free, White',
      description:
        'Reduces chlorine, lead and mercury. NSF 42 and 53 certified. Each filter lasts 40 gallons or about 2 months. One filter included. Fits in most refrigerator doors. LED indicator shows when to change the filter. Hand wash.',
      brand: 'Brookwell',
      category: 'Water Filtration',
      attributes: namedValues({ Capacity: '10 cups', Material: 'Plastic', Dimensions: '10.4 x 5.6 x 10.7 in' }),
    },
    texts: [
      isTrue(
        'Better water without the plastic-bottle habit. Each filter cleans up to 40 gallons, the equivalent of some 300 single-use bottles, and a small LED tells you when it is time for a fresh one, roughly every two months.',
      ),
      isTrue(
        'The slender ten-cup pitcher slips into most fridge doors. It is free of BPA, certified to NSF 42 and 53, and cuts lead, mercury and the taste of chlorine. The first filter comes with it.',
      ),
      isFalse('four months', 'Change the filter just once every four months and enjoy crisp, clean water in between.'),
      isFalse('fluoride', 'Say no to chlorine, lead and fluoride with NSF-certified filtration in every glass.'),
    ],
  },
  {
    name: 'mechanical keyboard',
    source: {
      title: 'Tactile Labs TL75 Mechanical Keyboard, 75%, Brown Switches, USB-C',
      description:
        '84 keys with hot-swappable tactile brown switches. PBT keycaps. RGB backlight with 18 effects. Bluetooth 5.1 for up to three devices, 2.4 GHz dongle or USB-C cable. 4000 mAh battery, up to 200 hours with backlight off. For Windows and macOS.',
      brand: 'Tactile Labs',
      category: 'Keyboards',
      attributes: namedValues({ Color: 'Gray', Weight: '1.9 lb', 'Case material': 'ABS' }),
    },
    texts: [
      isTrue(
        'Every keystroke lands with a gentle bump. Brown switches, PBT keycaps and a compact 75 percent layout leave more room for the mouse, and because the switches are hot-swappable you can change your mind without a soldering iron.',
      ),
      isTrue(
        'Work three ways: over Bluetooth 5.1 with as many as three devices, through the 2.4GHz dongle, or wired over USB-C. Switch the lights off and the 4,000mAh battery keeps going for up to 200 hours, more than a week around the clock.',
      ),
      isFalse('red switches', 'Smooth linear red switches and 84 keys make long nights of gaming fly by.'),
      isFalse('Linux', 'Plug it into Windows, macOS or Linux and pick from 18 lighting effects.'),
    ],
  },
  {
    name: 'leather wallet',
    source: {
      title: 'Ashcroft Slim Bifold Wallet, Full Grain Leather, RFID Blocking, Cognac',
      description:
        'Vegetable-tanned full grain leather, stitched by hand. Eight card slots, one ID window and a full-length bill compartment. RFID blocking lining. 4.3 x 3.4 x 0.4 inches. Comes in a gift box. Ages to a rich patina.',
      brand: 'Ashcroft',
      category: 'Wallets',
      attributes: namedValues({ Color: 'Cognac', Gender: 'Men', Warranty: '2 years' }),
    },
    texts: [
      isTrue(
        'Leaner than the brick in your back pocket, the Ashcroft bifold is less than half an inch thick yet swallows eight cards, an ID and a stack of bills. Hand stitching holds the vegetable-tanned leather together.',
      ),
      isTrue(
        'Your cards stay private behind an RFID-blocking lining, and the cognac leather only gets better looking with the years. It arrives gift boxed and is guaranteed for two years.',
      ),
      isFalse(
        'ten card slots',
        'Find a home for everything with ten card slots, an ID window and room for bills laid flat.',
      ),
      isFalse('vegan leather', 'Supple vegan leather in warm cognac, stitched by hand and packed in a gift box.'),
    ],
  },
];
