// Listings of this project's own and freely written copy about them, as a copywriter or a language model would write it: half of it true,
// half with one falsehood. Written before the checker was asked about any of it; see evals/README.md for the first look.
import type { SourceProduct } from '#domain/catalogue/product.ts';

/** `lie`: the words that are false; empty in a true text. `kind` is what they are false about, where the author said so. */
export type FreeText = { text: string; lie: string; kind?: string };
export type FreeListing = { name: string; source: Partial<SourceProduct>; texts: readonly FreeText[] };

/** Attributes of a listing by their names. */
export const namedValues = (pairs: Record<string, string>) =>
  Object.entries(pairs).map(([name, value]) => ({ name, value }));
export const isTrue = (text: string): FreeText => ({ text, lie: '' });
export const isFalse = (lie: string, text: string, kind?: string): FreeText => ({
  text,
  lie,
  ...(kind === undefined ? {} : { kind }),
});

export const freeListings: readonly FreeListing[] = [
  {
    name: 'hiking backpack',
    source: {
      title: 'Tarnwood Ridge 45 Hiking Backpack, 45 L, Forest Green',
      description:
        'A 45-liter pack with an aluminum frame and ripstop nylon body. Weighs 3.2 lb. Two side pockets stretch for bottles up to 1 liter. Rain cover included. Hip belt pockets fit a phone.',
      bullets: ['Padded shoulder straps', 'Water-resistant coating', 'Fits torso lengths 16 to 21 inches'],
      brand: 'Tarnwood',
      category: 'Sports & Outdoors',
      attributes: namedValues({ Capacity: '45 L', Color: 'Forest Green', Material: 'Ripstop nylon' }),
    },
    texts: [
      isTrue(
        'Head out for the weekend with 45 litres of room on your back. A light aluminium frame carries the load, while tough ripstop nylon shrugs off branches. At roughly 1.45 kg it is easy to shoulder, and when the clouds open the included rain cover keeps everything dry.',
      ),
      isTrue(
        'Slip a bottle into either of the two stretch side pockets, keep your phone within reach on the hip belt, and let the padded straps do the rest. The water-resistant shell in forest green blends right into the trees.',
      ),
      isFalse(
        '55 liters',
        'Need space for a long weekend? The Ridge swallows up to 55 liters of gear yet weighs only 3.2 pounds, thanks to its aluminum frame.',
      ),
      isFalse(
        'waterproof',
        'The fully waterproof nylon body and padded straps make this green pack a trusty companion on every trail.',
      ),
    ],
  },
  {
    name: 'espresso machine',
    source: {
      title: 'Vesprino Duo Espresso Machine, 15 Bar, Stainless Steel',
      description:
        'Pump espresso machine with a 1.8-liter removable water tank, steam wand and cup warmer. Heats up in 40 seconds. 1350 watts, 120 V. Comes with a single and a double shot filter basket. Drip tray is dishwasher safe.',
      brand: 'Vesprino',
      category: 'Kitchen',
      attributes: namedValues({
        Dimensions: '11.2 x 9.4 x 12.6 inches',
        Weight: '10.5 lb',
        Warranty: '1 year limited warranty',
        Color: 'Silver',
      }),
    },
    texts: [
      isTrue(
        'Café mornings at home: fifteen bars of pressure pull a rich shot, and the machine is ready in just 40 seconds. The 1.8 L tank lifts out for easy filling, the steam wand froths milk, and the top keeps your cups warm.',
      ),
      isTrue(
        'Whether you crave one shot or two, both filter baskets are in the box. The brushed stainless steel body measures about 28.4 × 23.9 × 32 cm and comes with a one-year limited warranty.',
      ),
      isFalse(
        '20-bar',
        'Barista-style espresso starts with pressure, and this 20-bar machine has plenty. Add a removable 1.8-liter tank and a 1350 W heater, and your first cup is never far away.',
      ),
      isFalse(
        'two-year',
        'A stainless steel workhorse with a steam wand and a drip tray that goes straight into the dishwasher, backed by a two-year warranty.',
      ),
    ],
  },
  {
    name: 'external drive',
    source: {
      title: 'Corebyte Slim 2TB Portable Hard Drive, USB 3.0, Black',
      description:
        'Store up to 2TB of photos, videos and documents. USB 3.0 interface transfers data up to 10 times faster than USB 2.0. Also works with USB 2.0 ports. No external power adapter needed. 5400 rpm. Includes an 18-inch USB cable.',
      brand: 'Corebyte',
      category: 'Computers',
      attributes: namedValues({ 'Compatible with': 'Windows 10, macOS', Weight: '5.3 oz' }),
    },
    texts: [
      isTrue(
        'Carry your whole photo library in a pocket. The slim black drive holds 2 TB, plugs straight into any USB 3.0 or USB 2.0 port, and draws its power from the cable, so there is no adapter to pack.',
      ),
      isTrue(
        'Compared with an older USB 2.0 drive, moving files is up to ten times faster. At just 150 g it barely registers in your bag, and it gets along with Windows 10 and macOS alike.',
      ),
      isFalse(
        '7200 rpm',
        'Spinning at 7200 rpm, this 2TB drive moves files over USB 3.0 in a flash and needs no power brick.',
      ),
      isFalse(
        'USB-C cable',
        'Two terabytes, one slim black case, and an 18-inch USB-C cable in the box: backing up has never been simpler.',
      ),
    ],
  },
  {
    name: 'duvet cover',
    source: {
      title: 'Linden & Hale Washed Linen Duvet Cover Set, Queen, Oatmeal',
      description:
        'Set of one duvet cover (90 x 92 inches) and two pillow shams (20 x 26 inches). 100% French flax linen, stone washed. Hidden button closure and corner ties. OEKO-TEX Standard 100 certified. Machine wash cold.',
      brand: 'Linden & Hale',
      category: 'Bedding',
      attributes: namedValues({
        Size: 'Queen',
        Color: 'Oatmeal',
        'Pieces included': '3',
        'Country of Origin': 'Portugal',
      }),
    },
    texts: [
      isTrue(
        'Sink into pure linen, woven from French flax and stone-washed until it feels like an old favourite. This queen set brings together a 90" × 92" cover and two matching shams, finished with hidden buttons and corner ties that keep everything in place.',
      ),
      isTrue(
        'Made in Portugal and certified to OEKO-TEX Standard 100, the soft oatmeal tone suits any bedroom. Simply machine wash on cold.',
      ),
      isFalse(
        'four pillow shams',
        'Dress the whole bed with a linen duvet cover and four pillow shams in calm oatmeal, all machine washable.',
      ),
      isFalse(
        'linen-cotton blend',
        'A breezy linen-cotton blend in a warm oatmeal shade turns your queen bed into the place you want to be.',
      ),
    ],
  },
  {
    name: 'wireless earbuds',
    source: {
      title: 'Auralee Pulse 3 True Wireless Earbuds with Charging Case - White',
      description:
        'Bluetooth 5.2 earbuds with active noise cancelling. Up to 7 hours of playback, 28 hours with the case. IPX4 rated against sweat and rain. 10 minutes of charging gives 1 hour of play. Three sizes of silicone tips.',
      brand: 'Auralee',
      category: 'Audio',
      attributes: namedValues({ 'Driver size': '10 mm', Color: 'White', 'Charging port': 'USB-C' }),
    },
    texts: [
      isTrue(
        'Mute the commute. Active noise cancelling and 10mm drivers put your music front and centre, and with seven hours per charge plus more in the case (28 in total) you will hardly think about the battery.',
      ),
      isTrue(
        'Caught short? Ten minutes on the USB-C charger buys you another hour. Sweat and rain are no problem for the IPX4-rated white buds, and three sizes of silicone tips help you find your fit.',
      ),
      isFalse(
        'IPX7',
        'With an IPX7 rating and Bluetooth 5.2, the Pulse 3 is ready for the gym, the trail and everything in between.',
      ),
      isFalse(
        '36 hours',
        'Enjoy seven hours from the buds alone and 36 hours of listening altogether with the charging case.',
      ),
    ],
  },
  {
    name: 'dog food',
    source: {
      title: 'Meadowbark Adult Dry Dog Food, Chicken & Brown Rice, 30 lb Bag',
      description:
        'Complete food for adult dogs over 1 year. Real chicken is the first ingredient. No corn, wheat or soy. Contains glucosamine for joints. Crude protein 26% min, crude fat 15% min. Made in the USA.',
      brand: 'Meadowbark',
      category: 'Pet Supplies',
      attributes: namedValues({ Flavor: 'Chicken & Brown Rice', 'Life stage': 'Adult' }),
    },
    texts: [
      isTrue(
        'Real chicken leads the recipe, followed by wholesome brown rice. You will find no corn, no wheat and no soy, just balanced nutrition with at least 26% protein and 15% fat.',
      ),
      isTrue(
        'Baked for grown dogs of one year and older, this 30-pound bag is made in America and contains glucosamine to look after busy joints.',
      ),
      isFalse(
        '32% protein',
        'Fuel their adventures with 32% protein from real chicken, plus brown rice for steady energy.',
      ),
      isFalse('grain-free', 'A grain-free dinner with real chicken as the first ingredient, made in the USA.'),
    ],
  },
  {
    name: 'office chair',
    source: {
      title: 'Stratton Ergo Mesh Office Chair, Adjustable, Gray',
      description:
        'Breathable mesh back and foam seat. Seat height adjusts from 17 to 21 inches. Supports up to 275 lb. Armrests flip up. Tilt lock with 3 positions. Five nylon casters. Assembly required, tools included.',
      brand: 'Stratton',
      category: 'Furniture',
      attributes: namedValues({ Color: 'Gray', 'Base material': 'Steel', 'Seat width': '20.5 in' }),
    },
    texts: [
      isTrue(
        'Long calls, cool back: the grey mesh lets air through while the foam seat stays comfy. Raise or lower the seat anywhere between 17" and 21", flip the armrests out of the way, and lock the tilt in one of three positions.',
      ),
      isTrue(
        'Built on a steel base with five smooth-rolling casters, it holds up to 275 pounds. Tools are in the box, so putting it together is quick.',
      ),
      isFalse('300 lbs', 'A sturdy steel base supports up to 300 lbs, and the mesh back keeps you cool all afternoon.'),
      isFalse('no assembly required', 'Roll it out of the box and sit down: no assembly required, just comfort.'),
    ],
  },
  {
    name: 'running shoes',
    source: {
      title: "Fleetline Women's Tempo Running Shoes - Coral/White",
      description:
        'Lightweight mesh upper with a rubber outsole. 8 mm heel-to-toe drop. Weighs 7.9 oz (size 8). EVA midsole. Removable insole. Reflective heel tab.',
      brand: 'Fleetline',
      category: 'Shoes',
      attributes: namedValues({ Closure: 'Lace-up', Color: 'Coral/White', Gender: 'Women' }),
    },
    texts: [
      isTrue(
        'Chase your next personal record in a shoe that weighs under eight ounces. An airy mesh upper and bouncy EVA midsole keep things light, and the rubber outsole grips when the road gets slick.',
      ),
      isTrue(
        'With a drop of 8mm, laces that lock you in and a reflective heel tab for early mornings, these coral and white trainers are made for women who like to start before sunrise.',
      ),
      isFalse('6 mm', 'A 6 mm drop and cushioned EVA midsole keep your stride natural, mile after mile.'),
      isFalse('leather upper', 'The supple leather upper hugs your foot, while the rubber outsole takes care of grip.'),
    ],
  },
  {
    name: 'LED bulb',
    source: {
      title: 'Brightwell A19 LED Light Bulb, 60W Equivalent, Soft White, 4-Pack',
      description:
        'Uses 9 watts to replace a 60-watt incandescent bulb. 800 lumens, 2700 K. Lasts up to 15,000 hours. Not dimmable. ENERGY STAR certified. E26 base.',
      brand: 'Brightwell',
      category: 'Lighting',
      attributes: namedValues({ Wattage: '9 W', 'Color temperature': '2700 K' }),
    },
    texts: [
      isTrue(
        'Swap out those old 60-watt incandescents: each LED uses just 9 W, yet shines with a full 800 lumens. The warm 2700K glow lasts up to 15,000 hours.',
      ),
      isTrue(
        'Four ENERGY STAR certified bulbs in one box, each as bright as a 60W bulb. The E26 base screws into standard lamps.',
      ),
      isFalse('Dimmable', 'Dimmable soft white light for the living room, with 800 lumens from only nine watts.'),
      isFalse(
        '25,000 hours',
        'Change the bulb once and forget it: rated for 25,000 hours, each one draws a mere 9 watts.',
      ),
    ],
  },
  {
    name: 'vitamin serum',
    source: {
      title: 'Solenne Vitamin C Face Serum, 1 fl oz',
      description:
        '10% vitamin C with hyaluronic acid. Fragrance free and vegan. Dermatologist tested. Apply 3 to 4 drops each morning. Glass dropper bottle. Not tested on animals.',
      brand: 'Solenne',
      category: 'Beauty',
      attributes: namedValues({ 'Skin type': 'All', Volume: '30 ml', 'Country of Origin': 'South Korea' }),
    },
    texts: [
      isTrue(
        'Three or four drops in the morning are all it takes. Our vegan serum pairs 10% vitamin C with hyaluronic acid, skips the fragrance, and comes in a 30 ml glass dropper bottle.',
      ),
      isTrue('Suitable for all skin types, dermatologist-tested and never tested on animals. Made in South Korea.'),
      isFalse(
        '15% vitamin C',
        'A potent 15% vitamin C formula, rounded out with hyaluronic acid and free of fragrance.',
      ),
      isFalse(
        'erases wrinkles',
        'This fragrance-free serum visibly erases wrinkles while hyaluronic acid holds on to moisture.',
      ),
    ],
  },
  {
    name: 'cordless drill',
    source: {
      title: 'Hartwell 20V Max Cordless Drill/Driver Kit HW-DD20K2',
      description:
        'Brushless motor delivers 450 in-lbs of torque. 2-speed transmission: 0-450 and 0-1,650 rpm. 1/2-inch keyless chuck. Kit includes two 2.0 Ah batteries, charger and soft case. LED work light. Weighs 3.4 lbs with battery.',
      brand: 'Hartwell',
      category: 'Tools',
      attributes: namedValues({ Voltage: '20 V', 'Model number': 'HW-DD20K2', Warranty: '3-year limited' }),
    },
    texts: [
      isTrue(
        'Drive screws all day with a brushless 20-volt motor and two 2 Ah packs that trade places on the charger. The half-inch keyless chuck swaps bits without tools and a built-in LED lights up dark corners.',
      ),
      isTrue(
        'Choose between two speeds, up to 450 rpm for control or up to 1,650 rpm for power. At about 1.5 kg with the battery on, the HWDD20K2 kit tucks into its own soft case.',
      ),
      isFalse(
        '3/8-inch',
        'The 3/8-inch keyless chuck and brushless motor make quick work of any project, and the three-year limited warranty has your back.',
      ),
      isFalse(
        'two 4.0 Ah batteries',
        'Never wait on a charge: the kit ships with two 4.0 Ah batteries, a charger and a soft case.',
      ),
    ],
  },
  {
    name: 'board game',
    source: {
      title: 'Harbor & Tide Strategy Board Game',
      description:
        'Build your port and outwit your rivals. For 2 to 5 players, ages 10 and up. A game takes 60 to 90 minutes. Contains 1 board, 5 player mats, 120 cards and 75 wooden tokens. Rules in English and Spanish.',
      brand: 'Gullwing Games',
      category: 'Toys & Games',
      attributes: namedValues({ 'Box size': '11.5 x 11.5 x 3 in' }),
    },
    texts: [
      isTrue(
        'Gather two to five players around the table and build the busiest port on the coast. With 120 cards, 75 wooden tokens and a mat for each player, no two evenings play out alike.',
      ),
      isTrue(
        'Rounds last between an hour and an hour and a half. Rules come in both English and Spanish, and the game suits anyone aged ten or older.',
      ),
      isFalse('2 to 6 players', 'Perfect for family night, with 2 to 6 players racing to build the grandest harbor.'),
      isFalse(
        '100 wooden tokens',
        'Inside the box you will find one board, 120 illustrated cards and 100 wooden tokens.',
      ),
    ],
  },
  {
    name: 'tent',
    source: {
      title: 'Northmere Basecamp 4-Person Tent, Orange',
      description:
        'Freestanding dome tent with two doors and two vestibules. 3000 mm hydrostatic head. Floor 94 x 86 in, peak height 58 in. Packed weight 9 lb 4 oz. Fiberglass poles. Sets up in 10 minutes. 3-season.',
      brand: 'Northmere',
      category: 'Outdoors',
      attributes: namedValues({ Capacity: '4 person', Seasons: '3', Color: 'Orange' }),
    },
    texts: [
      isTrue(
        'Room for four and up in ten minutes. Two doors mean nobody climbs over anybody at night, and a pair of vestibules keeps muddy boots outside. The floor measures roughly 239 by 218 cm.',
      ),
      isTrue(
        'From spring to autumn, this bright orange dome stands on its own, with flexible fiberglass poles and 58 inches of headroom at the peak.',
      ),
      isFalse(
        'aluminum poles',
        'Strong aluminum poles and a 3000 mm rain rating let you ride out the storm in comfort.',
      ),
      isFalse('three doors', 'A four-person dome with three doors and two vestibules that goes up in 10 minutes.'),
    ],
  },
  {
    name: 'air fryer',
    source: {
      title: 'Crispwell 5.8-Quart Digital Air Fryer, Black',
      description:
        'Cooks with up to 85% less fat than deep frying. 8 presets, temperature range 170°F to 400°F, 60-minute timer. Nonstick basket is dishwasher safe and PFOA free. 1700 W. Serves 3 to 5 people.',
      brand: 'Crispwell',
      category: 'Kitchen',
      attributes: namedValues({ Capacity: '5.8 qt', Color: 'Black', 'Cord length': '33 in' }),
    },
    texts: [
      isTrue(
        'All the crunch with up to 85% less fat than a deep fryer. Pick one of eight presets or dial in anything from 170 to 400 °F, set the timer for up to an hour, and dinner for three to five is on its way.',
      ),
      isTrue(
        'The roomy 5.8-qt basket is nonstick, PFOA-free and happy in the dishwasher, and at 1.7 kW the heat is there when you need it.',
      ),
      isFalse('450°F', 'Crank it up to 450°F for extra-crispy wings, then pop the nonstick basket in the dishwasher.'),
      isFalse('12 presets', 'With 12 presets and a digital display, weeknight dinners practically cook themselves.'),
    ],
  },
  {
    name: 'monitor',
    source: {
      title: 'Viewline VL27Q 27" QHD IPS Monitor, 144Hz',
      description:
        '2560 x 1440 resolution with 99% sRGB. 1 ms response time and 144 Hz refresh rate. 2 HDMI 2.0 ports, 1 DisplayPort 1.4. Height adjustable stand. VESA 100 x 100 mm. HDMI cable included; DisplayPort cable not included.',
      brand: 'Viewline',
      category: 'Electronics',
      attributes: namedValues({ Brightness: '350 nits', 'Aspect ratio': '16:9' }),
    },
    texts: [
      isTrue(
        'Games look fluid at 144 Hz instead of the usual 60 Hz, and every frame lands with a 1ms response. The 27-inch IPS panel packs 2560×1440 pixels, covers 99% of sRGB and reaches 350 nits.',
      ),
      isTrue(
        'Hook up two consoles over HDMI and your PC over DisplayPort 1.4, raise the stand to eye level, or hang the screen on any VESA 100×100 arm. An HDMI cable is included.',
      ),
      isFalse('165Hz', 'A buttery 165Hz refresh rate and a 1 ms response time put you ahead of the competition.'),
      isFalse(
        'DisplayPort cable is included',
        'Everything you need to get going: an HDMI cable as well as a DisplayPort cable is included.',
      ),
    ],
  },
  {
    name: 'cast iron skillet',
    source: {
      title: 'Forgehouse 12-Inch Pre-Seasoned Cast Iron Skillet',
      description:
        'Cast iron skillet, pre-seasoned with vegetable oil. Oven safe to 500°F. Works on gas, electric and induction. 2 pour spouts and a helper handle. Weighs 7.8 lb. Hand wash only. Made in USA.',
      brand: 'Forgehouse',
      category: 'Cookware',
    },
    texts: [
      isTrue(
        'Unlike nonstick pans that wear out, cast iron only gets better with age. This 12" skillet arrives seasoned with vegetable oil, goes from gas, electric or induction hob to a 500-degree oven, and pours cleanly from two spouts.',
      ),
      isTrue(
        'Made in the USA and built to be handed down. Wash it by hand, dry it well, and let the helper handle share the 3.5 kg load.',
      ),
      isFalse('Dishwasher-safe', 'Dishwasher-safe and ready for any stove, this 12-inch skillet sears like a pro.'),
      isFalse('10-inch', 'Steaks, cornbread, pizza: the 10-inch cast iron pan does it all, on gas or induction.'),
    ],
  },
  {
    name: 'baby monitor',
    source: {
      title: 'Lullaby Nest Video Baby Monitor with 5" Display',
      description:
        '720p camera with night vision and two-way talk. Range up to 1,000 ft. Battery lasts 12 hours in eco mode. Room temperature alerts. Plays 5 lullabies. No Wi-Fi needed. Expandable to 4 cameras.',
      brand: 'Lullaby Nest',
      category: 'Baby',
      attributes: namedValues({ 'Camera quantity': '1', 'Display size': '5 in' }),
    },
    texts: [
      isTrue(
        'See and soothe from another room. The 720p camera keeps watch in the dark, two-way talk lets baby hear your voice, and five lullabies help when words are not enough.',
      ),
      isTrue(
        'No Wi-Fi means no outside connection. Roam up to 1000 feet away with the five-inch screen, and rely on up to twelve hours of battery in eco mode. Add more cameras later, up to 4 in total.',
      ),
      isFalse('1080p', 'Crisp 1080p video day and night, with gentle alerts when the room gets too warm or too cold.'),
      isFalse(
        'Connect it to your Wi-Fi',
        'Connect it to your Wi-Fi and watch your little one from anywhere on a 5-inch display.',
      ),
    ],
  },
  {
    name: 'green tea',
    source: {
      title: 'Kiyomi Organic Sencha Green Tea, 100 Tea Bags',
      description:
        'USDA Organic sencha from Shizuoka, Japan. 100 individually wrapped tea bags, 1.5 g each. Steep at 175°F for 1 to 2 minutes. Contains caffeine, about 30 mg per cup. Plastic-free bags.',
      brand: 'Kiyomi',
      category: 'Grocery',
      attributes: namedValues({ 'Net weight': '150 g', Origin: 'Japan' }),
    },
    texts: [
      isTrue(
        'A hundred cups of calm. Each bag is wrapped on its own and holds 1.5 grams of USDA Organic sencha grown in Japan, and the bags themselves are plastic-free.',
      ),
      isTrue(
        'Let the water cool to about 175 °F, steep for one to two minutes and enjoy. One cup has around 30 mg of caffeine.',
      ),
      isFalse('caffeine-free', 'A caffeine-free way to wind down, with organic sencha from Shizuoka in every bag.'),
      isFalse('80 tea bags', 'This box of 80 tea bags keeps the office happy, each one individually wrapped.'),
    ],
  },
  {
    name: 'smart thermostat',
    source: {
      title: 'Hearthside Smart Thermostat HT-310, Works with Alexa and Google Assistant',
      description:
        'Wi-Fi thermostat with a 3.5-inch touchscreen. 7-day scheduling. Works with 24 V systems; C-wire required. Saves up to 23% on heating and cooling. Not compatible with electric baseboard heaters.',
      brand: 'Hearthside',
      category: 'Smart Home',
      attributes: namedValues({ Color: 'White', 'Operating temperature': '32-104 F', Warranty: '3 years' }),
    },
    texts: [
      isTrue(
        'Ask Alexa or Google Assistant for a warmer living room, or tap the 3.5" touchscreen. Plan the whole week with seven-day scheduling and save up to 23% on heating and cooling.',
      ),
      isTrue(
        'The white HT-310 runs on 24-volt systems and needs a C-wire. It connects over Wi-Fi and carries a three-year warranty.',
      ),
      isFalse('Apple HomeKit', 'Control your climate by voice with Alexa, Google Assistant or Apple HomeKit.'),
      isFalse('no C-wire is required', 'Installation is a breeze because no C-wire is required for your 24 V system.'),
    ],
  },
  {
    name: 'wall shelf',
    source: {
      title: 'Oakridge Floating Shelves, Set of 3, Walnut Finish',
      description:
        'Three floating shelves in graduated sizes: 24, 20 and 16 inches wide, each 6 inches deep. Engineered wood with a walnut finish. Each shelf holds up to 22 lb. Mounting hardware included. Dust with a dry cloth.',
      brand: 'Oakridge',
      category: 'Home Decor',
      attributes: namedValues({ Finish: 'Walnut', Thickness: '1.5 in' }),
    },
    texts: [
      isTrue(
        'Give books and plants a home on the wall. The trio comes in three widths, 24", 20" and 16", all six inches deep, and every shelf carries as much as 10 kg. Screws and brackets? The mounting hardware is included.',
      ),
      isTrue(
        'A rich walnut finish over engineered wood brings warmth to any room. At 1.5 inches thick the shelves look solid, yet cleaning takes only a dry cloth.',
      ),
      isFalse('solid walnut', 'Crafted from solid walnut, this set of three adds instant warmth to a bare wall.'),
      isFalse('35 lb', 'Each shelf holds up to 35 lb, so go ahead and bring out the hardcovers.'),
    ],
  },
  {
    name: 'silk scarf',
    source: {
      title: 'Aurelie Silk Square Scarf, Navy with White Dots',
      description:
        '100% mulberry silk twill with hand-rolled edges. Measures 35 x 35 inches (90 x 90 cm). Dry clean only. Comes in a gift box. Printed in Italy.',
      brand: 'Aurelie',
      category: 'Accessories',
      attributes: namedValues({ Material: 'Silk', Pattern: 'Dots', Color: 'Navy' }),
    },
    texts: [
      isTrue(
        'Tie it at the neck, around a ponytail or on a handbag. Pure mulberry silk twill, a generous 90 by 90 centimeters, and edges rolled by hand make this blue scarf with white dots feel special from the moment you open its gift box.',
      ),
      isTrue('Printed in Italy on 100% silk. Trust it to a dry cleaner and it will stay lovely for years.'),
      isFalse('Machine washable', 'Machine washable silk with hand-rolled edges, presented in a gift box.'),
      isFalse('70 x 70 cm', 'This dotted silk square measures 70 x 70 cm and comes ready to give.'),
    ],
  },
  {
    name: 'garden hose',
    source: {
      title: 'Greenreach Expandable Garden Hose 50 ft with 10-Function Nozzle',
      description:
        'Expands to 3 times its length when filled. Triple latex core and 3750D polyester fabric. Solid brass fittings, 3/4 inch GHT. Burst pressure 150 psi. Do not use with hot water.',
      brand: 'Greenreach',
      category: 'Garden',
      attributes: namedValues({ Length: '50 ft', Color: 'Green', Weight: '2.6 lb' }),
    },
    texts: [
      isTrue(
        'No more wrestling with kinks. The latex core swells to three times its resting length, reaching a full 50 feet, then shrinks back when you turn off the tap. A 10-function nozzle is part of the deal.',
      ),
      isTrue(
        'Solid brass 3/4" fittings rather than plastic ones keep drips at bay, and the woven polyester jacket stands up to 150 PSI.',
      ),
      isFalse(
        '8-function',
        'Mist, jet or shower: the 8-function nozzle turns this 50-foot hose into a garden all-rounder.',
      ),
      isFalse('75 feet', 'Reach every bed with 75 feet of hose that weighs just 2.6 lb and never kinks.'),
    ],
  },
  {
    name: 'wristwatch',
    source: {
      title: "Calder & Finch Men's Automatic Watch, 41mm, Sapphire Crystal, CF-1141",
      description:
        'Automatic movement with 42-hour power reserve. 41 mm stainless steel case, 12 mm thick. Sapphire crystal. Water resistant to 100 meters. Brown leather strap, 20 mm wide. Swiss made.',
      brand: 'Calder & Finch',
      category: 'Watches',
      attributes: namedValues({ 'Dial color': 'Blue', 'Band color': 'Brown', Jewels: '26' }),
    },
    texts: [
      isTrue(
        'Wind it with every move of your wrist: the automatic movement runs on 26 jewels and stores 42 hours of power. A blue dial glows beneath sapphire crystal, set in a 41mm steel case only 12mm thick.',
      ),
      isTrue('The brown leather strap is 20 mm wide, and the Swiss-made CF-1141 can handle depths of up to 100 m.'),
      isFalse('black leather', 'A black leather strap and blue dial give this 41 mm automatic its quiet confidence.'),
      isFalse('200 meters', 'Dive in: water resistance to 200 meters means you never have to take it off.'),
    ],
  },
];
