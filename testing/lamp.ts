// The lamp that tests of models and of the pipeline write about: what is true of it, and what its source contradicts.
export const lamp = {
  title: 'Desk Lamp CL-2040 by Clayfield, 9W, Black',
  description: 'An aluminum desk lamp with a 16-inch arm. The arm folds flat for storage.',
  bullets: ['3 color modes for work and rest', 'Touch switch on the base'],
  brand: 'Clayfield',
  category: 'Lighting',
  retailer: 'Amazon',
};
export const truth = 'Clayfield Desk Lamp CL-2040, 9W, Black';
export const lie = 'Clayfield Desk Lamp CL-2040, 9W, Black, 5 color modes';
