// What undoing an import does to one product: each field goes back, unless somebody changed it since; a product it added goes.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { translatedText, withTranslation } from '#domain/catalogue/translations.ts';
import { moveAlts } from '#domain/images/image-detail.ts';
import {
  changedSince,
  factName,
  fieldKey,
  fieldWords,
  isOfTranslation,
  isSameFact,
  type SourceEntry,
} from '#domain/review/source-changes.ts';
import type { ImportedChange, ImportedKind, UndoOutcome } from '../import-products.contract.ts';
import type { ProvidedField } from '../record.ts';

/** What the import did to the product. */
type ImportedItem = {
  kind: ImportedKind;
  changes: readonly ImportedChange[];
  /** The supplier it gave the product, and the one it had; null or absent where it gave none. */
  supplierChange?: SupplierChange | null;
};

/** Ids of suppliers; null for nobody. */
export type SupplierChange = { before: number | null; after: number };

/** The product as it is now. */
export type UndoState = {
  /** Null when it is gone. */
  product: SourceProduct | null;
  /** It is gone, and another product has its SKU: it came again. */
  isReplaced?: boolean;
  supplierId?: number | null;
  /** It has content, data sources or keywords: work that would go with it. */
  isWorkedOn: boolean;
  /** History of its source since it was added, oldest first; needed for a product the import added. */
  history: readonly SourceEntry[];
};

export type UndoPlan = {
  outcome: UndoOutcome;
  /** Why the product, or some of it, is left; one sentence. */
  reason: string | null;
  effect:
    | { kind: 'nothing' }
    | { kind: 'delete' }
    /**
     * The source product as it will be, the keys of the fields that go back to what a person had edited, and the supplier it goes back to where
     * it does.
     */
    | { kind: 'put-back'; product: SourceProduct; handEdited: string[]; supplier: { id: number | null } | null };
};

const left = (reason: string): UndoPlan => ({ outcome: 'left', reason, effect: { kind: 'nothing' } });

/** Decides by what the fields hold now against what the import wrote, not by when they were written: a later import may have been undone. */
export function planUndo(item: ImportedItem, state: UndoState): UndoPlan {
  return item.kind === 'new' || item.kind === 'returned' ? planDeletion(state) : planPutBack(item, state);
}

function planDeletion({ product, isReplaced, isWorkedOn, history }: UndoState): UndoPlan {
  if (!product && isReplaced) return left('The product was deleted after the import and added again, so it stays.');
  // Added and deleted since: it is as it was before the import.
  if (!product) return { outcome: 'undone', reason: null, effect: { kind: 'nothing' } };
  if (isWorkedOn) return left('Someone worked on the product after the import, so it stays.');
  const changed = changedSince(product, history);
  if (changed.length > 0) return left(`Changed after the import, so the product stays: ${changed.join(', ')}.`);
  return { outcome: 'undone', reason: null, effect: { kind: 'delete' } };
}

const attributeIn = (product: SourceProduct, name: string) =>
  product.attributes.find((attribute) => factName(attribute.name) === factName(name));

const valueIn = (product: SourceProduct, { field, isAttribute }: ImportedChange) =>
  isAttribute
    ? (attributeIn(product, field)?.value ?? '')
    : isOfTranslation({ field })
      ? translatedText(product.translations ?? {}, field)
      : product[field as ProvidedField];

function planPutBack({ changes, supplierChange = null }: ImportedItem, state: UndoState): UndoPlan {
  const { product: current, supplierId = null } = state;
  if (!current) return left('The product was deleted after the import.');
  let product = current;
  const conflicts: string[] = [];
  const handEdited: string[] = [];
  for (const change of inOrder(changes)) {
    if (change.isKept) continue;
    const now = valueIn(current, change);
    // Somebody put it back already.
    if (isSameFact(valueIn(product, change), change.before)) continue;
    // Alt texts are in the order of the images, so they only go back together.
    if (!isSameFact(now, change.after) || (isAlts(change) && conflicts.includes('images'))) {
      conflicts.push(change.isAttribute ? change.field : fieldWords(change.field));
      continue;
    }
    product = withBefore(product, change);
    if (change.isHandEdit)
      handEdited.push(fieldKey({ field: change.field, ...(change.isAttribute ? { isAttribute: true as const } : {}) }));
  }
  const isBack = supplierChange === null || supplierId === supplierChange.before;
  const isOurs = supplierChange !== null && supplierId === supplierChange.after;
  if (!isBack && !isOurs) conflicts.push('its supplier');
  const supplier = !isBack && isOurs ? { id: supplierChange.before } : null;
  const effect = { kind: 'put-back' as const, product, handEdited, supplier };
  if (conflicts.length === 0) return { outcome: 'undone', reason: null, effect };
  const reason = `Changed after the import and not undone: ${conflicts.join(', ')}.`;
  return { outcome: product === current && supplier === null ? 'left' : 'partly', reason, effect };
}

const isAlts = ({ field, isAttribute }: ImportedChange) => field === 'imageAlts' && !isAttribute;

/** Alt texts last: they are put back into the images as they were. */
const inOrder = (changes: readonly ImportedChange[]) =>
  changes.toSorted((a, b) => Number(isAlts(a)) - Number(isAlts(b)));

function withBefore(product: SourceProduct, { field, isAttribute, before }: ImportedChange): SourceProduct {
  if (field === 'images' && !isAttribute && Array.isArray(before))
    return { ...product, images: [...before], imageAlts: moveAlts(product, before) };
  if (!isAttribute && isOfTranslation({ field }))
    return { ...product, translations: withTranslation(product.translations ?? {}, field, before) };
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
