// Names of elements and what they are made of.
import { plainName } from '../cells/column-names.ts';
import { targetByName } from '../columns/target-by-name.ts';
import { cleanName } from './scan-table.ts';
import { localName, type XmlNode } from './xml-tree.ts';

const lastWord = (name: string): string => plainName(name).split(' ').at(-1) ?? '';

// English words are also found where they are grown together with another: `FNAME`, `attrvalue`.
const nameWord = /^(?:key|attribute|property|attr)$|(?:name|label|caption)$/;
const valueWord =
  /values?$|^(?:val|wert|werte|valor|valores|valeur|valore|waarde|wartosc|hodnota|vrednost|vrijednost|ertek|varde|vaerdi|verdi|arvo|deger|значение|значення|стойност|值|値|τιμη)$/;
const unitWord =
  /unit$|^(?:units|uom|unit of measure|unit code|einheit|jednotka|jednostka|unidad|unidade|unite|unita|eenheid|enhet|enhed|единица|单位)$/;
const idWord =
  /^(?:id|ids|ref|code|key|no|nr|num|numer|numero|nummer|number|kod|codigo|cislo|ид|код|идентификатор|номер|編號|编号|番号|코드|\p{L}{4,}id)$/u;

/** True for a name that says what another value is called: `name`, `PARAM_NAME`, `Bezeichnung`. */
export const isNameName = (name: string): boolean =>
  nameWord.test(lastWord(name)) || targetByName(lastWord(name)) === 'title';
export const isValueName = (name: string): boolean => valueWord.test(lastWord(name));
export const isUnitName = (name: string): boolean => unitWord.test(plainName(name)) || unitWord.test(lastWord(name));
export const isIdName = (name: string): boolean => idWord.test(lastWord(name));

/** What the id is of: `categoryId` and `categoryid` → `category`; the whole name where nothing in it says id. */
export function referred(name: string): string {
  const words = plainName(name).split(' ');
  const last = words.pop() ?? '';
  const word = idWord.test(last) ? (/^\p{L}{4,}id$/u.exec(last)?.[0].slice(0, -2) ?? '') : last;
  return [...words, word].join(' ').trim() || last;
}

/** Ends by which the singular and the plural of a word differ, in languages that have such ends. */
const numberEnd = /^(?:|s|es|y|ies|e|en|n|er|r|a|i|o|x|u|и|ы|я|а|е|і|й)$/;

/** Whether two names are of one word, in the singular or the plural: images and image, categories and category, zdjecia and zdjecie. */
export function isSameWord(one: string, other: string): boolean {
  const [a, b] = [lastWord(one), lastWord(other)];
  if (a === b) return a !== '';
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared >= 3 && numberEnd.test(a.slice(shared)) && numberEnd.test(b.slice(shared));
}

/** Local names that mean something else by prefix keep it. */
export type XmlNaming = { keepPrefix: readonly string[] };

/** The column of an element. */
export function columnOf({ name }: Pick<XmlNode, 'name'>, { keepPrefix }: XmlNaming): string {
  const local = localName(name);
  const plain = keepPrefix.includes(local) ? name : local;
  // Spaces and signs as databases write them into tags: `Prix_x0020_TTC`.
  return (
    cleanName(
      plain.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    ) || 'Column'
  );
}
