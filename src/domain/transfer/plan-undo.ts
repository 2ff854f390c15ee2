// What undoing an import does to one product: each field goes back, unless somebody changed it since.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { factName, fieldKey, isSameFact } from '#domain/review/source-changes.ts';
import type { ImportedChange } from './import-products.contract.ts';
import type { ProvidedField } from './record.ts';

export type UndoPlan = {
  /** The source product as it will be. */
  product: SourceProduct;
  /** Names of the fields somebody changed since; they are left. */
  conflicts: string[];
  /** Keys of the fields that go back to what a person had edited. */
  handEdited: string[];
};

const attributeIn = (product: SourceProduct, name: string) =>
  product.attributes.find((attribute) => factName(attribute.name) === factName(name));

const valueIn = (product: SourceProduct, { field, isAttribute }: ImportedChange) =>
  isAttribute ? (attributeIn(product, field)?.value ?? '') : product[field as ProvidedField];

export function planUndo(current: SourceProduct, changes: readonly ImportedChange[]): UndoPlan {
  let product = current;
  const conflicts: string[] = [];
  const handEdited: string[] = [];
  for (const change of changes) {
    if (change.isKept) continue;
    const now = valueIn(product, change);
    // Somebody put it back already.
    if (isSameFact(now, change.before)) continue;
    if (!isSameFact(now, change.after)) {
      conflicts.push(change.field);
      continue;
    }
    product = withBefore(product, change);
    if (change.isHandEdit)
      handEdited.push(fieldKey({ field: change.field, ...(change.isAttribute ? { isAttribute: true as const } : {}) }));
  }
  return { product, conflicts, handEdited };
}

function withBefore(product: SourceProduct, { field, isAttribute, before }: ImportedChange): SourceProduct {
  if (!isAttribute) return { ...product, [field]: before };
  const isThis = (name: string) => factName(name) === factName(field);
  if (before === '') return { ...product, attributes: product.attributes.filter(({ name }) => !isThis(name)) };
  const value = String(before);
  if (!attributeIn(product, field)) return { ...product, attributes: [...product.attributes, { name: field, value }] };
  return {
    ...product,
    attributes: product.attributes.map((each) => (isThis(each.name) ? { ...each, value } : each)),
  };
}
