// The currency a file states once for all its prices: beside its products, not in them.
import { currencyCodes } from '../cells/currency-codes.ts';
import { judgeName } from '../columns/judge-name.ts';
import { areAmounts } from '../columns/value-shapes.ts';
import { localName, type XmlNode } from './xml-tree.ts';

/** The only code among fields that are named as a currency and hold nothing else; null where there is none, or more than one. */
function onlyCurrency(fields: Iterable<readonly [name: string, value: string]>): string | null {
  const found = new Set<string>();
  for (const [name, value] of fields) {
    const code = value.trim().toUpperCase();
    if (currencyCodes.has(code) && judgeName(name).target === 'currency') found.add(code);
  }
  const [code = null] = found;
  return found.size === 1 ? code : null;
}

/** What elements outside the products say: `<currency>EUR</currency>`, `<shop currency="EUR">`, `<currency code="EUR">`. */
function* fieldsOf(
  node: XmlNode,
  parent: XmlNode | null,
  isItem: (node: XmlNode, parent: XmlNode | null) => boolean,
): Generator<[string, string]> {
  if (isItem(node, parent)) return;
  const own = localName(node.name);
  const isAmount = node.text.trim() !== '' && areAmounts([node.text]);
  yield [own, node.text];
  for (const [name, value] of node.attributes) {
    // That of an amount, such as a fee, is its own; a currency may have its rate.
    if (!isAmount) yield [localName(name), value];
    yield [own, value];
  }
  for (const child of node.children) yield* fieldsOf(child, node, isItem);
}

/** The currency of all prices of an XML file that name none; `isItem` is true of its products. */
export const xmlCurrency = (root: XmlNode, isItem: (node: XmlNode, parent: XmlNode | null) => boolean): string | null =>
  onlyCurrency(fieldsOf(root, null, isItem));

/** The same of JSON, in the text before its products. */
export function jsonCurrency(before: string): string | null {
  const pairs = [...before.matchAll(/"([^"\\]{1,60})"\s*:\s*"([^"\\]{3})"/g)];
  return onlyCurrency(pairs.map(([, name = '', value = '']) => [name, value]));
}
