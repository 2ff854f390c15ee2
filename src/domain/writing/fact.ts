// A fact of a product as the writer tells it.

/** What an attribute is about, by its name. `shop` is about selling, not about the product, and is not written. */
export type Subject =
  | 'material'
  | 'care'
  | 'color'
  | 'size'
  | 'box'
  | 'style'
  | 'fit'
  | 'use'
  | 'power'
  | 'connection'
  | 'model'
  | 'warranty'
  | 'other'
  | 'shop';

export type Fact = { name: string; value: string; subject: Subject };
