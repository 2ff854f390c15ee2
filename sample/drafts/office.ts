// Sample drafts of what lies and stands at a desk.
import type { SampleDrafts } from '../sample-draft.ts';

export const officeDrafts: SampleDrafts = {
  'QLM-NTB-A5-NVY': {
    title: ['Quillmere A5 Dotted Notebook, 192 Numbered Pages, Hardcover, Navy', 'title', 'Pages'],
    bullets: [
      ['Made for ink: 100 g/m² ivory paper takes a fountain pen without bleeding', 'bullet 2', 'description 1'],
      ['Opens flat: The thread-sewn binding lies flat from the first page', 'Binding', 'description 2'],
      ['Easy to find again: 192 numbered pages with a 5 mm dot grid', 'bullet 1'],
      ['2 ribbons: Mark the page you write on and the page you look things up on', 'description 2'],
      [
        'Shut in a bag: An elastic band holds it closed, an inner pocket takes loose notes',
        'description 2',
        'bullet 4',
      ],
    ],
    description: [
      [
        ['A hardcover notebook in A5 for people who write with ink.', 'title', 'Size', 'description 1'],
        ['The paper is ivory and FSC certified, with a dot every 5 mm.', 'Certification', 'bullet 2', 'Ruling'],
      ],
      [
        ['Numbers on all 192 pages let you keep an index.', 'Pages'],
        ['Closed, it measures 14.8 x 21 cm.', 'Size'],
        ['The cover is navy.', 'Color'],
      ],
    ],
  },
  'QLM-CHR9-GRY': {
    title: ['Quillmere CHR9 Ergonomic Mesh Office Chair with Lumbar Support, Grey', 'brand', 'Model', 'title', 'Color'],
    bullets: [
      ['Mesh back with lumbar support over a foam seat', 'Material', 'bullet 1', 'bullet 2'],
      ['Armrests that adjust in height and width', 'Armrests'],
      ['Seat height from 44 to 54 cm, for desks and legs of different lengths', 'Seat height'],
      ['Soft castors that are made for hard floors', 'Castors'],
      ['Carries up to 125 kg on a nylon base, with a warranty of 5 years', 'Maximum load', 'Material', 'Warranty'],
    ],
    description: [
      [
        ['The CHR9 adjusts to the person who sits in it.', 'Model', 'description 1'],
        [
          'The seat goes from 44 to 54 cm, the armrests move in height and width, and the lumbar support follows the curve of the lower back.',
          'Seat height',
          'Armrests',
          'description 3',
        ],
      ],
      [
        ['The back is mesh, which lets air through where padding would not; the seat is foam.', 'Material'],
        ['The chair swivels on a nylon base and rolls on soft castors.', 'Material', 'Castors', 'title'],
      ],
      [
        [
          'It measures 66 x 62 x 112 cm, weighs 14.5 kg and carries up to 125 kg.',
          'Dimensions',
          'Weight',
          'Maximum load',
        ],
        ['Its warranty lasts 5 years.', 'Warranty'],
      ],
    ],
    unused: [['description 4', 'health claim without proof']],
    ask: ['whether the back tilts', 'depth of the seat'],
  },
};
