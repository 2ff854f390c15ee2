// Mends a draft without a model: takes out the sentence, clause or segment that carries a finding, and cuts what is too long.
import { checkRule } from '#domain/benchmarks/check-rule.ts';
import type { RuleResult } from '#domain/benchmarks/evaluate.ts';
import type { JudgedProduct } from '#domain/benchmarks/finding.ts';
import type { DraftReason } from '#domain/history/draft-record.ts';
import { quote } from '#domain/text/quote.ts';
import { type DraftFinding, explainFinding } from './draft-checks.ts';
import { byFacts, byRule } from './reasons.ts';
import { cutAtPhrase, dropFullStop, trimLooseEnds } from './shorten.ts';
import type { InstructedPart } from './target.ts';
import { joinPieces, type Piece, splitPieces } from './text-pieces.ts';
import type { Draft } from './writer.ts';

type Work = { part: InstructedPart; findings: readonly DraftFinding[]; product: JudgedProduct; reasons: DraftReason[] };

/** Rules that judge the size of a whole; all others can be asked about one piece. */
const ofTheWhole: ReadonlySet<string> = new Set(['length', 'item-length', 'count', 'required', 'repetition']);

function breaks({ rule }: RuleResult, { part, product }: Work, items: readonly string[]): boolean {
  return (checkRule({ attribute: part, items, product }, rule)?.share ?? 0) > 0;
}

const brokenRules = ({ findings }: Work) =>
  findings.flatMap((finding) => (finding.type === 'rule' ? [finding.result] : []));

/** Whether words of the part are what a channel refuses. */
const isBlocked = (work: Work) =>
  brokenRules(work).some(({ rule }) => rule.severity === 'block' && !ofTheWhole.has(rule.benchmarkType));

/** What is wrong with one piece of the text that stands at `item` of the part. */
function faultOf(piece: Piece, item: number, work: Work): DraftFinding | undefined {
  return work.findings.find((finding) => {
    if (finding.type === 'rule')
      return (
        (!piece.isHeader || finding.result.rule.benchmarkType === 'forbidden') &&
        !ofTheWhole.has(finding.result.rule.benchmarkType) &&
        breaks(finding.result, work, [piece.text])
      );
    const { claim } = finding;
    return (claim.item ?? 0) === item && claim.start < piece.end && claim.end > piece.start;
  });
}

function tellRemoval(text: string, fault: DraftFinding, { part, reasons }: Work): void {
  const said = `Took out "${quote(text)}". ${explainFinding(fault)}`;
  reasons.push(fault.type === 'rule' ? byRule(`${part}.${fault.result.rule.subject}`, said) : byFacts(said));
}

/** The name at the start of a title stays, without the words that claim. Null where too little would stay. */
function withoutClaims(piece: Piece, work: Work): string | null {
  const claims = work.findings.flatMap((finding) => (finding.type === 'claim' ? [finding.claim] : []));
  let kept = piece.text;
  for (const { start, end } of claims.toSorted((a, b) => b.start - a.start)) {
    if (start >= piece.start && end <= piece.end)
      kept = kept.slice(0, start - piece.start) + kept.slice(end - piece.start);
  }
  const tidy = trimLooseEnds(kept.replace(/\(\s*\)/g, '').replace(/\s+/g, ' '));
  return tidy !== piece.text && tidy.split(' ').length >= 2 ? tidy : null;
}

function isTooMuch(text: string, work: Work): boolean {
  return brokenRules(work).some((result) => {
    const { benchmarkType } = result.rule;
    if (benchmarkType === 'repetition') return breaks(result, work, [text]);
    const isSized = benchmarkType === 'item-length' || (benchmarkType === 'length' && work.part !== 'bullets');
    return isSized && isAbove(result, work, [text]);
  });
}

function isAbove({ rule }: RuleResult, { part, product }: Work, items: readonly string[]): boolean {
  const verdict = checkRule({ attribute: part, items, product }, rule)?.verdict;
  return verdict === 'above' || verdict === 'slightly-above';
}

/** Pieces go from the end while the text is too much; the last one is cut. */
function shrink(text: string, work: Work): string {
  let shrunk = text;
  while (isTooMuch(shrunk, work)) {
    const pieces = splitPieces(work.part, shrunk);
    const last = pieces.at(-1);
    const isLast = pieces.filter(({ isHeader }) => !isHeader).length < 2;
    const shorter = isLast
      ? cutAtPhrase(shrunk, Math.floor(shrunk.length * 0.9))
      : joinPieces(pieces, (piece) => piece !== last);
    if (shorter === '' || shorter.length >= shrunk.length) break;
    shrunk = trimLooseEnds(shorter);
  }
  const [cause] = brokenRules(work);
  if (cause && shrunk !== text)
    work.reasons.push(
      byRule(`${work.part}.${cause.rule.subject}`, `Shortened "${quote(text)}" to ${shrunk.length} characters.`),
    );
  return shrunk;
}

/** What a piece of a title's name becomes without its claims; the name itself where too little would be left. */
function renameTitle(name: Piece, work: Work): Piece {
  const text = withoutClaims(name, work);
  if (text === null) return name;
  for (const finding of work.findings) {
    if (finding.type === 'claim' && finding.claim.start < name.end) tellRemoval(finding.claim.text, finding, work);
  }
  return { ...name, text };
}

/** The pieces before the first break: a description does not start with what closes it. */
function leadOf(pieces: readonly Piece[]): readonly Piece[] {
  const end = pieces.findIndex((piece, index) => index > 0 && piece.before.includes('\n'));
  return end < 0 ? pieces : pieces.slice(0, end);
}

function repairText(text: string, item: number, work: Work): string {
  const pieces = splitPieces(work.part, text);
  const [first] = pieces;
  if (!first) return text;
  const faults = new Map(pieces.map((piece) => [piece.start, faultOf(piece, item, work)]));
  const [, detail, next] = pieces;
  // `Hardware: Gold-tone; strap: leather`: what stands under a header of its own does not need the first.
  const isPair = first.isHeader && /^[^:;.]{1,40}: /.test(next?.text ?? '');
  const ofDetail = isPair && detail !== undefined ? faults.get(detail.start) : undefined;
  const ofHeader = first.isHeader ? faults.get(first.start) : undefined;
  // A title keeps its name whatever is wrong with it: there is nothing to put in its place.
  const isName = (piece: Piece) => work.part === 'title' && piece.start === first.start;
  const faultIn = (piece: Piece) =>
    isName(piece)
      ? undefined
      : piece === first && ofDetail !== undefined
        ? ofDetail
        : (ofHeader ?? faults.get(piece.start));
  const faultless = pieces.filter((piece) => !faultIn(piece));
  const isHeadless = work.part === 'description' && leadOf(pieces).every((piece) => faultIn(piece));
  if (isHeadless && !(isBlocked(work) && faultless.length > 0)) return text;
  const named =
    work.part === 'title' && faults.get(first.start)?.type === 'claim'
      ? [renameTitle(first, work), ...pieces.slice(1)]
      : pieces;
  for (const piece of pieces) {
    const fault = faultIn(piece);
    if (fault && !piece.isHeader) tellRemoval(piece.text, fault, work);
  }
  const shrunk = shrink(
    joinPieces(named, (piece) => faultIn(piece) === undefined),
    work,
  );
  return work.part === 'bullets' ? dropFullStop(shrunk) : shrunk;
}

/** Bullets go from the end while there are too many of them, or too much together. */
function fitList(bullets: readonly string[], work: Work): string[] {
  const kept = [...bullets];
  const sized = brokenRules(work).filter(
    ({ rule }) => rule.benchmarkType === 'count' || rule.benchmarkType === 'length',
  );
  for (const result of sized) {
    while (kept.length > 1 && isAbove(result, work, kept))
      tellRemoval(kept.pop() ?? '', { part: work.part, type: 'rule', result }, work);
  }
  return kept;
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;

/** Words a text has left at least where a channel would refuse it whole; bullets may all go. */
const leastWords = 6;

/** A part of which less than half would be left is no part any more: it stays as it is, and is shown with its marks. What the channel refuses whole may lose more. */
function isGutted(kept: string, whole: string, work: Work): boolean {
  const half = countWords(whole) / 2;
  const least = isBlocked(work) ? Math.min(half, work.part === 'bullets' ? 0 : leastWords) : half;
  return countWords(kept) < least;
}

/** The parts with findings, without what carries them. What cannot be mended by leaving out, such as a missing bullet, stays as it is. */
export function repairDraft(draft: Draft, findings: readonly DraftFinding[], product: JudgedProduct): Draft {
  const workOn = (part: InstructedPart): Work => ({
    part,
    product,
    findings: findings.filter((finding) => finding.part === part),
    reasons: [],
  });
  const mended: Draft = {};
  for (const part of ['title', 'description'] as const) {
    const [text, work] = [draft[part], workOn(part)];
    if (!text || work.findings.length === 0) continue;
    const content = repairText(text.content, 0, work);
    mended[part] = isGutted(content, text.content, work)
      ? { ...text }
      : { content, reasons: [...work.reasons, ...text.reasons] };
  }
  const [list, work] = [draft.bullets, workOn('bullets')];
  if (list && work.findings.length > 0) {
    const texts = list.content.map((bullet, item) => repairText(bullet, item, work)).filter((bullet) => bullet !== '');
    const content = fitList(texts, work);
    mended.bullets = isGutted(content.join('\n'), list.content.join('\n'), work)
      ? list
      : { content, reasons: [...work.reasons, ...list.reasons] };
  }
  return mended;
}
