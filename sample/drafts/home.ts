// Sample drafts of furniture and textiles.
import type { SampleDrafts } from '../sample-draft.ts';

export const homeDrafts: SampleDrafts = {
  'LNV-THR13-GRY': {
    title: [
      'Linnevale Cable Knit Cotton Throw with Fringe, 130 x 170 cm, Light Grey',
      'brand',
      'Pattern',
      'Material',
      'Dimensions',
      'Color',
    ],
    bullets: [
      ['Knitted from 100% cotton in a cable pattern, with fringe', 'Material', 'Pattern'],
      ['130 x 170 cm: covers a lap on the sofa or the foot of a bed', 'Dimensions'],
      ['Light grey cotton with a weight of 1.1 kg', 'Weight', 'Color', 'Material'],
      ['Machine wash at 30 °C; dry it flat so that the knit keeps its shape', 'Care'],
    ],
    description: [
      [
        ['A cable-knit throw in light grey cotton, finished with fringe.', 'Color', 'Material', 'Pattern'],
        ['At 130 x 170 cm it covers you from the shoulders to the knees on the sofa.', 'Dimensions'],
        ['It weighs 1.1 kg.', 'Weight'],
      ],
      [
        ['Wash it in the machine at 30 °C.', 'Care'],
        ['Dry it flat: hung up wet, a knit of this weight would stretch.', 'Care', 'Weight'],
      ],
    ],
    unused: [['description 4', 'occasion, no fact']],
  },
  'MSB-ARM77-GRN': {
    title: [
      'Mossbeck Nest 77 Boucle Armchair with Oak Legs, Living Room, Olive',
      'brand',
      'Model',
      'title',
      'Material',
      'Color',
    ],
    bullets: [
      ['Olive boucle on oak legs: a modern chair for reading in the living room', 'Material', 'Color', 'title'],
      ['Measures 77 x 74 x 78 cm, with the seat at a height of 43 cm', 'Dimensions', 'Seat height'],
      ['Carries up to 130 kg and weighs 16 kg itself', 'Maximum load', 'Weight'],
      ['Easy assembly: only the legs have to be screwed on', 'Assembly', 'description 5'],
      ['Warranty of 2 years from Mossbeck', 'Warranty', 'brand'],
    ],
    description: [
      [
        ['The Nest 77 is a modern armchair for the corner where you read.', 'Model', 'title'],
        [
          'The upholstery is wool boucle: small loops of yarn that give the olive surface its texture.',
          'Material',
          'Color',
        ],
        ['The legs are oak.', 'Material'],
      ],
      [
        [
          'Measure before you order: the chair takes up 77 x 74 x 78 cm in the room, and it has to fit through the door first.',
          'Dimensions',
        ],
        ['The seat is 43 cm above the floor.', 'Seat height'],
        ['It carries up to 130 kg.', 'Maximum load'],
      ],
      [
        ['Assembly is easy: you only screw on the legs.', 'Assembly', 'description 5'],
        ['At 16 kg, one person can turn the chair over and move it.', 'Weight'],
        ['Mossbeck gives it a warranty of 2 years.', 'Warranty', 'brand'],
      ],
    ],
    ask: ['how to clean the cover', 'filling of the seat'],
  },
  'MSB-LMP31-OCH': {
    title: ['Mossbeck Ceramic Table Lamp, Linen Shade, for E27 Bulbs, Ochre', 'title', 'Socket'],
    bullets: [
      ['Ceramic base with a glaze in ochre, each one slightly different', 'bullet 1', 'Color'],
      ['Linen shade 30 cm wide, for warm light in a hallway or at a bedside', 'bullet 2', 'description 1'],
      ['Hand switch on a fabric cable of 1.8 m, easy to find in the dark', 'bullet 4', 'description 2'],
      ['E27 socket for bulbs of up to 40 W; bulb not included', 'Socket', 'Bulb included'],
    ],
    description: [
      [
        [
          'A round ceramic base in ochre under a linen shade that gives warm light.',
          'description 1',
          'Color',
          'Material',
        ],
        ['Put the lamp on a hallway table or beside the bed.', 'description 1'],
        ['The switch is on the cable, where your hand finds it in the dark.', 'description 2'],
      ],
      [
        ['It measures 30 x 30 x 46 cm and weighs 1.7 kg.', 'Dimensions', 'Weight'],
        ['Certification: CE.', 'Certification'],
      ],
    ],
  },
  'MSB-POT17-TER': {
    title: ['Mossbeck Terracotta Plant Pot with Saucer and Drainage Hole, 17 cm', 'brand', 'title', 'bullet 2'],
    bullets: [
      ['Drainage hole in the base, and a saucer that catches the water', 'bullet 2', "What's included"],
      ['Unglazed terracotta, which lets moisture out through its wall', 'Material'],
      ['Measures 17 cm in diameter and 15 cm in height', 'Diameter', 'Height'],
      ['Made in Italy; you get the pot and the saucer, no plant', 'Country of origin', "What's included"],
    ],
    description: [
      [
        [
          'Give a plant too much water, and the rest runs through the hole in the base into the saucer.',
          'description 1',
        ],
        ['The clay is unglazed and comes from Italy.', 'Material', 'Country of origin'],
        ['The pot is meant for indoor plants.', 'description 2'],
      ],
    ],
  },
  'MSB-MIR60-BRS': {
    title: ['Mossbeck Round Wall Mirror, 60 cm, Slim Frame in Brushed Brass', 'brand', 'title', 'description 1'],
    bullets: [
      ['Round and slim: 60 cm in diameter, with a frame 2 cm deep', 'Diameter', 'Depth'],
      ['Brass finish: Steel frame, brushed, around clear silvered glass', 'Material', 'description 1'],
      ['Hangs straight: The hanger is fixed at the centre, so one screw is enough', 'description 2'],
      ['Ready to hang: Screw and wall plug come with the mirror', "What's included"],
    ],
    description: [
      [
        [
          'One screw holds this mirror, and it hangs straight by itself, because the hanger is at the centre of the back.',
          'description 2',
        ],
        ['The slim frame is steel with a brushed brass finish.', 'Material', 'description 1'],
        ['The mirror weighs 3.6 kg.', 'Weight'],
      ],
    ],
  },
};
