// Reads what the lists beside the products say of ids in them, wherever in the file they are: a feed may explain its categories at its end.
import { isXmlItem, type XmlItems } from './xml-items.ts';
import { isSameWord } from './xml-names.ts';
import { collectList, createXmlLists, findReferences, type XmlReferences } from './xml-references.ts';
import { createXmlReader, localName } from './xml-tree.ts';

/** Characters of one list that are held at a time; what is behind them is not read. */
const longestList = 50_000_000;
const tooLong = Symbol('too long');

/** Whether ids of the products may be explained behind the text their elements were found in. */
export const mayExplain = ({ referred }: XmlItems): boolean => referred.length > 0;

export function createXmlReferenceScanner(items: XmlItems): { push(text: string): void; end(): XmlReferences } {
  const lists = createXmlLists();
  let inside: string | null = null;
  let size = 0;
  let isDone = false;
  const reader = createXmlReader({
    isRoot(name, parent) {
      if (isXmlItem(items, name, parent)) return 'skip';
      inside = parent && localName(parent);
      const local = localName(name);
      return !items.around.includes(local.toLowerCase()) && items.referred.some((word) => isSameWord(word, local));
    },
    grow(length, isNew) {
      size = isNew ? length : size + length;
      if (size > longestList) throw tooLong;
    },
    onTree(node) {
      collectList(node, lists, inside);
    },
  });
  return {
    push(text) {
      try {
        if (!isDone) reader.push(text);
      } catch (fault) {
        if (fault !== tooLong) throw fault;
        isDone = true;
      }
    },
    end: () => findReferences(items.columns, lists),
  };
}
