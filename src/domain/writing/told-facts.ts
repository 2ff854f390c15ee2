// Facts each told once: of two that say the same, the one that says it better.

import { foldText } from '#domain/text/words.ts';
import type { Fact } from './fact.ts';

const country = /^(?:country|country of origin|zemlja|země|země původu|país|país de origen|pays|land)$/i;

/** Whether another fact tells this one better: a region that is only its country, a part number the list of them holds. */
function isToldBy(fact: Fact, other: Fact): boolean {
  if (other === fact) return false;
  if (country.test(other.name))
    return /^(?:regi|oblast)/i.test(fact.name) && foldText(fact.value) === foldText(other.value);
  return (
    fact.subject === 'model' &&
    other.subject === 'model' &&
    other.value.split(', ').slice(0, 99).includes(fact.value) &&
    other.value !== fact.value
  );
}

/** Facts each told once: of two with one name or one value the first stays, and a material goes where a fuller one names it. */
export function dropToldFacts(facts: readonly Fact[]): Fact[] {
  const names = new Set<string>();
  const values = new Set<string>();
  const kept = facts.filter((fact) => {
    if (facts.some((other) => isToldBy(fact, other))) return false;
    const { name, value } = fact;
    const key = foldText(value);
    const isNew =
      !names.has(foldText(name)) &&
      !(key.length > 3 && !/^(?:yes|no|included|not included)$/.test(key) && values.has(key));
    names.add(foldText(name));
    values.add(key);
    return isNew;
  });
  return kept.filter(
    (fact) =>
      fact.subject !== 'material' ||
      !kept.some((other) => other !== fact && other.subject === 'material' && isPartOf(fact.value, other.value)),
  );
}

function isPartOf(part: string, whole: string): boolean {
  const words = (text: string): string[] => foldText(text).match(/\p{L}+/gu) ?? [];
  const known = new Set(words(whole));
  const isFuller = words(part).length < words(whole).length || (/\d/.test(whole) && !/\d/.test(part));
  return isFuller && words(part).every((each) => known.has(each));
}
