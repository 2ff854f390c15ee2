// Sample drafts of toys, sports gear and what pets need.
import type { SampleDrafts } from '../sample-draft.ts';

export const playDrafts: SampleDrafts = {
  'WBF-KTE1-RNB': {
    title: [
      'Wobblefort Rainbow Kite for Kids from 5 Years, 3 m Tail, 30 m Line',
      'brand',
      'title',
      'Age range',
      'Tail length',
      'Line length',
    ],
    bullets: [
      ['Flies in 2 to 5 Beaufort, from a light breeze to a fresh one', 'Wind range'],
      [
        '30 m of line on a winder, and a tail of 3 m that steadies the kite',
        'Line length',
        'Tail length',
        "What's included",
      ],
      ['Ripstop polyester on fibreglass spars, 68 x 72 cm', 'Material', 'Dimensions'],
      ['Made for children from 5 years, with a winder to hold on to', 'Age range', "What's included"],
    ],
    description: [
      [
        [
          'A rainbow for windy days: 68 x 72 cm of ripstop polyester on fibreglass spars, with a tail of 3 m behind it.',
          'Color',
          'Dimensions',
          'Material',
          'Tail length',
        ],
        ['It flies in 2 to 5 Beaufort: from the moment leaves rustle until small trees begin to sway.', 'Wind range'],
        ['The tail keeps it steady, and ripstop keeps a small tear from running.', 'Tail length', 'Material'],
        ['You get the kite, the tail and 30 m of line on a winder.', "What's included", 'Line length'],
        [
          'For children from 5 years, on the beach or on any field without trees and power lines.',
          'Age range',
          'title',
        ],
      ],
    ],
    unused: [['description 5', 'shop talk']],
  },
  'WBF-PZL100-SEA': {
    title: [
      'Wobblefort Sea Animals Jigsaw Puzzle, 100 Pieces, from 5 Years',
      'brand',
      'Theme',
      'title',
      'Pack size',
      'Age range',
    ],
    bullets: [
      ['100 pieces that make one picture of 48 x 34 cm', 'Pack size', 'Dimensions'],
      ['Sea animals to find and name while the picture grows', 'Theme'],
      ['Recycled cardboard; certification EN 71 and CE', 'Material', 'Certification'],
      ['For children from 5 years', 'Age range'],
    ],
    description: [
      [
        [
          'Sea animals in 100 pieces of recycled cardboard, for children from 5 years.',
          'Theme',
          'Pack size',
          'Material',
          'Age range',
        ],
        ['Finished, the puzzle measures 48 x 34 cm, so clear a table that is a little larger.', 'Dimensions'],
        ['The certification is EN 71, the European standard for toys, and CE.', 'Certification'],
      ],
    ],
    ask: ['which animals are shown', 'whether a poster is included'],
  },
  'GRM-ROP3-BLK': {
    title: [
      'Gritmoor Speed Jump Rope, Adjustable Steel Cable, 3 m, Black',
      'brand',
      'description 1',
      'title',
      'Length',
      'Color',
    ],
    bullets: [
      ['Ball bearings let the cable turn freely and keep it from twisting', 'bullet 2'],
      ['3 m of PVC-coated steel cable, adjustable to your height', 'Material', 'Length'],
      ['Foam grips 14 cm long, with room for the whole hand', 'Material', 'Grip length'],
      ['Weighs 165 g and coils up small enough for a gym bag', 'Weight'],
    ],
    description: [
      [
        [
          'A speed rope with a steel cable in a coat of PVC, and ball bearings that keep it from winding itself up.',
          'title',
          'description 1',
          'Material',
          'bullet 2',
        ],
        [
          'To set the length, stand on the middle of the 3 m cable and shorten it until the foam grips reach your armpits.',
          'Length',
          'Material',
        ],
        ['The rope is black with lime accents.', 'Color'],
      ],
    ],
    ask: ['tool needed to shorten the cable'],
  },
  'GRM-HLM2-WHT-M': {
    title: [
      'Gritmoor HLM2 Bike Helmet for Adults, 14 Vents, EN 1078, White, M',
      'brand',
      'Model',
      'description 1',
      'Vents',
      'Certification',
      'Color',
      'Size',
    ],
    bullets: [
      ['Size M: Fits heads of 54-58 cm and can be adjusted', 'Size', 'description 3'],
      ['Cool on climbs: Air moves through 14 vents', 'Vents'],
      ['Shell and foam in one: In-mould polycarbonate over EPS, 280 g in all', 'Material', 'Weight'],
      ['Certification: EN 1078, the European standard for bike helmets', 'Certification'],
      ['Washable pads: They go into the machine at 30 °C', 'Care'],
    ],
    description: [
      [
        [
          'Measure around the head, above the eyebrows: size M of this helmet fits 54-58 cm and can be adjusted.',
          'Size',
          'description 3',
        ],
        [
          'The polycarbonate shell and the EPS foam are molded as one, which keeps the HLM2 at 280 g.',
          'Material',
          'Model',
          'Weight',
        ],
        ['14 vents let air through.', 'Vents'],
      ],
      [['After a hot ride, wash the pads in the machine at 30 °C.', 'Care']],
    ],
    ask: ['whether a light can be fixed to it'],
  },
  'BRK-CAR45-TEA': {
    title: [
      'Barkenby Soft Pet Carrier for Cats and Small Dogs, up to 8 kg, Teal',
      'brand',
      'title',
      'description 1',
      'description 2',
      'Pet weight',
      'Color',
    ],
    bullets: [
      ['Made for cats and small dogs of up to 8 kg', 'description 1', 'Pet weight'],
      ['Mesh windows in soft sides: your pet gets air and can see you', 'bullet 1', 'description 2'],
      ['Fleece pad that washes in the machine at 30 °C', 'Material', 'Care', 'bullet 3'],
      ['45 x 28 x 28 cm and 1.2 kg, with a shoulder strap', 'Dimensions', 'Weight', "What's included"],
      ['600D polyester and mesh in teal', 'Material', 'Color'],
    ],
    description: [
      [
        [
          'A carrier for the vet, the train and the weekend away, made for cats and small dogs of up to 8 kg.',
          'description 1',
          'Pet weight',
        ],
        ['Its sides are soft, and mesh windows let air in and let your pet look out.', 'description 2'],
        ['Inside lies a fleece pad that can be washed in the machine at 30 °C.', 'Material', 'Care'],
      ],
      [
        ['The carrier is 600D polyester and weighs 1.2 kg.', 'Material', 'Weight'],
        ['With the shoulder strap, both hands stay free for the door and the ticket.', "What's included"],
      ],
      [
        ['It measures 45 x 28 x 28 cm.', 'Dimensions'],
        ['Before you fly, compare that with the cabin limits of your airline.', 'Dimensions'],
      ],
    ],
    unused: [
      ['bullet 4', 'no airline named'],
      ['description 4', 'no airline named'],
    ],
    ask: ['which airlines accept it', 'whether it folds flat'],
  },
};
