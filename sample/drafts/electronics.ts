// Sample drafts of audio, computer accessories and wearables.
import type { SampleDrafts } from '../sample-draft.ts';

export const electronicsDrafts: SampleDrafts = {
  'SND-HUSH40-CHR': {
    title: ['Sonderlay Hush 40 Noise Cancelling Headphones, Over-Ear, Charcoal', 'title', 'bullet 1'],
    bullets: [
      [
        'Quiet on demand: Active noise cancelling, and a transparency mode that lets announcements through',
        'bullet 1',
        'description 1',
      ],
      ['Up to 38 hours of battery: Ten minutes on USB-C give another 5 hours', 'Battery life', 'bullet 2'],
      [
        'Two devices at once: Stays connected to both over Bluetooth 5.3 and switches without menus',
        'bullet 4',
        'description 2',
      ],
      ['Kind to glasses: Memory foam cushions press lightly and can be replaced', 'description 3', 'bullet 5'],
      ['Clear voices, low bass: 40 mm drivers tuned for both', 'bullet 3'],
    ],
    description: [
      [
        ['The train goes quiet; the announcement still gets through.', 'description 1'],
        [
          'The Hush 40 combines active noise cancelling with a transparency mode, and runs for up to 38 hours on one charge.',
          'bullet 1',
          'Battery life',
        ],
        ['When the battery is empty, 10 minutes of charging are enough for 5 hours.', 'Battery life'],
      ],
      [
        ['Two devices stay connected over Bluetooth 5.3, a phone and a laptop for example.', 'Connection', 'bullet 4'],
        ['For a wired connection, plug the audio cable into the 3.5 mm jack.', 'Connection', "What's included"],
      ],
      [
        [
          'The memory foam cushions press lightly, over glasses too, and worn cushions can be replaced.',
          'description 3',
          'bullet 5',
        ],
        [
          'Folded flat, the 254 g headphones fit the case they come with.',
          'description 2',
          'Weight',
          "What's included",
        ],
        ['The warranty is 2 years.', 'Warranty'],
      ],
    ],
  },
  'SND-BUDS2-SND': {
    title: [
      'Sonderlay Buds 2 Wireless Earbuds, Active Noise Cancelling, IPX5, Sand',
      'brand',
      'Model',
      'title',
      'Noise cancelling',
      'Water resistance',
      'Color',
    ],
    bullets: [
      ['Battery life of 7 hours, plus 21 hours from the charging case', 'Battery life'],
      ['Active noise cancelling that you can switch on or off', 'Noise cancelling'],
      ['Touch control on the earbuds, Bluetooth 5.3 to your phone', 'bullet 4', 'Connection'],
      ['4.6 g per earbud, with 3 pairs of tips to find the right seal', 'Weight', "What's included"],
      ['Water resistance of IPX5, which covers rain but not swimming', 'Water resistance'],
      ['In the box: earbuds, case, 3 pairs of tips and a USB-C cable', "What's included"],
    ],
    description: [
      [
        ['Buds 2 play for 7 hours before they go back into their case.', 'Model', 'Battery life'],
        ['The case holds another 21 hours, so a weekend away works without the cable.', 'Battery life'],
      ],
      [
        ['Active noise cancelling turns the office and the bus down.', 'Noise cancelling'],
        [
          'Switch it off when you want to hear what happens around you, in traffic or at a station.',
          'Noise cancelling',
        ],
        ['With touch control on the earbuds, the phone can stay in a pocket or a bag.', 'bullet 4'],
      ],
      [
        ['Each earbud weighs 4.6 g.', 'Weight'],
        [
          'Try all 3 pairs of tips and keep the pair that seals: a tip that fits tightly keeps noise out before the electronics do anything, and it stays put on a walk.',
          "What's included",
        ],
      ],
      [
        [
          'The earbuds have a water resistance of IPX5, which covers rain on the way and not a swim at the end of it.',
          'Water resistance',
        ],
        ['They connect over Bluetooth 5.3.', 'Connection'],
        [
          'You get the earbuds in sand, the case, 3 pairs of tips and a USB-C cable for charging.',
          "What's included",
          'Color',
        ],
      ],
    ],
    unused: [['bullet 5', 'praise']],
    ask: ['wireless charging of the case', 'sizes of the tips'],
  },
  'AMW-KEY75-CRM': {
    title: [
      'Ampwick KEY75 Mechanical Keyboard, 75% Layout, Bluetooth, Cream',
      'brand',
      'Model',
      'description 1',
      'description 2',
      'Color',
    ],
    bullets: [
      ['Three connections: USB-C cable, Bluetooth 5.1 and a receiver for 2.4 GHz', 'Connection', "What's included"],
      ['Change the feel: Hot-swap switches pull out by hand, without soldering', 'bullet 2', 'description 1'],
      ['Smaller on the desk: The 75% layout leaves out the number pad and brings the mouse closer', 'description 1'],
      ['Weeks between charges: The 4000 mAh battery lasts up to 300 hours with the light off', 'Battery'],
      ['Lit from below: RGB backlight under cream keycaps with orange accents', 'Backlight', 'Color'],
    ],
    description: [
      [
        ['The KEY75 saves desk space: a 75% layout without a number pad.', 'Model', 'description 1'],
        [
          'Its mechanical switches are hot-swap, so you can pull one out and press in another without a soldering iron.',
          'description 1',
          'bullet 2',
        ],
        ['A keycap puller is in the box.', "What's included"],
      ],
      [
        [
          'Use the USB-C cable at your desk, Bluetooth 5.1 with a tablet, or the receiver on 2.4 GHz.',
          'Connection',
          "What's included",
        ],
        ['The battery holds 4000 mAh.', 'Battery'],
        ['RGB light shines up between cream keys with orange accents.', 'Backlight', 'Color'],
      ],
      [
        [
          'The keyboard weighs 960 g and comes with a USB-C cable, the receiver and the keycap puller.',
          'Weight',
          "What's included",
        ],
      ],
    ],
    ask: ['labels of the keys for Mac or Windows', 'make of the switches'],
  },
  'AMW-WTCH1-MID': {
    title: [
      'Ampwick WTCH1 Smart Watch with GPS and Heart Rate, Midnight Blue',
      'brand',
      'Model',
      'title',
      'Sensors',
      'Color',
    ],
    bullets: [
      ['Heart rate, sleep and steps by day and night, and GPS for the route', 'Sensors', 'description 1'],
      ['Battery life of 10 days: a week away works without the cable', 'Battery life'],
      ['1.4 inch AMOLED display on a watch of 38 g', 'Display', 'Weight'],
      ['Water resistant to 5 ATM, on a strap of silicone', 'Water resistance', "What's included"],
      ['Works with Android 9 or newer and iOS 15 or newer', 'Works with'],
    ],
    description: [
      [
        [
          'The WTCH1 counts steps, follows your sleep and measures your heart rate, and GPS records where you went.',
          'description 1',
          'Sensors',
          'Model',
        ],
        ['It does that for 10 days on one charge.', 'Battery life'],
      ],
      [
        ['The display is a 1.4 inch AMOLED.', 'Display'],
        ['At 38 g the watch is light enough to keep on at night.', 'Weight'],
        ['It is water resistant to 5 ATM.', 'Water resistance'],
      ],
      [
        ['Your phone needs Android 9, iOS 15 or a newer version.', 'Works with'],
        ['The box holds the watch, a silicone strap and a charging cable.', "What's included"],
      ],
    ],
    unused: [['description 3', 'health claim without proof']],
    ask: ['which sports it records', 'wrist sizes the strap fits'],
  },
  'AMW-CHG65-WHT': {
    title: [
      'Ampwick CHG65 USB-C Wall Charger, 65 W, Three Ports, White',
      'brand',
      'Model',
      'description 1',
      'Power',
      'Color',
    ],
    bullets: [
      ['2 x USB-C and 1 x USB-A, for newer cables and older ones', 'Ports'],
      ['65 W of power, with CE certification, in white', 'Power', 'Certification', 'Color'],
      ['6.6 x 3.9 x 3 cm: takes little room on a power strip', 'Dimensions'],
    ],
    description: [
      [
        [
          'Three ports on one socket: the CHG65 has 2 x USB-C and 1 x USB-A and delivers 65 W.',
          'Model',
          'Ports',
          'Power',
          'description 1',
        ],
        ['At 118 g it is light enough for a jacket pocket.', 'Weight'],
      ],
    ],
    ask: ['power of each port when all are in use', 'type of plug', 'whether a cable is included'],
  },
};
