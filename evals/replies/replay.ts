// Runs recorded answers through the pipeline as the server does: each comes over HTTP from a model's double, is read, checked, repaired once
// and judged.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { noChoices } from '#domain/attributes/attribute-use.ts';
import { usableAttributes } from '#domain/attributes/usable-attributes.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { applyJudgements, indexJudgements } from '#domain/claims/judgements.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import { listFacts } from '#domain/models/brief/brief-facts.ts';
import { listFailed } from '#domain/models/brief/repair.ts';
import { readJudgeAnswer } from '#domain/models/judge/judge-reply.ts';
import { composeJudgeRequest, mostStatements } from '#domain/models/judge/judge-request.ts';
import { replySchema } from '#domain/models/model-reply.ts';
import { composeModelRequest, type ModelRequest, textPartsOf } from '#domain/models/model-request.ts';
import { type Part, pickParts, type TextPart, textParts } from '#domain/parts/parts.ts';
import { toOneLine } from '#domain/text/plain-text.ts';
import { foldText } from '#domain/text/words.ts';
import { type DraftFinding, needsRepair } from '#domain/writing/draft-checks.ts';
import type { Engine } from '#domain/writing/engine.ts';
import { type DraftedPart, runPipeline } from '#domain/writing/pipeline.ts';
import { callModel } from '#server/models/ask/call-model.ts';
import type { ModelSettings } from '#server/models/model-settings.ts';
import type { ModelDouble } from '#testing/model-double.ts';
import { openRecordings, type Purpose, type RecordedInput, writeRequest } from '../recordings.ts';
import { on } from '../writing/guards.ts';
import type { RecordedProduct } from './products.ts';

export const recordings = openRecordings(join(import.meta.dirname, 'recorded'));

const specifiedKeywords = ['premium', 'quality', 'comfortable', 'durable'];
const timeouts = { totalMs: 20_000, firstChunkMs: 10_000, chunkMs: 10_000 };

export type Replayed = {
  product: RecordedProduct;
  /** Null where an answer is not recorded or could not be read; `fault` says which. */
  texts: Record<TextPart, string | string[]> | null;
  fault: string | null;
  /** As the review shows them. */
  claims: readonly (PlacedClaim & { part: TextPart })[];
  /** What the second draft was asked for; empty where none was. */
  repairedFor: readonly string[];
  repaired: readonly Part[];
  isJudged: boolean;
  /** Values of internal attributes found in the data that was sent. */
  leaks: readonly string[];
  /** Characters of the instruction and the task, without the facts. */
  characters: number;
  isOfToday: boolean;
};

class NotRecorded extends Error {}

function settingsFor(double: ModelDouble): ModelSettings {
  return {
    connectionId: null,
    provider: 'openai-compatible',
    model: 'recorded',
    baseUrl: `${double.origin}/v1`,
    apiKey: 'none',
    price: null,
    dailyBudget: null,
    concurrency: null,
    requestsPerMinute: null,
    tokensPerMinute: null,
    maxOutputTokens: 8_000,
    timeoutMs: timeouts.totalMs,
    temperature: null,
    seed: null,
  };
}

/** Internal values that no field a shopper reads holds as well. */
function leaksIn({ source, internal }: RecordedProduct, sent: string): string[] {
  const shown = usableAttributes(source.attributes, noChoices).map(({ value }) => value);
  const open = foldText([source.title, source.description, ...source.bullets, source.sku, ...shown].join('\n'));
  return source.attributes.flatMap(({ name, value }) => {
    const folded = foldText(toOneLine(value));
    return internal.includes(name) && folded.length > 3 && !open.includes(folded) && foldText(sent).includes(folded)
      ? [`${name}: ${value}`]
      : [];
  });
}

function explain(finding: DraftFinding): string {
  if (finding.type === 'wish') return `${finding.part}: missed “${finding.wish.text}”`;
  return finding.type === 'claim'
    ? `${finding.part}: ${finding.claim.verdict} “${finding.claim.text}”`
    : `${finding.part}: ${finding.result.rule.label}: ${finding.result.message}`;
}

/** Replays one product. Requests without an answer are written to `askIn`, where one is given. */
export async function replay(product: RecordedProduct, double: ModelDouble, askIn: string | null): Promise<Replayed> {
  const sent: string[] = [];
  const repairedFor: string[] = [];
  let isOfToday = true;
  let isJudged = false;
  let characters = 0;
  const answerOf = (purpose: Purpose, request: ModelRequest, asked: RecordedInput, schema = '') => {
    sent.push(request.data);
    const found = recordings.find(product.id, purpose, request);
    if (found && !found.isOfToday) isOfToday = false;
    if (askIn !== null && !found?.isOfToday) writeRequest(askIn, { id: product.id, purpose, request, asked, schema });
    if (!found) throw new NotRecorded(`no ${purpose} is recorded`);
    return found;
  };
  const engine: Engine = {
    name: 'recorded',
    write: async (request, repair) => {
      const parts = textPartsOf(request);
      const { facts, ...asked } = composeModelRequest(request, repair);
      const context = { parts, facts, ...(repair ? { failed: listFailed(repair, parts) } : {}) };
      if (repair) repairedFor.push(...repair.findings.filter(needsRepair).map(explain));
      else characters = asked.instructions.length + asked.data.split('\n\n').slice(1).join('\n\n').length;
      const schema = JSON.stringify(z.toJSONSchema(replySchema(context)));
      const statements = context.failed?.map(({ text }) => text) ?? [];
      const found = answerOf(
        repair ? 'repair' : 'draft',
        asked,
        { facts: [...facts], statements },
        `SCHEMA: ${schema}`,
      );
      double.script({ kind: 'text', text: found.answer });
      const result = await callModel({
        settings: settingsFor(double),
        request: asked,
        context: { ...context, facts: found.asked.facts, kept: pickParts(request.product) },
        timeouts,
        signal: new AbortController().signal,
        onProgress: () => {},
        now: () => on,
      });
      if ('fault' in result) throw result.fault;
      return result.draft;
    },
    judge: async (request, all) => {
      const statements = all.slice(0, mostStatements);
      const facts = listFacts(request);
      const found = answerOf('judge', composeJudgeRequest(statements, facts), { facts, statements });
      isJudged = true;
      const judged = readJudgeAnswer(found.answer, { ...found.asked, by: 'recorded' });
      if (!judged) throw new Error('the judge’s answer could not be read');
      return judged;
    },
  };
  let drafted: DraftedPart[] = [];
  let fault: string | null = null;
  try {
    drafted = await runPipeline(
      {
        product: product.source,
        dataSources: [],
        prompts: [],
        prompt: null,
        keywords: specifiedKeywords,
        parts: textParts,
        rules: builtInRules,
        on,
      },
      engine,
      (text) => createHash('sha256').update(text).digest('hex'),
      {
        onRepairFault: (error) => {
          fault = `repair: ${String(error)}`;
        },
        onJudgeFault: (error) => {
          fault = `judge: ${String(error)}`;
        },
      },
    );
  } catch (error) {
    fault = String(error);
  }
  const facts = extractFacts(product.source);
  const texts =
    drafted.length === 0
      ? null
      : (Object.fromEntries(drafted.map(({ part, value }) => [part, value])) as Replayed['texts']);
  const claims = drafted.flatMap(({ part, value, judgements }) =>
    applyJudgements(value, checkPart(facts, value), indexJudgements(judgements)).map((claim) => ({
      ...claim,
      part: part as TextPart,
    })),
  );
  return {
    product,
    texts,
    fault,
    claims,
    repairedFor,
    repaired: drafted.filter(({ draft }) => draft.isRepaired).map(({ part }) => part),
    isJudged,
    leaks: leaksIn(product, sent.join('\n')),
    characters,
    isOfToday,
  };
}
