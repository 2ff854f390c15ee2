// Sources of our own with the faults of real catalogues, for the slice of the eval that runs with every test.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { product } from '#domain/catalogue/test-product.ts';

const empty = product({
  images: ['https://img.example/a-front.jpg', 'https://img.example/a-side.jpg'],
  price: '29.90 USD',
});
const attributes = (pairs: Record<string, string>) => Object.entries(pairs).map(([name, value]) => ({ name, value }));

export const fixtures: readonly SourceProduct[] = [
  {
    ...empty,
    sku: 'kettle',
    title: 'NEW!! Norvik - 1.7 L Gooseneck Kettle - Matte Black - FREE SHIPPING',
    brand: 'Norvik',
    category: 'Home & Kitchen > Kettles',
    description:
      '<p>Pour with care from this Norvik NK-170 kettle, which features a counterbalanced handle for a steady hand.</p><p>1500W element boils 1.7 L in 6 minutes! Best price guaranteed. Visit www.norvik.example</p>',
    attributes: attributes({
      Material: 'Stainless Steel',
      'Category tree': 'Home > Kettles',
      Wattage: '1500 W',
      SKU: '88121',
    }),
  },
  {
    ...empty,
    sku: 'pant',
    title: 'Troupy Pant',
    brand: 'Halden',
    category: "women's pants",
    description:
      'The straight silhouette offers a boyfriend fit. Waist tie. Front zip fly. Halden. Color Moss. 75% Silk, 25% Cotton. Made in Portugal. Ada is wearing an X Small.',
    attributes: attributes({ Size: 'X Small, Small, Medium', 'Google Shopping / Age Group': 'adult' }),
  },
  {
    ...empty,
    sku: 'cabinet',
    title:
      'Tall Narrow Bathroom Storage Cabinet With 3 Drawers And 2 Shelves, Free Standing Kitchen Pantry Organizer With Open Compartment, Water-Resistant Finish',
    brand: 'Brightholm',
    subcategory: 'Storage Cabinets',
    attributes: attributes({ color: 'Grey', size: 'one-size', model_number: 'sr2408096177189687', Material: 'Wood' }),
  },
  {
    ...empty,
    sku: 'fryer',
    title: 'Clayfield DualZone Air Fryer 8 qt',
    brand: 'Clayfield',
    category: 'Small Appliances',
    bullets: [
      '2 FOODS, 2 WAYS: Cook two meals at once in 2 baskets. SMART FINISH: Both are done at the same time.',
      'EASY TO CLEAN: Baskets and plates are dishwasher safe',
      'Steak lovers!',
    ],
    description: 'Lorem ipsum dolor sit amet. Cook up to 4 lb of wings at 105°F to 450°F.',
  },
  {
    ...empty,
    sku: 'nabijecka',
    title: 'Nabíječka Movano 87W pro Dell',
    brand: 'Movano',
    category: 'Elektronika > Nabíječky',
    description: 'Nabíječka Movano 87W pro Dell. vystupni_vykon: 87W, konektor: 4.5 mm, PIN',
    attributes: attributes({ product_type: 'Elektronika > Počítače > Nabíječky', gtin: '5902687180974' }),
  },
  {
    ...empty,
    sku: 'zapatillas',
    title: 'Jordan 12 flu game',
    brand: 'Jordan',
    category: 'Zapatillas',
    attributes: attributes({ Talle: '11 us', Género: 'Hombre', Marca: 'Jordan', Condición: 'Usado' }),
  },
];
