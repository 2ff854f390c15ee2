// Whether an attribute may be used in public copy, by its name: known names that shoppers read may, others only when the workspace allows it.

import { once } from '#domain/once.ts';
import { remember } from '#domain/text/remember.ts';
import { foldText, joinSpaces } from '#domain/text/words.ts';
import { attributeKey, plainName } from './attribute-key.ts';
import { type KnownAttribute, knownAttributes } from './attribute-names.ts';
import type { AttributeUse } from './attribute-uses.ts';
import { readComposedName } from './composed-names.ts';
import { spellOut } from './short-names.ts';

/** What the workspace decided, by the folded name of the attribute; the table's own use holds for all others. */
export type AttributeChoices = ReadonlyMap<string, AttributeUse>;
export const noChoices: AttributeChoices = new Map();

const knownNames = once(
  (): ReadonlyMap<string, KnownAttribute> =>
    new Map(knownAttributes().flatMap((attribute) => attribute.names.map((name) => [name, attribute]))),
);

/** Whether a name is known, and of another language than English: `Farbe`. What is written alike in English is English. */
export const isForeignName = (name: string): boolean => knownNames().get(attributeKey(name))?.isEnglish === false;

/** `Weight (kg)`: the unit a name ends in, for values without one. */
const unitAtEnd = /\s*[([]\s*([a-zµ"'°%²³.]{1,8})\s*[)\]]$/i;

/** Names made for machines: `meta.material`, `frameMaterial`, `custom:material`. They are never known by themselves. */
const isTechnical = (name: string): boolean => /[\p{L}\d][.:/][\p{L}_]|\p{Ll}\p{Lu}/u.test(name.trim());

type AttributeName = {
  key: string;
  /** What it is a name of: the table's name where it knows it, else its own. Two names of one kind state the same thing. */
  kind: string;
  /** How shoppers read it: as the source calls it, for the table's name may say more or less (`Use`, *Suitable For*; `max torque`, *Torque*). */
  label: string;
  /** The unit the name gives; null where it gives none. */
  unit: string | null;
  /** Whether a bare number says nothing about it. */
  isMeasure: boolean;
  use: AttributeUse;
};

const written = (words: string) => words.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** A name as people would write it: `stock_level` as Stock level, `meta.frameMaterial` as Meta frame material, `LED tone` as it stands. */
function writeName(name: string): string {
  const words = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(?<=[\p{L}\d])[.:/](?=[\p{L}_])/gu, ' ');
  // Capitals mean something only next to small letters, and not where they separate words: `frameMaterial`.
  const isCased = words === name && /\p{Ll}/u.test(name);
  return written((isCased ? plainName : attributeKey)(words).replace(unitAtEnd, ''));
}

/** `LED quantity` of `LED Qty` and `Led quantity`: a word that both have stays as it was written. */
function inWordsOf(name: string, spelled: string): string {
  const own = new Map(name.split(' ').map((word) => [word.toLowerCase(), word]));
  return spelled
    .split(' ')
    .map((word) => own.get(word.toLowerCase()) ?? word)
    .join(' ');
}

/** Words of a name that say nothing of what it names: `Item Weight`, `color_name`. */
const emptyWord = /\b(?:item|product|name)\b/g;
const wordsOf = (key: string) => joinSpaces(key.replace(emptyWord, ' ')).trim();

/** An attribute's name as the table reads it, before any choice of the workspace. */
export const readAttributeName = remember((name): AttributeName => {
  const key = attributeKey(name);
  const bare = key.replace(unitAtEnd, '');
  const unit = unitAtEnd.exec(key)?.[1] ?? null;
  const label = writeName(name);
  const unread: AttributeName = { key, kind: label, label, unit, isMeasure: false, use: 'hidden' };
  if (isTechnical(name)) return unread;
  const found = knownNames().get(key) ?? knownNames().get(bare);
  if (found !== undefined) {
    const isMeasure = found.use === 'measure';
    const isSame = wordsOf(bare) === foldText(found.label);
    return {
      ...unread,
      kind: found.label,
      label: isSame ? found.label : label,
      isMeasure,
      use: found.use === 'measure' ? 'told' : found.use,
    };
  }
  const composed = readComposedName(key, (each) => knownNames().has(each));
  if (composed === null) {
    const spelled = spellOut(bare, unit);
    if (spelled === null) return unread;
    const whole = readAttributeName(unit === null ? spelled : `${spelled} (${unit})`);
    return { ...whole, key, label: inWordsOf(label, whole.label) };
  }
  const base = composed.base === key ? label : writeName(composed.base);
  const kind = knownNames().get(composed.base)?.label ?? base;
  return { key, kind, label: base, unit: unit ?? composed.unit, isMeasure: composed.isMeasure, use: 'told' };
});

/** What holds for an attribute: the workspace's choice, else the table's. */
export function attributeUseOf(name: string, choices: AttributeChoices): AttributeUse {
  const { key, use } = readAttributeName(name);
  return choices.get(key) ?? use;
}
