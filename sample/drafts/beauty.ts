// Sample drafts of skin care and make-up.
import type { SampleDrafts } from '../sample-draft.ts';

export const beautyDrafts: SampleDrafts = {
  'DWM-SRM30-VTC': {
    title: ['Dewmarrow Vitamin C Face Serum with Hyaluronic Acid, 30 ml', 'brand', 'title', 'description 2', 'Volume'],
    bullets: [
      ['Two active ingredients: 10% vitamin C (ascorbyl glucoside) and hyaluronic acid', 'Active ingredients'],
      ['All skin types: One serum for the whole household', 'Skin type'],
      ['30 ml: Made in France', 'Volume', 'Country of origin'],
    ],
    description: [
      [
        [
          'The vitamin C in this face serum is ascorbyl glucoside, at 10%; hyaluronic acid is the second active ingredient.',
          'Active ingredients',
        ],
        ['It is made for all skin types.', 'Skin type'],
        ['The bottle holds 30 ml.', 'Volume'],
        ['Made in France.', 'Country of origin'],
      ],
    ],
    unused: [
      ['description 1', 'health claim without proof'],
      ['description 3', 'not about the product'],
      ['description 4', 'shop talk'],
    ],
    ask: ['how to apply it', 'whether it is scented'],
  },
  'DWM-LIP04-BRK': {
    title: ['Dewmarrow Matte Lipstick, Shade 04 Brick, Vegan, 3.5 g', 'brand', 'Finish', 'Shade', 'Vegan', 'Weight'],
    bullets: [
      ['Shade 04 Brick with a matte finish that does not shine', 'Shade', 'Finish'],
      ['Castor oil, candelilla wax and vitamin E in the formula', 'Key ingredients'],
      ['Vegan and cruelty-free, with wax from a plant', 'Vegan', 'Key ingredients'],
      ['Long lasting, in a stick of 3.5 g', 'description 2', 'Weight'],
    ],
    description: [
      [
        ['04 Brick is a long lasting lipstick in brick red, with a matte finish.', 'Shade', 'Finish', 'description 2'],
        ['Castor oil and candelilla wax carry the color, and vitamin E completes the formula.', 'Key ingredients'],
        ['The lipstick is vegan: candelilla wax comes from a plant.', 'Vegan', 'Key ingredients'],
        ['The stick weighs 3.5 g.', 'Weight'],
      ],
    ],
    ask: ['hours it lasts', 'whether it is scented'],
  },
  'SLF-SOP100-OAT': {
    title: ['Saltfern Oat and Honey Soap Bar with Olive Oil, Mild, 100 g', 'title', 'Ingredients', 'description 1'],
    bullets: [
      ['Cold-processed soap, cured for six weeks', 'bullet 1'],
      ['Ground oats for a little texture, honey from one valley', 'description 1'],
      ['Olive oil and coconut oil, for normal to dry skin', 'Ingredients', 'Skin type'],
      ['Lathers well in hard water and leaves no film', 'description 2'],
    ],
    description: [
      [
        [
          'Six things go into this mild bar: olive oil, coconut oil, water, lye, ground oats and honey.',
          'Ingredients',
          'description 1',
        ],
        ['The oats give it a little texture; the scent is oat and honey.', 'description 1', 'Scent'],
        ['Made in Ireland and wrapped in paper.', 'Country of origin', 'description 3'],
      ],
    ],
  },
};
