// What a server answers about the attributes of its catalogue: each use once, by default and chosen.
import {
  type AttributeCountState,
  type CatalogueAttribute,
  getAttributeCount,
  listAttributes,
} from '#domain/attributes/attributes.contract.ts';
import { pageOf, serveByDefault } from './serve.ts';

/** One attribute as it is listed; give what the test is about. */
export function attribute(given: Partial<CatalogueAttribute> = {}): CatalogueAttribute {
  return {
    key: 'material',
    label: 'Material',
    name: 'Material',
    products: 1_204,
    drafts: 3,
    titleDrafts: 1,
    samples: ['Stoneware', 'Oak'],
    use: 'told',
    defaultUse: 'told',
    isChosen: false,
    ...given,
  };
}

/** A catalogue that is counted. */
export function counted(given: Partial<AttributeCountState> = {}): AttributeCountState {
  const countedAt = '2026-11-20T09:00:00.000Z';
  return { counted: 2_000, products: 2_000, isCounting: false, countedAt, isCut: false, ...given };
}

const hidden = { use: 'hidden', defaultUse: 'hidden' } as const;
const attributes = [
  attribute(),
  attribute({ key: 'main colour', name: 'main_colour', label: 'Main colour', use: 'title', defaultUse: 'title' }),
  attribute({
    key: 'stock level',
    name: 'stock_level',
    label: 'Stock level',
    products: 88,
    samples: ['12'],
    ...hidden,
  }),
  attribute({ key: 'framefinish', name: 'frameFinish', label: 'Frame finish', ...hidden, use: 'told', isChosen: true }),
  attribute({
    key: 'gone',
    name: 'Gone',
    label: 'Gone',
    ...hidden,
    use: 'title',
    isChosen: true,
    products: 0,
    samples: [],
  }),
];

export function serveAttributes(): void {
  serveByDefault(listAttributes, ({ query: { search = '' } }) => {
    const found = attributes.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
    return pageOf(found, { total: found.length });
  });
  serveByDefault(getAttributeCount, counted());
}
