// Sample drafts of tents, packs and jackets.
import type { SampleDrafts } from '../sample-draft.ts';

export const outdoorDrafts: SampleDrafts = {
  'TRN-RL28-SLB': {
    title: ['Tarnfell Ridgeline RL-28 Hiking Backpack, 28 L, Rain Cover, Slate Blue', 'title', "What's included"],
    bullets: [
      [
        'Comfortable carry: Back length adjusts from 43 to 51 cm; the padded mesh panel and hip belt take the weight off your shoulders',
        'Back length',
        'description 2',
      ],
      [
        'Room for the day: 28 L main compartment, a stretch front pocket for wet layers and two side pockets that hold 1 L bottles',
        'bullet 3',
        'Pockets',
        'description 7',
      ],
      [
        'Opens all at once: The U-shaped front zip reaches the whole main compartment; the floating lid holds a rope or a jacket',
        'description 3',
        'bullet 5',
      ],
      [
        'Water and food at hand: A sleeve takes a bladder of up to 3 L, and two zipped hip belt pockets keep a phone and a snack close',
        'bullet 5',
        'description 4',
      ],
      [
        'Durable in bad weather: 420D recycled nylon with PU coating, a double-layer base and a bright rain cover that stays put in wind',
        'Material',
        'bullet 2',
        'bullet 4',
      ],
    ],
    description: [
      [
        [
          'The Ridgeline RL-28 holds what you need for a long walk or a short overnight and weighs 1.1 kg itself.',
          'description 1',
          'Weight',
        ],
        [
          'Set the back length between 43 and 51 cm, close the hip belt, and the load moves off your shoulders.',
          'Back length',
          'description 2',
        ],
        ['The mesh panel between the pack and your back is padded.', 'description 2'],
      ],
      [
        [
          'The shell is recycled 420D nylon with a PU coating, and the base is doubled where a pack meets rocks and luggage racks.',
          'Material',
          'bullet 2',
        ],
        [
          'When it starts to rain, take the cover out of its pocket in the base and clip it on.',
          'description 5',
          'bullet 4',
        ],
        ['What has to dry travels outside, in the stretch pocket.', 'description 7'],
      ],
      [
        ['The front zip opens the whole pack, so you reach the bottom without emptying the top.', 'description 3'],
        [
          'The sleeve for a water bladder is behind the back panel, and bottles of one litre stand in the side pockets.',
          'description 4',
          'description 7',
        ],
      ],
      [
        ['The pack measures 52 x 30 x 22 cm.', 'Dimensions'],
        ['Wash it by hand with mild soap and dry it on a line.', 'Care'],
        ['Made in Vietnam, with a warranty of 5 years.', 'Country of origin', 'Warranty'],
      ],
    ],
  },
  'TRN-CAIRN2-GRN': {
    title: [
      'Tarnfell Cairn 2 Hiking Tent for 2 Persons, 3 Season, Moss Green',
      'brand',
      'Model',
      'description 1',
      'Sleeps',
      'Seasons',
      'Color',
    ],
    bullets: [
      ['Sleeps 2 persons; the tent measures 215 x 135 x 105 cm', 'Sleeps', 'Dimensions'],
      ['Waterproof fly of 68D ripstop polyester with a 3000 mm water column', 'Material', 'bullet 2'],
      ['Aluminium poles, and 2.3 kg in all to carry', 'Material', 'Weight'],
      ['Packed complete: tent, fly, poles, 12 pegs, repair sleeve and stuff sack', "What's included"],
      ['3-season tent in moss green with a warranty of 3 years', 'Seasons', 'Color', 'Warranty'],
    ],
    description: [
      [
        [
          'The Cairn 2 is a tent for two people who carry their shelter on their backs.',
          'Sleeps',
          'description 1',
          'Model',
        ],
        ['It weighs 2.3 kg, and two people can share the load.', 'Weight', "What's included"],
        ['The tent is easy to set up at the end of a long day on foot.', 'description 3', 'Model'],
      ],
      [
        [
          'The fly is 68D ripstop polyester, a fabric with a grid of thicker threads in its weave that stops a small tear from spreading.',
          'Material',
        ],
        [
          'It is waterproof and holds back a water column of 3000 mm before a drop comes through.',
          'bullet 2',
          'description 3',
        ],
        ['The poles are aluminium.', 'Material'],
      ],
      [
        [
          'Pitched, the tent measures 215 x 135 x 105 cm; mark that out on the floor at home before you decide.',
          'Dimensions',
        ],
        ['It is a 3-season tent and not made for winter.', 'Seasons'],
      ],
      [
        ['The stuff sack holds the tent, the fly, the poles, 12 pegs and a repair sleeve.', "What's included"],
        ['The sleeve slides over a damaged pole so that you can finish the trip.', "What's included"],
        ['The warranty runs for 3 years.', 'Warranty'],
      ],
    ],
    ask: ['number of doors', 'whether the inner tent can be pitched alone'],
  },
  'TRN-SQL3L-YEL-M': {
    title: [
      'Tarnfell Squall 3L Unisex Rain Jacket, Waterproof, with Hood, Yellow, M',
      'brand',
      'Model',
      'Department',
      'title',
      'bullet 4',
      'Color',
      'Size',
    ],
    bullets: [
      [
        'Waterproof and windproof: 3-layer recycled polyester with taped seams',
        'bullet 1',
        'bullet 2',
        'Material',
        'description 2',
      ],
      ['Breathable fabric with a PFC-free water repellent finish', 'bullet 3', 'Material'],
      ['2 zipped hand pockets and 1 inner pocket for what has to stay dry', 'Pockets'],
      ['Hood that adjusts, for the trail and for the city', 'description 2', 'description 1'],
      ['Weighs 410 g, easy to carry while the sun is out', 'Weight'],
    ],
    description: [
      [
        [
          'With three layers and taped seams, the Squall 3L is made for wet trails and wet streets.',
          'description 1',
          'description 2',
          'Model',
        ],
        ['The polyester is recycled, and the PFC-free finish lets drops roll off.', 'Material'],
        ['Wind stays outside, while the fabric breathes.', 'bullet 2', 'bullet 3'],
      ],
      [
        ['The hood adjusts, two hand pockets zip shut, and an inner pocket takes a phone.', 'description 2', 'Pockets'],
        ['The jacket weighs 410 g, so you can carry it all day and wear it for an hour.', 'Weight'],
      ],
      [
        ['The cut is unisex; this one is yellow and size M.', 'Department', 'Color', 'Size'],
        ['Machine wash at 30 °C and leave out the softener.', 'Care'],
        ['The warranty is 2 years.', 'Warranty'],
      ],
    ],
    unused: [['description 3', 'health claim without proof']],
    ask: ['chest and sleeve length in size M'],
  },
};
