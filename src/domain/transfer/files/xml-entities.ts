// The entities an XML file declares for itself: short texts, written out within bounds. Nothing is ever fetched.
import { decodeXML } from 'entities';

const limits = { count: 1_000, text: 2_000 } as const;
const reference = /&([\p{L}_:][\p{L}\p{N}_:.-]*);/gu;
const declared = /!ENTITY\s+([\p{L}_:][\p{L}\p{N}_:.-]*)\s+(["'])(.*)\2\s*$/su;

type XmlEntities = {
  /** Takes notice of a declaration. */
  declare(declaration: string): void;
  /** The text with its references resolved; `grow` hears how much longer it gets, before it does. */
  expand(text: string, grow: (length: number) => void): string;
};

/**
 * Entities are written out once, as they are declared, and only into short texts: neither a name that refers to itself nor ten times
 * ten times ten others can grow. Those with an address, with markup or with others that are unread stay unread.
 */
export function createXmlEntities(): XmlEntities {
  const known = new Map<string, string>();
  const expand = (text: string, grow: (length: number) => void) =>
    text.replace(reference, (found, name: string) => {
      const value = known.get(name);
      if (value === undefined) return found;
      grow(value.length);
      return value;
    });
  return {
    declare(declaration) {
      const [, name, , quoted] = declared.exec(declaration) ?? [];
      if (name === undefined || quoted === undefined || known.has(name)) return;
      if (known.size >= limits.count || quoted.length > limits.text) return;
      const text = decodeXML(expand(quoted, () => undefined));
      if (text.length <= limits.text && !text.includes('<') && text.search(reference) === -1) known.set(name, text);
    },
    expand: (text, grow) => (known.size === 0 || !text.includes('&') ? text : expand(text, grow)),
  };
}
