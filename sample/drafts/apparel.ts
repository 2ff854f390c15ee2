// Sample drafts of clothes.
import type { SampleDrafts } from '../sample-draft.ts';

export const apparelDrafts: SampleDrafts = {
  'HLV-OXF04-LBL-L': {
    title: ["Halvorne Men's Washed Oxford Shirt, Button-Down, Light Blue, L", 'title', 'description 2'],
    bullets: [
      ['Soft from day one: 100% cotton oxford, washed before you wear it', 'Material', 'bullet 1'],
      ['No tie needed: The button-down collar holds without one', 'bullet 2'],
      ['Regular fit: Box pleat at the back, in size L', 'bullet 4', 'bullet 3'],
      ['Pocket and buttons: One pocket on the chest, buttons in mother-of-pearl style', 'bullet 3', 'description 3'],
      ['Simple care: Machine wash at 40 °C and iron on medium; it needs little ironing', 'Care', 'description 2'],
    ],
    description: [
      [
        ['An oxford shirt for men whose days start in a meeting and end in a garden.', 'description 1', 'Department'],
        ['The cotton is washed: soft from the first wear, with little ironing to do.', 'description 2'],
      ],
      [
        ['The collar buttons down and holds without a tie.', 'bullet 2'],
        ['There is a chest pocket in front and a box pleat at the back.', 'bullet 3'],
      ],
      [
        ['Light blue, size L, with a regular fit.', 'Color', 'Size', 'bullet 4'],
        ['Made in Turkey.', 'Country of origin'],
      ],
    ],
  },
  'HLV-HDY06-SGE-S': {
    title: [
      "Halvorne Women's Relaxed Hoodie, 80% Cotton, Brushed Inside, Sage, S",
      'title',
      'Department',
      'Fit',
      'Material',
      'Size',
    ],
    bullets: [
      ['80% cotton and 20% recycled polyester, brushed on the inside', 'Material'],
      ['Kangaroo pocket in front, with room for both hands', 'bullet 2'],
      ['Relaxed cut for women, in size S', 'Fit', 'Department', 'Size'],
      ['Cosy fabric of 320 g/m², in sage', 'bullet 1', 'Fabric weight', 'Color'],
      ['Machine wash at 30 °C; do not tumble dry', 'Care'],
    ],
    description: [
      [
        ['A hoodie in sage with a relaxed cut and a kangaroo pocket.', 'title', 'Fit', 'bullet 2'],
        ['The fabric is 80% cotton and 20% recycled polyester at 320 g/m².', 'Material', 'Fabric weight'],
        [
          'Its inside is brushed: the fibres are raised into a nap, which makes it cosy against the skin.',
          'Material',
          'bullet 1',
        ],
      ],
      [
        ["This is the women's model in size S.", 'Department', 'Size'],
        ['Wash it in the machine at 30 °C and keep it out of the tumble dryer.', 'Care'],
      ],
    ],
    unused: [['description 1', 'praise without facts']],
    ask: ['length and chest width in size S', 'whether the hood has a cord'],
  },
  'HLV-SNK09-OFW-42': {
    title: [
      'Halvorne Unisex Low Top Canvas Sneakers, Organic Cotton, Off-White, EU 42',
      'brand',
      'Department',
      'title',
      'Upper material',
    ],
    bullets: [
      ['Upper of organic cotton canvas with a weight of 12 oz', 'Upper material'],
      ['Natural rubber sole, and a toe cap that is stitched as well as glued', 'Sole material', 'description 2'],
      ['The footbed comes out, to air it or to make room for your own', 'bullet 3', 'description 2'],
      ['True to size: order the EU size you wear', 'bullet 4', 'Size'],
    ],
    description: [
      [
        ['A low sneaker in off-white canvas, laced with cotton.', 'description 1', 'description 2', 'Color'],
        ['The sole is natural rubber, and one shoe weighs 345 g in EU 42.', 'Sole material', 'Weight', 'Size'],
        ['Let dirt dry before you brush it off, and clean what is left spot by spot.', 'Care'],
      ],
    ],
  },
};
