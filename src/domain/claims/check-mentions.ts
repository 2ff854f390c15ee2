// What the source says of each thing a text states, and what the rest of its sentence makes of that.
import { stemOf } from '#domain/text/word-forms.ts';
import type { CheckedClaim, Evidence } from './checked-claim.ts';
import type { Fact } from './fact-index.ts';
import type { Facts } from './facts.ts';
import { deriveFigure, isOtherName } from './judging/derived.ts';
import { isFigure } from './judging/figures.ts';
import { judgeClaim } from './judging/judge-claim.ts';
import type { Judged } from './judging/judged.ts';
import { sharesRole } from './judging/roles.ts';
import { findSourceConflict, type Lead, wordBehind } from './judging/source-conflicts.ts';
import type { Mention } from './mention.ts';
import { isPolarityUnclear } from './polarity/unclear.ts';
import type { Scan } from './tokens/tokens.ts';

/** Claims of one sentence that one of them may be worked out with. */
const mostBeside = 40;
/** A sentence that begins further before a claim says more than other claims. */
const longestLead = 200;

type JudgedMention = Judged & { mention: Mention };
type SaidFacts = ReadonlyMap<number, ReadonlyMap<Fact, readonly Mention[]>>;

/** The facts each sentence gives rightly, and by which of its claims; a few of them are enough. */
function supportedBySentence(judged: readonly JudgedMention[]): SaidFacts {
  const said = new Map<number, Map<Fact, Mention[]>>();
  for (const { mention, verdict, by } of judged) {
    if (verdict !== 'supported') continue;
    const known = said.get(mention.sentence) ?? new Map<Fact, Mention[]>();
    for (const fact of by) {
      const mentions = known.get(fact) ?? [];
      if (mentions.length < 4) mentions.push(mention);
      known.set(fact, mentions);
    }
    said.set(mention.sentence, known);
  }
  return said;
}

/** `PlayStation 4, PlayStation 3` does not deny the source's PlayStation 4: what a sentence says rightly of a thing it does not contradict. */
function isSaidBeside(said: SaidFacts, claim: Mention, fact: Fact): boolean {
  const beside = said.get(claim.sentence)?.get(fact) ?? [];
  // Of part numbers one sentence lists as many as there are.
  const isCode = claim.value.type === 'model';
  return beside.some((other) => isCode || (claim.isAlone && other.isAlone) || sharesRole(claim, other));
}

/** The places of facts, each once: two readings of one place are one piece of evidence. */
function evidenceOf(by: readonly Fact[]): Evidence[] {
  const places = by.map(({ field, start, end, text }) => ({ field, start, end, text }));
  return places.filter(
    (place, at) => places.findIndex((other) => other.field === place.field && other.start === place.start) === at,
  );
}

/** Between claims that follow one another, and before the goods. */
const joining = /^(?:and|also|it|is|are|both|fully|completely|plus|the|this|these|a|an)$/i;

/** What stands around the claim at a place of all: whether only the goods and other claims come before it in its sentence, and the word behind it. */
function leadOf({ heads, brand }: Facts, { source }: Scan, mentions: readonly Mention[], at: number): Lead {
  const { start = 0, end = 0 } = mentions[at] ?? {};
  const opening = /[^.!?;\n•]*$/.exec(source.slice(Math.max(0, start - longestLead), start))?.[0] ?? '';
  const offset = start - opening.length;
  const before: Mention[] = [];
  for (let place = at - 1; place >= 0; place -= 1) {
    const other = mentions[place];
    if (!other || other.start < offset - longestLead) break;
    before.push(other);
  }
  const isClaimed = (position: number) => before.some((other) => other.start <= position && position < other.end);
  const isOfGoods = (stem: string) => heads.has(stem) || brand.has(stem);
  const opens = [...opening.matchAll(/[\p{L}\p{N}]+/gu)].every(
    ({ 0: word, index }) => joining.test(word) || isOfGoods(stemOf(word.toLowerCase())) || isClaimed(offset + index),
  );
  return { opens, next: wordBehind(source, end) };
}

/** The claims of what a text states; `agreed` is what it denies as the source does. `unsure` are sentences with a figure that follows from others, which no rule can check. */
export function checkMentions(
  facts: Facts,
  scan: Scan,
  mentions: readonly Mention[],
  agreed: readonly { start: number; end: number }[],
): { claims: CheckedClaim[]; unsure: ReadonlySet<number> } {
  const judged = mentions.map((mention) => ({ mention, ...judgeClaim(facts, mention) }));
  const said = supportedBySentence(judged);
  const besides = Map.groupBy(mentions, ({ sentence }) => sentence);
  const unsure = new Set<number>();
  const claims = judged.flatMap(({ mention, verdict, by, words }, at): CheckedClaim[] => {
    const { kind, start, end, sentence } = mention;
    const claim = (given: Pick<CheckedClaim, 'verdict' | 'evidence' | 'isConflict'>): CheckedClaim[] => [
      { text: scan.source.slice(start, end), start, end, kind, ...given },
    ];
    if (verdict === 'supported' && mention.isPassing) return [];
    const against = findSourceConflict(facts, mention, { verdict, by }, () => leadOf(facts, scan, mentions, at));
    if (against.length > 0) return claim({ verdict: 'unsupported', evidence: evidenceOf(against), isConflict: true });
    if (verdict === 'supported') return claim({ verdict, evidence: [...(words ?? evidenceOf(by))] });
    if (verdict === 'unsupported' && isFigure(facts, scan, mention)) return [];
    const derivation = deriveFigure(facts, scan, mention, (besides.get(sentence) ?? []).slice(0, mostBeside));
    if (derivation === 'stated' || (verdict === 'unsupported' && isOtherName(facts, mention))) {
      unsure.add(sentence);
      return [];
    }
    if (verdict === 'unsupported') return claim({ verdict, evidence: [] });
    if (derivation) return claim({ verdict: 'unsupported', evidence: evidenceOf(by) });
    const isTurned = by.every((fact) => fact.isNegated !== mention.isNegated);
    // The source may deny the very words and have something like it all the same: no added sugar, but sugars of its own.
    const isDeniedAlike = mention.isNegated && agreed.some((other) => start < other.end && other.start < end);
    if (isTurned && (isDeniedAlike || isPolarityUnclear(scan, mention))) return [];
    const rest = by.filter((fact) => !isSaidBeside(said, mention, fact));
    if (rest.length > 0) return claim({ verdict, evidence: evidenceOf(rest) });
    return isFigure(facts, scan, mention) ? [] : claim({ verdict: 'unsupported', evidence: [] });
  });
  return { claims, unsure };
}
