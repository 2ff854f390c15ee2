// Finds the parts an instruction speaks of by name: `Keep the title under 60 characters`, `In bullets, avoid …`.
import { findNamed } from '#domain/parts/find-named.ts';
import { forEachTextPart, partTable, type TextPart, textParts } from '#domain/parts/parts.ts';

const lead = '(?:(?:the|all|every|each|any|our|its|product|feature) )*';
const partWords: Readonly<Record<TextPart, string>> = {
  ...forEachTextPart((each) => `${partTable[each].word}s?`),
  title: 'titles?|headlines?',
  bullets: 'bullet points?|bullets?',
  description: 'descriptions?',
};
const partPatterns = textParts.map((each) => [each, new RegExp(`\\b(?:${partWords[each]})\\b`, 'g')] as const);
const part = `(?:${Object.values(partWords).join('|')})`;
const parts = `${lead}${part}(?:(?:, and |, | and | & )${lead}${part})*`;
const verbs =
  'make|keep|write|start|begin|open|lead|limit|shorten|expand|extend|lengthen|give|rewrite|improve|translate|trim|condense|tighten';
const fill = '(?:please |also |and |then |always |make sure to |be sure to |you must |must )*';

/** Where part names stand as what is spoken of, and what is left of the instruction without them. */
const places: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [new RegExp(`^(?:(?:in|for|on) (${parts}):?|(${parts}):)$`), () => ''],
  [
    new RegExp(
      `^(?:in |for )?(${parts})(?:[,:] ?| )(?:must |should |shall |may |can |has to |have to |needs? to )(?:be )?(not )?(.+)$`,
    ),
    (found) => `${found[2] ? 'do not ' : ''}${found[3]}`,
  ],
  [new RegExp(`^(${fill}(?:${verbs})) (${parts})(?= |$)(.*)$`), (found) => `${found[1]} it${found[3]}`],
  [new RegExp(`^(.+?) (?:in|for) (${parts})$`), (found) => found[1] ?? ''],
];

function readParts(names: string): TextPart[] {
  const named = findNamed(partPatterns, names);
  return textParts.filter((each) => named.includes(each));
}

/** The parts a folded clause names (null for none) and the clause without them; an empty rest where it says nothing else. */
export function readTarget(folded: string): { parts: TextPart[] | null; rest: string } {
  for (const [pattern, rest] of places) {
    const found = pattern.exec(folded);
    if (!found) continue;
    const names = found.slice(1).find((group) => new RegExp(`^${parts}$`).test(group ?? ''));
    const named = readParts(names ?? '');
    if (named.length > 0) return { parts: named, rest: rest(found).trim() };
  }
  return { parts: null, rest: folded };
}
