// A seventh set, written together with the sixth and asked only when the rules had been mended for that; its first look is in evals/README.md.
import { type FreeListing, isFalse, isTrue, namedValues } from './free-texts.ts';

export const seventhListings: readonly FreeListing[] = [
  {
    name: 'inkjet printer',
    source: {
      title: 'Inkwell 3-in-1 Tank Printer, Wi-Fi, White',
      description:
        'Prints, scans and copies. Refillable ink tanks: bottles in the box print up to 6,000 pages in black and 7,000 in color. 10 pages per minute in black. 100-sheet rear tray. Borderless photos up to 8.5 x 11 inches. 1.4-inch color display. AirPrint. USB cable not included.',
      brand: 'Inkwell',
      category: 'Office',
      attributes: namedValues({ Resolution: '4800 x 1200 dpi', Weight: '11.7 lb', 'Ink colors': '4' }),
    },
    texts: [
      isTrue(
        'Cartridges? Never heard of them. Pour the four inks into their tanks and forget about running dry: as many as 6,000 pages in black come out of the bottles you get with it, a thousand more in color.',
      ),
      isTrue(
        'It scans the passport, copies the recipe and prints the holiday snaps right up to the edge. Send jobs through the air from your iPhone with AirPrint, or keep an eye on things on the little color screen.',
      ),
      isFalse('both sides', 'Save paper with automatic printing on both sides at ten pages per minute.'),
      isFalse(
        'document feeder',
        'Load a stack of contracts into the document feeder and scan them while you make coffee.',
      ),
    ],
  },
  {
    name: 'sunglasses',
    source: {
      title: 'Costa Brisa Polarized Sunglasses, Tortoise, Green Lenses',
      description:
        'Round frame made of plant-based acetate. Polarized CR-39 lenses, category 3, block 100% of UVA and UVB rays. Five-barrel hinges. 49 mm lens width, 145 mm temples. Weighs 26 g. Comes with a cork case and a cleaning cloth. Suitable for prescription lenses.',
      brand: 'Costa Brisa',
      category: 'Eyewear',
      attributes: namedValues({ 'Frame color': 'Tortoise', 'Lens color': 'Green', Gender: 'Unisex' }),
    },
    texts: [
      isTrue(
        'Slow lunches, long shadows, salt on your skin. Green polarized lenses take the glare off the water and keep every last UV ray out, while the round tortoise frame goes with whatever you threw on this morning.',
      ),
      isTrue(
        'Made for him, her and anyone who asks to borrow them. At 26 grams you forget they are there. Need a stronger pair of eyes? Your optician can put your prescription in, and the cork case brings them home safely.',
      ),
      isFalse('Mirrored', 'Mirrored lenses keep them guessing while a 145 mm temple holds on all day.'),
      isFalse('spring hinges', 'Flexible spring hinges follow the shape of your face without pinching.'),
    ],
  },
  {
    name: 'bike lock',
    source: {
      title: 'Bastion Folding Bike Lock, 33 Inches, Black',
      description:
        'Six hardened steel plates, 5 mm thick, linked by rivets. Security level 9 of 15. Folds into a frame holder that fits bottle mounts or straps. Rubber coating protects paint. Three keys, one with an LED. Weighs 2.6 lb. Key code card for replacements.',
      brand: 'Bastion',
      category: 'Cycling',
      attributes: namedValues({ Length: '33 in', Color: 'Black', 'Lock type': 'Key' }),
    },
    texts: [
      isTrue(
        'Thieves like easy bikes. Half a dozen plates of hardened steel unfold to nearly three feet, enough to catch frame, wheel and lamp post, and then vanish into a holder where your bottle used to sit.',
      ),
      isTrue(
        'Coming home after dark? One of the three keys brings its own light. The rubber skin is gentle on even the shiniest paint, and if you lose a key, the code card gets you another.',
      ),
      isFalse('combination', 'Set your own four-digit combination and leave the keys at home.'),
      isFalse('alarm', 'The moment anyone tampers with it, a piercing alarm sends them running.'),
    ],
  },
  {
    name: 'pressure washer',
    source: {
      title: 'Torrento 2000 Electric Pressure Washer, 2000 PSI, Yellow',
      description:
        '1,600-watt motor, 1.2 gallons per minute. Four quick-connect nozzles: 0, 25, 40 degrees and soap. 20-foot hose, 35-foot power cord. Onboard soap tank holds 0.9 liters. Wheels and folding handle. Total stop system turns the pump off when the trigger is released. Cold water only.',
      brand: 'Torrento',
      category: 'Outdoor Power',
      attributes: namedValues({ Weight: '19 lb', 'Power source': 'Corded electric', Warranty: '2 years' }),
    },
    texts: [
      isTrue(
        'Green deck, gray drive, brown car: pick your first victim. With 2000 PSI behind it, grime lets go, and between hose and cord you can wander some fifty feet from the socket.',
      ),
      isTrue(
        'Change between four nozzles with a click, fill the soap tank and roll on. Let go of the trigger and the pump goes quiet at once, which is easy on your power bill and on the neighbors.',
      ),
      isFalse('gas engine', 'A rugged gas engine gives you the freedom to clean far from any socket.'),
      isFalse('hose reel', 'Wind everything back onto the hose reel when the patio shines.'),
    ],
  },
  {
    name: 'laundry detergent',
    source: {
      title: 'Brookfield Laundry Detergent Sheets, Fragrance Free, 60 Loads',
      description:
        'Thirty pre-cut sheets, two loads each. Dissolve in hot or cold water. Plant-based surfactants and enzymes. No dyes, no phosphates, no bleach. For standard and HE machines. Cardboard sleeve, zero plastic. Dermatologist tested. Made in Canada.',
      brand: 'Brookfield',
      category: 'Laundry',
      attributes: namedValues({ Scent: 'Fragrance free', 'Item form': 'Sheet', 'Net weight': '5.6 oz' }),
    },
    texts: [
      isTrue(
        'The heaviest thing about laundry day used to be the jug. Now it is a sheet: tear off half for one load, toss it in, and let enzymes deal with the gravy. Works in hot water or cold, in standard and HE machines alike.',
      ),
      isTrue(
        'Sixty loads fit through the letterbox. There is no scent, no dye and no bleach to bother your nose, and when the sleeve is empty it goes out with the newspapers.',
      ),
      isFalse('lavender', 'Fold your towels to a breath of lavender that stays for days.'),
      isFalse('fabric softener', 'With fabric softener built into each sheet, there is nothing else to add.'),
    ],
  },
  {
    name: 'wine glasses',
    source: {
      title: 'Vetralia Stemless Wine Glasses, Set of 4, 18 oz',
      description:
        'Lead-free crystal, blown in a mold and cut with a laser for a thin rim. 18 oz each. 3.9 inches tall, 3.6 inches wide. Top-rack dishwasher safe. Gift box with dividers. For red or white wine, water and cocktails.',
      brand: 'Vetralia',
      category: 'Glassware',
      attributes: namedValues({ Material: 'Crystal', Capacity: '18 oz', Pieces: '4' }),
    },
    texts: [
      isTrue(
        'No stem to snap, no toast too bold. Four crystal glasses with a laser-cut rim turn a weeknight red into an occasion, and they hold water and cocktails with the same good grace.',
      ),
      isTrue(
        'They stand under four inches tall, so they slide beneath the lowest shelf and into the top rack after the party. The box keeps each one in its own compartment and saves you the wrapping paper.',
      ),
      isFalse('hand-blown', 'Every glass is hand-blown by masters of the craft, so no two are alike.'),
      isFalse('matching decanter', 'Pour from the matching decanter and let 18 ounces of conversation flow.'),
    ],
  },
  {
    name: 'bathroom scale',
    source: {
      title: 'Equilibra Smart Bathroom Scale, Bluetooth, Tempered Glass, Black',
      description:
        'Measures weight, body fat, muscle mass and 10 further values. Up to 400 lb in steps of 0.2 lb. Syncs with the Equilibra app for iOS and Android. Unlimited users. Switches on when stepped on. 11 x 11 inches. Three AAA batteries included. Not for people with pacemakers.',
      brand: 'Equilibra',
      category: 'Health Monitors',
      attributes: namedValues({ Color: 'Black', 'Surface material': 'Tempered glass', Connectivity: 'Bluetooth' }),
    },
    texts: [
      isTrue(
        'Numbers tell a story, if you have enough of them. Thirteen values, from weight to muscle mass, travel to your phone by Bluetooth, and the app keeps the record for everyone under your roof.',
      ),
      isTrue(
        'Step on and it wakes up. The tempered glass measures eleven inches a side, takes up to 400 pounds and shows changes as small as a fifth of a pound. The batteries are in the box, so you can start today.',
      ),
      isFalse('heart rate', 'Track your heart rate each morning along with body fat and muscle mass.'),
      isFalse('eight users', 'It recognizes up to eight users and greets them by name.'),
    ],
  },
  {
    name: 'ceiling fan',
    source: {
      title: 'Zephyrline 52-Inch Ceiling Fan with Light, Brushed Nickel',
      description:
        'Five reversible blades, walnut on one side and white on the other. Six speeds, quiet DC motor, airflow 5,200 CFM. 18 W LED light, 1,500 lumens, 3000 K, dimmable. Remote with timer included. For rooms up to 350 sq ft. Fits sloped ceilings. Indoor use.',
      brand: 'Zephyrline',
      category: 'Lighting & Fans',
      attributes: namedValues({ 'Blade span': '52 in', Finish: 'Brushed nickel', Warranty: '10 years on the motor' }),
    },
    texts: [
      isTrue(
        'July called and you did not even notice. Five blades and half a dozen speeds keep the air moving through rooms of 350 square feet, so quietly that the loudest thing around is the cat.',
      ),
      isTrue(
        'Tired of walnut? Flip the blades and they are white. The light dims for film night, the remote turns it all off on a timer, and slanted ceilings are no obstacle. The motor is covered for a decade.',
      ),
      isFalse('pull chains', 'Simple pull chains change the speed and switch the light.'),
      isFalse('covered porch', 'Bring a breeze to the living room or the covered porch.'),
    ],
  },
  {
    name: 'bath towels',
    source: {
      title: 'Lagune Turkish Cotton Bath Towels, Set of 2, Sage',
      description:
        'Woven from long-staple Turkish cotton, 600 gsm. 30 x 56 inches. Double-stitched hems with a hanging loop. Softer after each wash. Machine wash warm, tumble dry low, no bleach. OEKO-TEX Standard 100. Made in Denizli, Turkey.',
      brand: 'Lagune',
      category: 'Bath',
      attributes: namedValues({ Color: 'Sage', Material: '100% cotton', Pieces: '2' }),
    },
    texts: [
      isTrue(
        'The bath is over, the best bit is not. Thick Turkish cotton at 600 grams per square meter drinks up every drop, and each trip through the machine leaves the pair of them a little softer.',
      ),
      isTrue(
        'Hang them by the loop and let that calm green tidy up the room. Hems stitched twice stand up to years of sandy feet, and the OEKO-TEX label tells you what is not in there.',
      ),
      isFalse('washcloths', 'Two bath towels come with matching washcloths for a spa day at home.'),
      isFalse('embroidered', 'An embroidered border adds a little grandeur to your morning shower.'),
    ],
  },
  {
    name: 'usb microphone',
    source: {
      title: 'Parlando One USB Microphone, Cardioid, 24-bit/96 kHz',
      description:
        'Condenser microphone with a 14 mm capsule and cardioid pattern. Tap to mute with LED ring. Zero-latency headphone output, 3.5 mm. Gain knob. Desk stand with shock mount; 5/8-inch thread for booms. USB-C to USB-A cable, 6.5 ft. Plug and play on Windows and macOS.',
      brand: 'Parlando',
      category: 'Audio Recording',
      attributes: namedValues({ Color: 'Graphite', 'Polar pattern': 'Cardioid', Weight: '1.3 lb' }),
    },
    texts: [
      isTrue(
        'Your voice deserves better than the webcam. The cardioid capsule listens to you and ignores the dishwasher, at 24 bits and 96 kilohertz, and one tap on top silences a sneeze before the whole team hears it.',
      ),
      isTrue(
        'No drivers, no fuss: six and a half feet of cable run to your Mac or PC, and you are on. Hear yourself without delay through headphones, turn the gain up or down, and let the shock mount swallow the keyboard clatter.',
      ),
      isFalse('pop filter', 'A pop filter is included, so your p’s and b’s land softly.'),
      isFalse('XLR', 'Use it over USB today and grow into your mixer with XLR tomorrow.'),
    ],
  },
];
