// A fourth set, written together with the third and asked only when the rules had been mended for that; then they were mended for this one too.
import { type FreeListing, isFalse, isTrue, namedValues } from './free-texts.ts';

export const fourthListings: readonly FreeListing[] = [
  {
    name: 'humidifier',
    source: {
      title: 'Mistral Cool Mist Humidifier, 4 L, Top Fill, White',
      description:
        'Ultrasonic humidifier for rooms up to 430 sq ft. Runs up to 40 hours on a fill. 26 dB in sleep mode. Two nozzles turn 360 degrees. Aroma tray for essential oils. Switches off when empty. Night light can be turned off.',
      bullets: ['Three mist levels', 'Tank lifts out for filling', 'Filter free'],
      brand: 'Mistral',
      category: 'Home Comfort',
      attributes: namedValues({ Capacity: '4 L', Wattage: '23 W', Dimensions: '9.8 x 6.7 x 10.6 in' }),
    },
    texts: [
      isTrue(
        'Dry winter air does not stand a chance. A four-liter tank keeps the mist flowing for as long as 40 hours, in bedrooms and living rooms of up to 430 square feet, at a hush of just 26 dB that lets even the lightest sleeper drift off.',
      ),
      isTrue(
        'There are no filters to replace. Fill it from the top, pick one of three mist levels and point the two nozzles wherever you like. When the tank runs dry, the Mistral shuts itself off.',
      ),
      isFalse('warm mist', 'Choose warm mist on chilly nights and add a few drops of oil to the aroma tray.'),
      isFalse(
        '600 square feet',
        'Big on comfort: it freshens spaces of 600 square feet from a footprint smaller than a shoebox.',
      ),
    ],
  },
  {
    name: 'chef knife',
    source: {
      title: 'Kurogane 8-Inch Chef’s Knife, VG-10 Damascus Steel, Pakkawood Handle',
      description:
        '67-layer Damascus blade with a VG-10 core, hardened to 60 HRC. 15-degree edge on each side. Full tang. Blade 2.0 mm thick. Pakkawood handle with three rivets. 7.4 oz. Includes a wooden sheath. Hand wash only.',
      brand: 'Kurogane',
      category: 'Cutlery',
      attributes: namedValues({ 'Blade length': '8 in', Origin: 'Japan', 'Handle color': 'Red' }),
    },
    texts: [
      isTrue(
        'Ripe tomatoes give in at a touch. Sixty-seven layers of Damascus steel wrap a hard VG-10 core, ground to 15 degrees a side, and the full tang gives the red pakkawood handle the balance cooks look for.',
      ),
      isTrue(
        'Forged in Japan and barely over 200 grams, it feels like part of your hand. Rinse it by hand, slide it back into the wooden sheath and it will be ready for tomorrow’s hundred onions.',
      ),
      isFalse('dishwasher safe', 'A keen eight-inch blade that is dishwasher safe means more time at the table.'),
      isFalse('33 layers', 'Ripples of Damascus steel, 33 layers deep, make every blade one to look at twice.'),
    ],
  },
  {
    name: 'rain jacket',
    source: {
      title: "Stratus Women's Packable Rain Jacket, Hooded, Mustard, Size M",
      description:
        'Waterproof to 10,000 mm with taped seams. Recycled polyester shell with a mesh lining. Adjustable hood and cuffs. Two zip hand pockets and one inner pocket. Packs into its own pocket. PFC-free finish. Weighs 11 oz.',
      brand: 'Stratus',
      category: 'Outerwear',
      attributes: namedValues({ Fit: 'Regular', Closure: 'Zip', Color: 'Mustard', 'Country of Origin': 'Vietnam' }),
    },
    texts: [
      isTrue(
        'Sunshine you can wear on the gloomiest Monday. The mustard shell is made of recycled polyester with taped seams and holds off rain to a 10,000mm rating, and when the sky clears it folds into its own pocket.',
      ),
      isTrue(
        'Three pockets look after phone, keys and snacks, while the adjustable hood and cuffs seal out the drizzle. At 312 grams, you will not notice it in your bag.',
      ),
      isFalse('fleece lining', 'A cozy fleece lining and a hood you can cinch tight make wet walks a pleasure.'),
      isFalse('20,000 mm', 'Rated to 20,000 mm, it laughs at downpours and dries in no time.'),
    ],
  },
  {
    name: 'wifi router',
    source: {
      title: 'Orbitron AX3000 Dual-Band Wi-Fi 6 Router, 4 Gigabit Ports',
      description:
        'Speeds up to 574 Mbps at 2.4 GHz and 2402 Mbps at 5 GHz. Covers up to 2,000 sq ft. Connects 60 devices. Four antennas. One WAN and four LAN gigabit ports, one USB 3.0 port. WPA3. Set up with the Orbitron app. Works with Alexa.',
      brand: 'Orbitron',
      category: 'Networking',
      attributes: namedValues({ Model: 'OB-AX3000', Color: 'Black', Warranty: '3 years' }),
    },
    texts: [
      isTrue(
        'Movie night, homework and a boss battle, all at the same time. Wi-Fi 6 on two bands serves up to sixty devices across as much as 2,000 square feet, and four antennas carry the signal to the farthest corner of the house.',
      ),
      isTrue(
        'Wire in your console or TV through four gigabit LAN ports, hang a drive on the USB 3.0 port, and sleep easy with WPA3. The app walks you through setup, and you are covered for three years.',
      ),
      isFalse(
        'tri-band',
        'This tri-band router keeps every screen in the house running with speeds of up to 2402 Mbps.',
      ),
      isFalse('Google Home', 'Pause the internet with your voice: it works with Alexa and Google Home.'),
    ],
  },
  {
    name: 'throw blanket',
    source: {
      title: 'Loftwool Chunky Knit Throw Blanket, 50 x 60 Inches, Cream',
      description:
        'Knitted by hand from chenille yarn. 100% polyester. Weighs 4.6 lb. Machine wash cold on gentle, lay flat to dry. OEKO-TEX Standard 100 certified. Does not shed.',
      brand: 'Loftwool',
      category: 'Bedding',
      attributes: namedValues({ Color: 'Cream', Style: 'Chunky knit', 'Care instructions': 'Machine wash cold' }),
    },
    texts: [
      isTrue(
        'Sink in and stay a while. Hand-knit loops of chenille make a 50″ × 60″ throw with real heft, just over two kilos of it, in a cream that goes with everything.',
      ),
      isTrue(
        'Unlike wool, it does not shed, and nothing itches. Certified to OEKO-TEX Standard 100, it washes cold on the gentle cycle; just lay it flat to dry.',
      ),
      isFalse('merino wool', 'Chunky loops of merino wool turn any sofa into the coziest seat in the house.'),
      isFalse('60 x 80 inches', 'At 60 x 80 inches there is enough blanket for two, and the dog.'),
    ],
  },
  {
    name: 'cat litter box',
    source: {
      title: 'Purrfection Enclosed Litter Box with Scoop, Large, Gray',
      description:
        'Front entry with a swinging door and a top lid that opens. Carbon filter reduces odor; replace every 3 months. 22 x 17.5 x 16.5 inches. For cats up to 20 lb. Scoop included. Made of polypropylene, free of BPA. Non-slip feet.',
      brand: 'Purrfection',
      category: 'Pet Supplies',
      attributes: namedValues({ Color: 'Gray', Weight: '6.8 lb', Material: 'Polypropylene' }),
    },
    texts: [
      isTrue(
        'Privacy for them, peace for you. Cats of up to 20 pounds step in through the swinging door, a carbon filter takes care of odor for three months at a time, and the lid lifts so that you can reach every corner with the scoop that comes with it.',
      ),
      isTrue(
        'Molded from BPA-free polypropylene, the gray box weighs under seven pounds and stays put on non-slip feet, even through the wildest midnight digging.',
      ),
      isFalse('stainless steel', 'The stainless steel pan will not soak up odors the way plastic can.'),
      isFalse('two scoops', 'Everything you need to get started is here: carbon filter, swinging door and two scoops.'),
    ],
  },
  {
    name: 'solar light set',
    source: {
      title: 'Gardenia Solar Path Lights, Set of 8, Warm White, Bronze',
      description:
        'Each light gives 25 lumens for 8 to 10 hours after 6 hours of sun. IP65. Glass lens and stainless steel stake with a bronze finish. 16.5 inches tall. Replaceable AAA NiMH battery included. Turns on at dusk.',
      brand: 'Gardenia',
      category: 'Outdoor Lighting',
      attributes: namedValues({ 'Color temperature': '3000 K', 'Number of lights': '8', Warranty: '24 months' }),
    },
    texts: [
      isTrue(
        'Line your path with eight points of warm light. They soak up the sun by day, switch on at dusk and glow for eight hours or more, with no wires to bury and no electricity bill to fear.',
      ),
      isTrue(
        'Weather is no worry: the lights are sealed to IP65, with lenses of real glass and stainless steel stakes finished in bronze. Batteries are in place already, and the two-year warranty has you covered.',
      ),
      isFalse('100 lumens', 'Each stake throws 100 lumens on the ground, so guests find the front door.'),
      isFalse(
        'motion sensor',
        'A built-in motion sensor saves power until someone walks by, and the 3000 K glow is easy on the eyes.',
      ),
    ],
  },
  {
    name: 'face moisturizer',
    source: {
      title: 'Alba Verde Daily Moisturizer SPF 30, Fragrance Free, 50 ml',
      description:
        'Light cream with hyaluronic acid, niacinamide and green tea extract. Broad-spectrum SPF 30 with zinc oxide. For normal to dry skin. Vegan, not tested on animals. Reef safe. Absorbs without a white cast. Airless pump bottle. Made in Korea.',
      brand: 'Alba Verde',
      category: 'Skin Care',
      attributes: namedValues({
        'Net contents': '50 ml',
        'Skin type': 'Normal, dry',
        'Shelf life': '12 months after opening',
      }),
    },
    texts: [
      isTrue(
        'Two steps in one pump: hyaluronic acid and niacinamide drink life into dry skin, while zinc oxide screens it with broad-spectrum SPF 30. It sinks in clear, without the ghostly look of older mineral creams.',
      ),
      isTrue(
        'The formula is vegan and free of fragrance, and it is kind to reefs as well as to normal and dry complexions. Once opened, the 50ml bottle keeps for a year, though yours may not last that long.',
      ),
      isFalse('retinol', 'Niacinamide and retinol work overnight so you wake up glowing.'),
      isFalse('SPF 50', 'Step into the brightest afternoon with SPF 50 and a cream that never feels heavy.'),
    ],
  },
  {
    name: 'bluetooth speaker',
    source: {
      title: 'Boomstead Roam 2 Bluetooth Speaker, 20 W, IP67, Moss Green',
      description:
        'Two full-range drivers and two passive radiators. 15 hours of playtime; 10 minutes of charging gives 2 hours. Bluetooth 5.3 with a 100 ft range. Pair two for stereo. Floats. USB-C cable included, wall adapter not included. 1.3 lb.',
      brand: 'Boomstead',
      category: 'Audio',
      attributes: namedValues({ Color: 'Moss Green', 'Battery capacity': '4800 mAh', Microphone: 'Yes' }),
    },
    texts: [
      isTrue(
        'Take the party to the pool. The Roam 2 is sealed to IP67 and floats when it falls in, and its twin drivers and pair of passive radiators turn 20 watts into a sound much bigger than its 1.3 pounds suggest.',
      ),
      isTrue(
        'Fifteen hours of music take you from the first coffee to the last dance. Running low? Ten minutes on the cable buys you two more hours. Link a second Roam 2 for true stereo.',
      ),
      isFalse('wall adapter', 'Unbox it, plug in the included wall adapter and you are ready to roll in moss green.'),
      isFalse('24 hours', 'Play on for 24 hours with a 4800 mAh battery and take calls through the microphone.'),
    ],
  },
  {
    name: 'jigsaw puzzle',
    source: {
      title: 'Cartographer’s Attic 1,000-Piece Jigsaw Puzzle, Harbor at Dawn',
      description:
        'Finished size 27 x 20 inches. Thick recycled cardboard, linen finish to cut glare. Poster and resealable bag included. Every piece is unique. For ages 12 and up. Artwork by Ines Duarte. Printed in Germany.',
      brand: 'Cartographer’s Attic',
      category: 'Puzzles',
      attributes: namedValues({ Pieces: '1000', Theme: 'Seascape', 'Box dimensions': '10 x 10 x 2 in' }),
    },
    texts: [
      isTrue(
        'Put the phone away and pour some tea. A thousand pieces, no two of them alike, come together as a harbor at first light, painted by Ines Duarte and printed in Germany.',
      ),
      isTrue(
        'The linen finish keeps lamplight from bouncing back at you, the poster shows the way, and a resealable bag saves you from the dreaded hunt for the last missing piece. When finished, the scene measures 68.6 x 50.8 cm.',
      ),
      isFalse('ages 8 and up', 'Fun for the whole family, ages 8 and up, on thick recycled cardboard.'),
      isFalse('wooden pieces', 'Laser-cut wooden pieces click together with a satisfying snap.'),
    ],
  },
];
