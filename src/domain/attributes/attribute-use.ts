// What may be told of an attribute in public copy, by its name: what shoppers read is known by name, anything else is told only once the workspace says so.
import { remember } from '#domain/text/remember.ts';
import { attributeKey } from './attribute-key.ts';
import { type KnownAttribute, knownAttributes } from './attribute-names.data.ts';
import type { AttributeUse } from './attribute-uses.ts';
import { readComposedName } from './composed-names.ts';

/** What the workspace decided, by the folded name of the attribute; the table's own use holds for all others. */
export type AttributeChoices = ReadonlyMap<string, AttributeUse>;
export const noChoices: AttributeChoices = new Map();

const known: ReadonlyMap<string, KnownAttribute> = new Map(
  knownAttributes.flatMap((attribute) => attribute.names.map((name) => [name, attribute])),
);

/** `Weight (kg)`: the unit a name ends in, for values without one. */
const unitAtEnd = /\s*[([]\s*([a-zµ"'°%²³.]{1,8})\s*[)\]]$/i;

/** Names made for machines: `meta.material`, `frameMaterial`, `custom:material`. They are never known by themselves. */
const isTechnical = (name: string): boolean => /[\p{L}\d][.:/][\p{L}_]|\p{Ll}\p{Lu}/u.test(name.trim());

export type AttributeName = {
  key: string;
  /** How shoppers read it. */
  label: string;
  /** The unit the name gives; null where it gives none. */
  unit: string | null;
  /** Whether a bare number tells nothing of it. */
  isMeasure: boolean;
  use: AttributeUse;
};

const written = (words: string) => words.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** A name no table knows, as people would write it: `stock_level` as Stock level, `meta.frameMaterial` as Meta frame material. */
function writeName(name: string, key: string): string {
  if (!isTechnical(name)) return written(key.replace(unitAtEnd, ''));
  const words = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(?<=[\p{L}\d])[.:/](?=[\p{L}_])/gu, ' ');
  return written(attributeKey(words).replace(unitAtEnd, ''));
}

/** An attribute's name as the table reads it, before any choice of the workspace. */
export const readAttributeName = remember((name): AttributeName => {
  const key = attributeKey(name);
  const unit = unitAtEnd.exec(key)?.[1] ?? null;
  const found = known.get(key) ?? (unit === null ? undefined : known.get(key.replace(unitAtEnd, '')));
  if (found === undefined || isTechnical(name)) {
    const composed = isTechnical(name) ? null : readComposedName(key, (each) => known.has(each));
    if (composed === null) return { key, label: writeName(name, key), unit, isMeasure: false, use: 'hidden' };
    const label = known.get(composed.base)?.label ?? writeName(name, composed.base);
    return { key, label, unit: unit ?? composed.unit, isMeasure: composed.isMeasure, use: 'told' };
  }
  const use = found.use === 'measure' ? 'told' : found.use;
  return { key, label: found.label, unit, isMeasure: found.use === 'measure', use };
});

/** What holds for an attribute: the workspace's choice, else the table's. */
export function attributeUseOf(name: string, choices: AttributeChoices): AttributeUse {
  const { key, use } = readAttributeName(name);
  return choices.get(key) ?? use;
}
