// The one way a draft comes about, whoever writes it: request, draft, checks, one repair where a check fails, and the record of it all.

import { type AttributeChoices, noChoices } from '#domain/attributes/attribute-use.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { limitsOf } from '#domain/benchmarks/rule-limits.ts';
import { selectRules } from '#domain/benchmarks/select-rules.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { OfCatalogue } from '#domain/catalogue/makers.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import type { ChannelLimits } from '#domain/channels/channel-limits.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { findUndecidedIn, type Judgement } from '#domain/claims/judgements.ts';
import type { CheckedWish, DraftReason, DraftRecord, GroundedSentence } from '#domain/history/draft-record.ts';
import { isTextPart, type Part, type PartContent, pickParts, type TextPart, textParts } from '#domain/parts/parts.ts';
import { quote } from '#domain/text/quote.ts';
import type { VoiceExample, VoiceRules } from '#domain/voice/voice.ts';
import { readWish } from '#domain/wishes/read-wish.ts';
import { checkLanguage, checkWishes, describeLeftOut, describeWishes } from './check-wishes.ts';
import type { Draft, DraftOf, Statement } from './draft.ts';
import {
  type CheckBasis,
  checkDraft,
  type DraftFinding,
  judgeParts,
  needsRepair,
  type PartCheck,
  weighFindings,
  withToldEvidence,
} from './draft-checks.ts';
import { finishReasons } from './draft-reasons.ts';
import { builtInName } from './engine-names.ts';
import { fixVoice } from './fix-voice.ts';
import { readContests } from './grounds.ts';
import { type Guidance, instructPart } from './merge-prompt-rules.ts';
import type { Phase, ProgressListener } from './progress.ts';
import { openDetector } from './read/language.ts';

/** A reusable prompt as it read when it led a draft. */
export type VersionedGuidance = Guidance & { id: number; version: number };

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
  keywords: readonly string[];
  parts: readonly Part[];
  /** What the workspace decided of attributes; the table's own uses where it is absent. */
  attributeChoices?: AttributeChoices;
  /** The voice in effect for the product; absent where none is. */
  voice?: VoiceRules;
  /** Approved texts the voice names as examples; absent where there are none. */
  voiceExamples?: readonly VoiceExample[];
  /** All rules of the workspace; those in effect for the product on the day are picked here. */
  rules: readonly BenchmarkRule[];
  on: Date;
};

/** What an engine is given: everything that may lead it, with the rules in effect and the limits they amount to. */
export type EngineRequest = {
  product: SourceProduct;
  parts: readonly Part[];
  keywords: readonly string[];
  /** The user's own prompt: where it and a reusable one conflict, it wins. */
  prompt: string | null;
  /** The reusable prompts that hold for the product, widest first. */
  guidance: readonly Guidance[];
  dataSources: readonly string[];
  rules: readonly BenchmarkRule[];
  limits: ChannelLimits;
  attributeChoices: AttributeChoices;
  voice?: VoiceRules;
  voiceExamples?: readonly VoiceExample[];
  present?: PartContent;
  /** The user's prompts that led to each text on the screen. */
  earlier?: Earlier;
};

/** A draft that failed its checks, to be mended. The request then asks only for the parts with findings. */
export type Repair = { draft: Draft; findings: readonly DraftFinding[] };

/** The port of all that can write. A fault is thrown; what is returned is checked, whoever wrote it. An engine that takes its time tells `listener` of the texts. */
export type Write = (
  request: EngineRequest,
  repair: Repair | null,
  listener?: ProgressListener,
) => Draft | Promise<Draft>;
/** `repairs: false` of one that would write the same again. */
export type Engine = {
  name: string;
  write: Write;
  repairs?: boolean;
  /** Decides statements no rule could, by words of the source. */
  judge?: (request: EngineRequest, statements: readonly string[], listener: ProgressListener) => Promise<Judgement[]>;
};

/** By part. */
export type Earlier = Partial<Record<TextPart, string>>;

/** SHA-256 of a text, in hex: Node and browsers each have their own. */
export type Hash = (text: string) => string | Promise<string>;

/** `judgements`: what was decided of its statements by facts and words the writer named. */
export type DraftedPart = {
  part: Part;
  value: string | string[];
  draft: DraftRecord;
  judgements: readonly Judgement[];
};

const ruleTexts = new WeakMap<BenchmarkRule, string>();

/** Rules are long, and the same objects from product to product. */
function ruleText(rule: BenchmarkRule): string {
  const text = ruleTexts.get(rule) ?? canonicalJson(rule);
  ruleTexts.set(rule, text);
  return text;
}

/** The source alone, without the ids and figures the store adds to it. */
export function sourceOf(product: SourceProduct): SourceProduct {
  const { sku, title, description, bullets, images, price, category, subcategory, brand, retailer, attributes } =
    product;
  return { sku, title, description, bullets, images, price, category, subcategory, brand, retailer, attributes };
}

async function hashInputs(request: EngineRequest, hash: Hash): Promise<string> {
  const { product, parts, keywords, prompt, guidance, limits, dataSources, rules, attributeChoices } = request;
  const { present, earlier, voice, voiceExamples } = request;
  const choices = [...attributeChoices];
  const optional = {
    ...(present ? { present } : {}),
    ...(earlier === undefined ? {} : { earlier }),
    ...(voice ? { voice } : {}),
    ...(voiceExamples ? { voiceExamples } : {}),
  };
  const wished = { parts, keywords, prompt, guidance, limits, dataSources, choices, ...optional };
  const { isMadeByBrand }: OfCatalogue<SourceProduct> = product;
  const ofCatalogue = isMadeByBrand ? { isMadeByBrand } : {};
  const given = canonicalJson({ product: { ...sourceOf(product), ...ofCatalogue }, ...wished });
  return await hash([given, ...rules.map(ruleText)].join('\n'));
}

/** What an engine is given for a request. */
export function toEngineRequest(request: PipelineRequest): EngineRequest {
  const { product, dataSources, prompts, prompt, present, earlier, keywords, parts, on } = request;
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
    ...(request.voice ? { voice: request.voice } : {}),
    ...(request.voiceExamples ? { voiceExamples: request.voiceExamples } : {}),
    ...(present ? { present } : {}),
    ...(earlier === undefined ? {} : { earlier }),
  };
}

/** The hash of all that would lead a draft, as its record names it. */
export const hashRequest = async (request: PipelineRequest, hash: Hash): Promise<string> =>
  await hashInputs(toEngineRequest(request), hash);

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
 * the one that fares better is kept, part by part, with whatever is still wrong in its record. A repair that fails leaves the first draft and says so. Throws what
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
  const told = findings.map((finding) => withToldEvidence(finding, asked.attributeChoices));
  const mend = async () =>
    inVoice(await engine.write({ ...asked, parts: failed }, { draft: first, findings: told }, listener));
  if (failed.length > 0) describePhase('repairing', failed);
  const second = failed.length === 0 ? {} : await tryRepair(mend(), listener);
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
      weighFindings([...after.findings, ...missedOf(part, { ...first, ...second })]) <
        weighFindings([...before.findings, ...missedOf(part, first)]);
    const written = isRepaired ? second?.[part] : first[part];
    const check = isRepaired ? after : before;
    if (!written || !check) throw new Error(`${engine.name} did not write the ${part}.`);
    return { part, written, check, isRepaired };
  });
  const judged = await judgeChosen(chosen, asked, engine, listener);
  const decided = [...contests, ...judged];
  const draft = Object.fromEntries(chosen.map(({ part, written }) => [part, written])) as Draft;
  const rejudged = judged.length > 0 ? checkDraft(draft, basis, decided) : {};

  const inputHash = await hashInputs(asked, hash);
  const sourceResults = judgeParts(product, basis);
  return chosen.map(({ part, written, check: own, isRepaired }) => {
    const check = rejudged[part] ?? own;
    const results = { before: sourceResults(part), after: check.results };
    const isUnrepaired = second === null && failed.includes(part);
    const wishes = isTextPart(part) ? wished(part, draft) : [];
    const reasons = [
      ...(written.isKept ? written.reasons.slice(0, 1) : []),
      ...(isUnrepaired ? [describeUnrepaired(check.findings)] : []),
      ...(isTextPart(part) ? instructPart(part, asked).reasons : []),
      ...describeWishes(wishes, engine.name === builtInName),
      ...(isTextPart(part) && engine.name !== builtInName && !written.isKept
        ? describeLeftOut(part, { ...pickParts(product), ...asked.present, ...draftedTexts(draft) }, product)
        : []),
      ...written.reasons,
    ];
    return {
      part,
      value: written.content,
      draft: {
        engine: written.engine ?? engine.name,
        reasons: finishReasons(part, reasons, results, rules),
        checks: check.checks,
        isRepaired,
        ...(written.isKept ? { isKept: true as const } : {}),
        prompts: prompts.map(({ id, version }) => ({ id, version })),
        prompt: joinPrompts(isTextPart(part) ? asked.earlier?.[part] : undefined, prompt),
        ...(wishes.length > 0 ? { wishes } : {}),
        ...(written.statements ? { sentences: keepGrounds(written.statements) } : {}),
        inputHash,
      },
      judgements: decided,
    };
  });
}

/** A prompt is at most so long; of several the last ones count. */
const longestPrompt = 2_000;

/** The prompts a text was made by, oldest first. */
export function joinPrompts(earlier: string | undefined, prompt: string | null): string | null {
  if (earlier === undefined || prompt === null) return prompt;
  return `${earlier.replace(/[.\s]+$/, '')}. ${prompt}`.slice(-longestPrompt);
}

/** Makes ready to fix what a language model writes against the voice. The built-in writer's sentences are the source's, and stay. */
async function openVoice({ voice, product }: EngineRequest, engine: Engine): Promise<(draft: Draft) => Draft> {
  if (!voice || engine.name === builtInName) return (draft) => draft;
  const detect = await openDetector();
  return (draft) => {
    const { code, isSure } = detect(Object.values(draftedTexts(draft)).flat().join('\n'));
    return fixVoice(draft, voice, product.brand, !isSure || code === 'en');
  };
}

type Wished = (part: TextPart, draft: Draft) => CheckedWish[];

/**
 * Makes ready to check on texts what the prompts ask, and of a language model what nobody has to ask: the language. Languages are recognized only where that is needed.
 */
async function openWishes(asked: EngineRequest, engine: Engine): Promise<Wished> {
  const { guidance, earlier, prompt, product, attributeChoices: choices, present, voice } = asked;
  const isModel = engine.name !== builtInName;
  const isLed = guidance.length > 0 || prompt !== null;
  if (!isLed && !isModel) return () => [];
  const asksLanguage = [...guidance.map(({ text }) => text), prompt ?? ''].some((text) =>
    readWish(text).some(({ asks }) => asks.some(({ about }) => about === 'language')),
  );
  const detect = asksLanguage || isModel ? await openDetector() : undefined;
  const basis = {
    guidance,
    prompt,
    ...(earlier === undefined ? {} : { earlier }),
    product,
    choices,
    ...(detect ? { detect } : {}),
  };
  return (part, draft) => {
    const written = draft[part];
    if (!written) return [];
    const before = (present ?? product)[part];
    const wishes = isLed ? checkWishes(part, written.content, { ...basis, before }, written.obstacles) : [];
    if (!isModel || written.isKept) return wishes;
    const texts = { ...pickParts(product), ...present, ...draftedTexts(draft) };
    const language =
      detect && !asksLanguage ? checkLanguage(texts[part], product, voice?.language ?? null, detect) : [];
    return [...wishes, ...language];
  };
}

const draftedTexts = (draft: Draft): Partial<PartContent> =>
  Object.fromEntries(textParts.flatMap((part) => (draft[part] ? [[part, draft[part].content]] : [])));

const findMissed = (part: TextPart, wishes: readonly CheckedWish[]): DraftFinding[] =>
  wishes.flatMap((wish): DraftFinding[] => (wish.verdict === 'missed' ? [{ part, type: 'wish', wish }] : []));

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
