// Sample drafts of cookware, knives and kettles.
import type { SampleDrafts } from '../sample-draft.ts';

export const kitchenDrafts: SampleDrafts = {
  'OVH-SKL26-BLK': {
    title: ['Ovenhart SKL26 Pre-Seasoned Cast Iron Skillet, 26 cm, Black', 'title', 'Model'],
    bullets: [
      ['One piece of iron: Cast without rivets, and with no coating that could flake off', 'bullet 1'],
      [
        'Ready to cook: Arrives seasoned with flaxseed oil, and gets better with every meal',
        'bullet 2',
        'description 2',
      ],
      ['Any stove: Works on gas, electric, ceramic and induction, and in the oven', 'Suitable for'],
      [
        'A second grip: The helper handle makes 2.4 kg of iron easy to move from stove to oven',
        'description 3',
        'Weight',
      ],
      ['Two pouring lips: Drain the fat or pour a sauce without a ladle', 'bullet 4'],
    ],
    description: [
      [
        ['A pan for food that wants even heat, from steaks to cornbread.', 'description 1'],
        [
          'Start on the stove and finish in the oven: cast iron takes both, and the helper handle gives your other hand something to hold.',
          'Suitable for',
          'description 3',
        ],
      ],
      [
        ['The SKL26 comes seasoned with flaxseed oil.', 'Model', 'Material'],
        ['To keep the seasoning, wipe the pan out, dry it and rub in a little oil; it is not dishwasher safe.', 'Care'],
      ],
      [
        ['It is 26 cm wide and weighs 2.4 kg.', 'Diameter', 'Weight'],
        ['The warranty covers 10 years.', 'Warranty'],
      ],
    ],
  },
  'PLG-KNF20-WAL': {
    title: [
      'Pellgate KNF20 Chef Knife, 20 cm German Steel Blade, Walnut Handle',
      'brand',
      'Model',
      'Blade length',
      'Blade material',
      'Handle material',
    ],
    bullets: [
      [
        'German steel: The 20 cm blade is steel 1.4116, hardened to 57 HRC',
        'Blade length',
        'Blade material',
        'Hardness',
      ],
      ['Very sharp: An edge for professional chefs and home cooks', 'bullet 3', 'description 4'],
      ['Walnut handle: The grain of the wood is different on every knife', 'Handle material'],
      ['Safe in a drawer: The knife comes with a blade guard', "What's included"],
      ['Care: Wash the knife by hand and dry it at once; it weighs 215 g', 'Care', 'Weight'],
    ],
    description: [
      [
        [
          'The blade is 20 cm of German steel 1.4116, hardened to 57 HRC.',
          'Blade length',
          'Blade material',
          'Hardness',
        ],
        ['The handle is walnut, and the whole knife weighs 215 g.', 'Handle material', 'Weight'],
        ['It comes with a blade guard, so you can keep it in a drawer.', "What's included"],
      ],
      [['Wash it by hand and dry it at once.', 'Care']],
    ],
    ask: ['whether the edge is ground on both sides'],
  },
  'PLG-GNK09-BLK': {
    title: [
      'Pellgate Electric Gooseneck Kettle, 0.9 L, 40 to 100 °C, Matt Black',
      'title',
      'description 1',
      'Capacity',
      'Temperature range',
      'Color',
    ],
    bullets: [
      ['Set the water to the degree: 40 to 100 °C in steps of 1 °C', 'Temperature range'],
      ['Gooseneck spout for pour-over coffee: a thin stream that lands where you aim', 'bullet 3', 'description 1'],
      ['Keep-warm function of 30 minutes, long enough for a second cup', 'Keep warm'],
      ['Heats up to 0.9 L of water with 1200 W', 'Power', 'Capacity'],
      ['304 stainless steel in matt black, with a 75 cm cable', 'Material', 'Color', 'Cable length'],
    ],
    description: [
      [
        [
          'Set the degree, and this electric kettle heats to it: anywhere from 40 to 100 °C.',
          'Temperature range',
          'description 1',
          'description 2',
        ],
        ['It then keeps the water warm for 30 minutes.', 'Keep warm'],
      ],
      [
        ['The gooseneck spout is made for pour-over coffee.', 'description 1'],
        ['It pours a thin stream that you can guide in circles over the grounds.', 'bullet 3'],
      ],
      [
        ['Its matt black body is made of 304 stainless steel.', 'Material', 'Color'],
        [
          'It holds 0.9 L, draws 1200 W and weighs 1.2 kg; the cable is 75 cm long.',
          'Capacity',
          'Power',
          'Weight',
          'Cable length',
        ],
        ['Pellgate gives model GNK09 a warranty of 2 years.', 'Model', 'brand', 'Warranty'],
      ],
    ],
    ask: ['time to boil', 'whether the base shows the temperature'],
  },
  'OVH-DTC45-RED': {
    title: ['Ovenhart Enamelled Cast Iron Dutch Oven with Lid, 4.5 L, Cherry Red', 'title', 'Material', 'bullet 2'],
    bullets: [
      ['4.5 L of room, enough for 4 to 6 portions', 'Capacity', 'Portions'],
      ['Self-basting lid: raised points let drops fall back evenly on the food', 'bullet 2', 'description 3'],
      ['Pale enamel inside that shows when onions turn golden and needs no seasoning', 'description 2', 'bullet 4'],
      ['Oven safe up to 250 °C including the knob', 'bullet 3'],
    ],
    description: [
      [
        ['One pot for slow braises, no-knead bread and Sunday soup.', 'description 1'],
        ['Cast iron holds heat for a long time, so a braise keeps simmering on low heat.', 'description 2'],
        ['The lid returns the moisture to the pot.', 'description 3'],
      ],
      [
        ['The Dutch oven is 24 cm wide and weighs 5.2 kg.', 'Diameter', 'Weight'],
        ['Ovenhart recommends washing it by hand.', 'Care', 'brand'],
        ['A warranty of 10 years comes with it.', 'Warranty'],
      ],
    ],
  },
  'PLG-FRP10-COP': {
    title: ['Pellgate FRP10 French Press Coffee Maker, 1 L, Glass and Steel, Copper', 'title', 'Model', 'Material'],
    bullets: [
      ['Four cups: Makes 1 L of full-bodied coffee without a paper filter', 'bullet 1', 'description 1'],
      ['Grounds stay in the pot: The double mesh filter has a spring edge', 'bullet 3', 'description 2'],
      ['Glass in a frame: Borosilicate glass in stainless steel with a copper finish', 'Material', 'bullet 2'],
      ['Dishwasher safe: All of it comes apart for washing', 'Care', 'description 3'],
      ['Right amount: A measuring spoon comes with the French press', "What's included"],
    ],
    description: [
      [
        [
          'The FRP10 is for coffee drinkers who like it full-bodied and do not want to buy paper filters.',
          'Model',
          'description 1',
        ],
        ['Its fine mesh holds back the grounds, and the copper-coloured frame protects the glass.', 'description 2'],
        ['It makes about four cups and takes up 17 x 11 x 23 cm on the shelf.', 'bullet 1', 'Dimensions'],
        ['The warranty is 2 years long.', 'Warranty'],
      ],
    ],
  },
};
