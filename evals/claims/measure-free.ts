// Counts what the checker finds of the falsehoods in freely written copy, and what it wrongly doubts there.
import { product } from '#domain/catalogue/test-product.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { applyJudgements, indexJudgements, type Judgement } from '#domain/claims/judgements.ts';
import { isHint } from '#domain/claims/kinds.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import type { FreeListing } from './free-texts.ts';

export type FreeFigures = {
  lies: number;
  found: number;
  contradicted: number;
  truths: number;
  claims: number;
  alarms: number;
  /** Alarms that call a true claim contradicted. */
  falseContradictions: number;
  /** Sentences in which the checker read nothing, of true texts alone. */
  unread: number;
  sentences: number;
  /** Falsehoods the author calls opposites of the source, and those of them found. */
  opposites: { lies: number; found: number };
  notes: string[];
};

/** Checks every text of the listings, with what a judge decided of them; hints about whole sentences count neither way. */
export function measureFreeTexts(
  listings: readonly FreeListing[],
  judge: (listing: FreeListing) => readonly Judgement[] = () => [],
): FreeFigures {
  const figures: FreeFigures = {
    lies: 0,
    found: 0,
    contradicted: 0,
    truths: 0,
    claims: 0,
    alarms: 0,
    falseContradictions: 0,
    unread: 0,
    sentences: 0,
    opposites: { lies: 0, found: 0 },
    notes: [],
  };
  for (const listing of listings) {
    const { name, source, texts } = listing;
    const facts = extractFacts(product(source));
    const judgements = indexJudgements(judge(listing));
    for (const { text, lie, kind } of texts) {
      const from = lie === '' ? -1 : text.indexOf(lie);
      if (lie !== '' && from < 0) throw new Error(`“${lie}” is not in the text about the ${name}`);
      const checked = applyJudgements(text, checkPart(facts, text), judgements);
      const claims = checked.filter((claim) => !isHint(claim));
      const doubted = claims.filter(({ verdict }) => verdict !== 'supported');
      const hits = doubted.filter(({ start, end }) => from >= 0 && start < from + lie.length && end > from);
      figures.claims += claims.length;
      if (lie === '') {
        figures.truths += 1;
        figures.unread += checked.filter(({ kind }) => kind === 'unread').length;
        figures.sentences += text.split(/[.!?](?:\s|$)/).filter((sentence) => sentence.trim() !== '').length;
      } else {
        figures.lies += 1;
        if (kind === 'polarity') {
          figures.opposites.lies += 1;
          if (hits.length > 0) figures.opposites.found += 1;
        }
        if (hits.length > 0) figures.found += 1;
        else figures.notes.push(`FREE MISSED ${name}: ${lie}`);
        if (hits.some(({ verdict }) => verdict === 'contradicted')) figures.contradicted += 1;
      }
      for (const claim of doubted) {
        if (hits.includes(claim)) continue;
        figures.alarms += 1;
        if (claim.verdict === 'contradicted') figures.falseContradictions += 1;
        const around = `${text.slice(Math.max(0, claim.start - 30), claim.start)}[${claim.text}]${text.slice(claim.end, claim.end + 25)}`;
        figures.notes.push(
          `FREE ALARM ${name}: ${claim.kind} ${claim.verdict} ${around} by ${JSON.stringify(claim.evidence[0]?.text ?? '')}`,
        );
      }
    }
  }
  return figures;
}
