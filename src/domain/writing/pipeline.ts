// The one way a draft comes about, for every writer: request, draft, checks, one repair where a check fails, and the record of it all.

import { type AttributeChoices, noChoices } from '#domain/attributes/attribute-use.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { limitsOf } from '#domain/benchmarks/rule-limits.ts';
import { selectRules } from '#domain/benchmarks/select-rules.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { findUndecidedIn, type Judgement } from '#domain/claims/judgements.ts';
import type { DraftReason, DraftRecord, GroundedSentence, RejectedText } from '#domain/history/draft-record.ts';
import type { ImageBasis } from '#domain/images/image-basis.ts';
import { type ImageDetail, sourceImages } from '#domain/images/image-detail.ts';
import { isTextPart, type Part, type PartContent, pickParts, textParts } from '#domain/parts/parts.ts';
import { quote } from '#domain/text/quote.ts';
import type { VoiceExample, VoiceRules } from '#domain/voice/voice.ts';
import { describeLeftOut, describeWishes } from './check-wishes.ts';
import { type Draft, type DraftOf, draftedTexts, type Statement } from './draft.ts';
import {
  type CheckBasis,
  checkDraft,
  type DraftFinding,
  evaluateParts,
  needsRepair,
  type PartCheck,
  scoreFindings,
  withoutHiddenEvidence,
  withPictures,
} from './draft-checks.ts';
import { finishReasons } from './draft-reasons.ts';
import type { Earlier, Engine, EngineRequest, VersionedGuidance } from './engine.ts';
import { builtInName } from './engine-names.ts';
import { openVoice } from './fix-voice.ts';
import { readContests } from './grounds.ts';
import { type Hash, hashEngineRequest } from './hash-request.ts';
import { instructPart } from './merge-prompt-rules.ts';
import { findMissed, openWishes } from './open-wishes.ts';
import type { Phase, ProgressListener } from './progress.ts';
import { byPrompt } from './reasons.ts';
import { type Rejected, rejectionOrigin } from './rejections.ts';

export type PipelineRequest = {
  product: SourceProduct;
  /** Texts of the product's active data sources: what they say counts as fact. */
  dataSources: readonly string[];
  /** The reusable prompts that hold for the product, widest first. */
  prompts: readonly VersionedGuidance[];
  /** The user's own prompt for this draft. */
  prompt: string | null;
  /** The texts on the screen, where the draft is to go on from them. */
  present?: PartContent;
  /** The user's prompts that led to each text on the screen, oldest first: they go on holding. */
  earlier?: Earlier;
  /** Why the texts on the screen, and those before them, were rejected. */
  rejected?: Rejected;
  keywords: readonly string[];
  parts: readonly Part[];
  /** What the workspace decided of attributes; the table's own uses where it is absent. */
  attributeChoices?: AttributeChoices;
  /** What is known of the images; absent where none was fetched. */
  imageBasis?: ImageBasis;
  /** The voice in effect for the product; absent where none is. */
  voice?: VoiceRules;
  /** Approved texts the voice names as examples; absent where there are none. */
  voiceExamples?: readonly VoiceExample[];
  /** All rules of the workspace; those in effect for the product on the day are picked here. */
  rules: readonly BenchmarkRule[];
  on: Date;
};

/** `judgements`: what was decided of its statements by facts and words the writer named. */
export type DraftedPart = {
  part: Part;
  value: string | string[];
  /** Of images what is said of each, those left out among them. */
  images?: readonly ImageDetail[];
  draft: DraftRecord;
  judgements: readonly Judgement[];
};

/** What an engine is given for a request. */
export function toEngineRequest(request: PipelineRequest): EngineRequest {
  const { product, dataSources, prompts, prompt, present, earlier, rejected, keywords, parts, on } = request;
  const rules = selectRules(request.rules, product, on);
  return {
    product,
    parts,
    keywords,
    prompt,
    guidance: prompts,
    limits: limitsOf(product, rules, on),
    dataSources,
    rules,
    attributeChoices: request.attributeChoices ?? noChoices,
    ...(request.imageBasis ? { imageBasis: request.imageBasis } : {}),
    ...(request.voice ? { voice: request.voice } : {}),
    ...(request.voiceExamples ? { voiceExamples: request.voiceExamples } : {}),
    ...(present ? { present } : {}),
    ...(earlier === undefined ? {} : { earlier }),
    ...(rejected === undefined ? {} : { rejected }),
  };
}

/** The hash of all that would lead a draft, as its record names it. */
export const hashRequest = async (request: PipelineRequest, hash: Hash): Promise<string> =>
  await hashEngineRequest(toEngineRequest(request), hash);

/** The second draft; null where it failed, and the first one has to do. Once nobody waits any more a fault is the end. */
async function tryRepair(work: Promise<Draft>, listener: ProgressListener): Promise<Draft | null> {
  try {
    return await work;
  } catch (error) {
    if (listener.stop?.aborted) throw error;
    listener.onRepairFault?.(error);
    return null;
  }
}

function describeUnrepaired(findings: readonly DraftFinding[]): DraftReason {
  const text =
    'A check found problems in the first draft, and the second attempt failed. This is the first draft, with the problems marked.';
  return { text, because: findings.some(({ type }) => type === 'claim') ? 'facts' : 'rule', ref: null };
}

/**
 * Writes the parts asked for. A draft that fails a check is written once more with the findings, which its writer may contest; of the two
 * the one that fares better is kept, part by part, with what is still wrong in its record. A repair that fails leaves the first draft and says so. Throws what
 * the engine throws of the first one; nothing is half done then.
 */
export async function runPipeline(
  request: PipelineRequest,
  engine: Engine,
  hash: Hash,
  listener: ProgressListener = {},
): Promise<DraftedPart[]> {
  const { product, dataSources, prompts, prompt, parts, on } = request;
  const asked = toEngineRequest(request);
  const { rules } = asked;
  const basis: CheckBasis = {
    product,
    facts: extractFacts(product, dataSources),
    rules: request.rules,
    on,
    ...(request.imageBasis ? { imageBasis: request.imageBasis } : {}),
  };
  const wished = await openWishes(asked, engine);
  const missedOf = (part: Part, draft: Draft): DraftFinding[] =>
    isTextPart(part) ? findMissed(part, wished(part, draft)) : [];
  const describePhase = (phase: Phase, of: readonly Part[]) =>
    listener.onProgress?.({ type: 'phase', phase, engine: engine.name, parts: of });
  describePhase('writing', parts);
  const inVoice = await openVoice(asked, engine);
  const first = inVoice(await engine.write(asked, null, listener));
  describePhase('checking', parts);
  const checked = checkDraft(first, basis);
  const findings = [
    ...parts.flatMap((part) => checked[part]?.findings ?? []),
    ...textParts.flatMap((part) => missedOf(part, first)),
  ];
  const mayRepair = (part: Part) => findings.some((finding) => finding.part === part && needsRepair(finding));
  const failed = engine.repairs === false ? [] : parts.filter(mayRepair);
  const shown = findings.map((finding) => withoutHiddenEvidence(finding, asked.attributeChoices));
  const repair = async () =>
    inVoice(await engine.write({ ...asked, parts: failed }, { draft: first, findings: shown }, listener));
  if (failed.length > 0) describePhase('repairing', failed);
  const second = failed.length === 0 ? {} : await tryRepair(repair(), listener);
  const contests = failed.flatMap((part) =>
    readContests(second?.[part]?.contests ?? [], checked[part]?.claims ?? [], engine.name),
  );
  const contested = contests.length > 0 ? checkDraft(first, basis, contests) : checked;
  const rechecked = checkDraft(second ?? {}, basis, contests);

  const chosen = parts.map((part): ChosenPart => {
    const [before, after] = [contested[part], rechecked[part]];
    const isRepaired =
      before !== undefined &&
      after !== undefined &&
      failed.includes(part) &&
      scoreFindings([...after.findings, ...missedOf(part, { ...first, ...second })]) <
        scoreFindings([...before.findings, ...missedOf(part, first)]);
    const written = isRepaired ? second?.[part] : first[part];
    const check = isRepaired ? after : before;
    if (!written || !check) throw new Error(`${engine.name} did not write the ${part}.`);
    return { part, written, check, isRepaired };
  });
  const judged = await judgeChosen(chosen, asked, engine, listener);
  const decided = [...contests, ...judged];
  const draft = Object.fromEntries(chosen.map(({ part, written }) => [part, written])) as Draft;
  const checkedAgain = judged.length > 0 ? checkDraft(draft, basis, decided) : {};

  const inputHash = await hashEngineRequest(asked, hash);
  const listed = withPictures(product, sourceImages(product.images, product.imageAlts), request.imageBasis);
  const sourceResults = evaluateParts(product, { ...basis, product: listed });
  return chosen.map(({ part, written, check: own, isRepaired }) => {
    const check = checkedAgain[part] ?? own;
    const results = { before: sourceResults(part), after: check.results };
    const isUnrepaired = second === null && failed.includes(part);
    const wishes = isTextPart(part) ? wished(part, draft) : [];
    const reasons = [
      ...(written.isKept ? written.reasons.slice(0, 1) : []),
      ...(isUnrepaired ? [describeUnrepaired(check.findings)] : []),
      ...(isTextPart(part) ? instructPart(part, asked).reasons : []),
      ...describeWishes(wishes, engine.name === builtInName),
      ...(part === 'images' ? describeUnread(asked.rejected?.images ?? []) : []),
      ...(isTextPart(part) && engine.name !== builtInName && !written.isKept
        ? describeLeftOut(part, { ...pickParts(product), ...asked.present, ...draftedTexts(draft) }, product)
        : []),
      ...written.reasons,
    ];
    return {
      part,
      value: written.content,
      ...(part === 'images' && draft.images?.images ? { images: draft.images.images } : {}),
      draft: {
        engine: written.engine ?? engine.name,
        reasons: finishReasons(
          part,
          reasons,
          results,
          { before: pickParts(product)[part], after: written.content },
          rules,
        ),
        checks: check.checks,
        isRepaired,
        ...(written.isKept ? { isKept: true as const } : {}),
        prompts: prompts.map(({ id, version }) => ({ id, version })),
        prompt: joinPrompts(isTextPart(part) ? asked.earlier?.[part] : undefined, prompt),
        ...(asked.rejected?.[part]?.length ? { rejections: [...asked.rejected[part]] } : {}),
        ...(wishes.length > 0 ? { wishes } : {}),
        ...(written.statements ? { sentences: keepGrounds(written.statements) } : {}),
        inputHash,
      },
      judgements: decided,
    };
  });
}

/** Images are proposed by what was measured of them: nobody reads a reason there. */
const describeUnread = (rejections: readonly RejectedText[]): DraftReason[] =>
  rejections.map(({ reason }) => byPrompt(rejectionOrigin, `Not checked: "${quote(reason)}" (${rejectionOrigin}).`));

/** A prompt is at most so long; of several the last ones count. */
const longestPrompt = 2_000;

/** The prompts a text was made by, oldest first. */
function joinPrompts(earlier: string | undefined, prompt: string | null): string | null {
  if (earlier === undefined || prompt === null) return prompt;
  return `${earlier.replace(/[.\s]+$/, '')}. ${prompt}`.slice(-longestPrompt);
}

/** What is kept of a writer's grounds: enough to find them in the source again. */
const keepGrounds = (statements: readonly Statement[]): GroundedSentence[] =>
  statements.map(({ text, facts }) => ({
    text,
    facts: facts.map((fact) => ({ field: fact.field, text: quote(fact.text) })),
  }));

type ChosenPart = { part: Part; written: DraftOf<Part>; check: PartCheck; isRepaired: boolean };

/** What the engine's judge decides of the statements no rule could; nothing where it has none, or fails: the draft stands without. */
async function judgeChosen(
  chosen: readonly ChosenPart[],
  asked: EngineRequest,
  engine: Engine,
  listener: ProgressListener,
): Promise<Judgement[]> {
  if (!engine.judge) return [];
  const statements = chosen.flatMap(({ part, written, check }) =>
    part === 'images' ? [] : findUndecidedIn(written.content, check.claims),
  );
  if (statements.length === 0) return [];
  try {
    return await engine.judge(asked, [...new Set(statements)], listener);
  } catch (error) {
    if (listener.stop?.aborted) throw error;
    listener.onJudgeFault?.(error);
    return [];
  }
}
