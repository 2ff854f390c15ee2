// What a language model answers: the schema it is held to, and how an answer becomes a draft of plain text with the facts it rests on.
import * as z from 'zod/mini';
import type { DraftReason } from '#domain/history/draft-record.ts';
import { partValues } from '#domain/parts/part-values.ts';
import { type PartContent, partTable, type TextPart } from '#domain/parts/parts.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { foldText } from '#domain/text/words.ts';
import type { Contest, Draft, Statement } from '#domain/writing/draft.ts';
import { byFacts } from '#domain/writing/reasons.ts';
import type { BriefFact } from './brief/brief-facts.ts';
import { partBriefs, type ReplyForm } from './brief/part-briefs.ts';
import type { FailedStatement } from './brief/repair.ts';

const statement = z.object({ text: z.string(), facts: z.array(z.string()) });
const listReply = z.object({ items: z.array(statement) });
const proseReply = z.object({ paragraphs: z.array(z.object({ sentences: z.array(statement) })) });
const unusedReply = z.array(z.object({ fact: z.string(), why: z.string() }));
const contestReply = z.array(z.object({ statement: z.string(), fact: z.string(), quote: z.string() }));

type StatementReply = z.infer<typeof statement>;

/** What is answered of a part in each form. */
const formReplies = { line: statement, list: listReply, prose: proseReply } satisfies Record<ReplyForm, z.ZodMiniType>;
type PartReply = z.infer<(typeof formReplies)[ReplyForm]>;

export type ModelReply = { [P in TextPart]?: PartReply } & {
  unused?: z.infer<typeof unusedReply>;
  ask?: string[];
  contests?: z.infer<typeof contestReply>;
};

type ReplyParts = Pick<ReplyContext, 'parts' | 'failed'>;

const shapeOf = (parts: readonly TextPart[]) =>
  Object.fromEntries(parts.map((part) => [part, formReplies[partBriefs[part].form]]));
const notes = { unused: unusedReply, ask: z.array(z.string()) };

/** The schema of exactly the parts asked for, as a model is sent it. Lengths are stated in words: a text too long is a finding, not a fault. */
export const replySchema = ({ parts, failed }: ReplyParts) =>
  z.object({ ...shapeOf(parts), ...notes, ...(failed ? { contests: contestReply } : {}) });

/** The schema an answer is read by, part by part: what does not fit is dropped, and what it says beside the parts may be missing. */
export const readableReply = ({ parts }: ReplyParts) =>
  z.object({
    ...Object.fromEntries(
      parts.map((part) => [part, z.catch(z.optional(formReplies[partBriefs[part].form]), undefined)]),
    ),
    unused: z.catch(unusedReply, []),
    ask: z.catch(z.array(z.string()), []),
    contests: z.catch(contestReply, []),
  }) as unknown as z.ZodMiniType<ModelReply>;

/** What an answer is read by: the parts asked for, the facts its ids mean, and in a repair the statements that failed. */
export type ReplyContext = {
  parts: readonly TextPart[];
  facts: readonly BriefFact[];
  failed?: readonly FailedStatement[];
  /** The texts that stay where the answer has none that fits. */
  kept: Pick<PartContent, TextPart>;
};

const toLine = (raw: string) => toPlainText(raw).replace(/\s+/g, ' ').trim();

const mostNamed = 3;
const longestNote = 90;

function clip(raw: string): string {
  const line = toLine(raw);
  return line.length <= longestNote ? line : `${line.slice(0, longestNote - 1).trimEnd()}…`;
}

/** What the writer left out of the facts, and what it would have liked to know, in its own words. */
function describeNotes({ unused = [], ask = [] }: ModelReply, facts: ReadonlyMap<string, BriefFact>): DraftReason[] {
  const left = unused.slice(0, mostNamed).flatMap(({ fact, why }) => {
    const found = facts.get(fact.trim());
    return found ? [byFacts(`Left out “${clip(found.text)}”: ${clip(why) || 'no reason given'}.`)] : [];
  });
  const missed = ask.map(clip).filter((line) => line !== '');
  if (missed.length === 0) return left;
  return [...left, byFacts(`Not in the source, but shoppers may ask: ${missed.slice(0, mostNamed).join('; ')}.`)];
}

/** Ids that mean no fact are dropped: what rests on nothing is judged by the rules alone. */
const readFacts = (ids: readonly string[], facts: ReadonlyMap<string, BriefFact>): Statement['facts'] =>
  [...new Set(ids.map((id) => id.trim()))].flatMap((id) => {
    const found = facts.get(id);
    return found ? [{ field: found.field, text: found.text }] : [];
  });

/** Contests whose words stand in the fact they name. */
function readContests({ contests = [] }: ModelReply, context: ReplyContext, facts: ReadonlyMap<string, BriefFact>) {
  const failed = new Map((context.failed ?? []).map((each) => [each.id, each]));
  return contests.flatMap(({ statement: id, fact, quote }): (Contest & { part: TextPart })[] => {
    const [about, source] = [failed.get(id.trim()), facts.get(fact.trim())];
    const words = toLine(quote);
    if (!about || !source || words === '' || !foldText(source.text).includes(foldText(words))) return [];
    return [{ part: about.part, statement: about.text, field: source.field, quote: words }];
  });
}

type PartAnswer = { content: string | string[]; statements: Statement[] };

/** The statements of an answer: those of a list one by one, those of prose paragraph by paragraph. */
function statementsIn(reply: PartReply): StatementReply[][] {
  if ('items' in reply) return reply.items.map((item) => [item]);
  if ('paragraphs' in reply) return reply.paragraphs.map(({ sentences }) => sentences);
  return [[reply]];
}

function readPart(part: TextPart, reply: PartReply | undefined, facts: ReadonlyMap<string, BriefFact>): PartAnswer {
  const read = (given: StatementReply): Statement[] => {
    const text = toLine(given.text);
    return text === '' ? [] : [{ text, facts: readFacts(given.facts, facts) }];
  };
  const paragraphs = (reply ? statementsIn(reply) : []).map((given) => given.flatMap(read));
  const texts = paragraphs
    .map((sentences) => sentences.map(({ text }) => text).join(' '))
    .filter((text) => text !== '');
  const content = partTable[part].kind === 'texts' ? texts : texts.join('\n\n');
  return { content, statements: paragraphs.flat() };
}

/** Why an answer has nothing to store for a part; null where it has. An empty list or text is an answer: there may be too few facts. */
function findGap(part: TextPart, reply: PartReply | undefined, content: string | string[]): string | null {
  const { word } = partTable[part];
  if (content.length > 0)
    return partValues[part].safeParse(content).success
      ? null
      : `The language model wrote more than fits into the ${word}`;
  return reply === undefined || part === 'title'
    ? `The language model wrote no usable ${word}`
    : `The language model found too few facts for ${part === 'bullets' ? word : `a ${word}`}`;
}

/**
 * The draft in an answer, as plain text, part by part: where it has none that fits, the text stays as it is, and the reason says why. Null
 * where nothing of it can be used.
 */
export function readModelReply(reply: ModelReply, context: ReplyContext): Draft | null {
  const facts = new Map(context.facts.map((fact) => [fact.id, fact]));
  const contests = readContests(reply, context, facts);
  const reasons = describeNotes(reply, facts);
  const draft: Draft = {};
  let isAnswer = context.parts.length === 0;
  for (const part of context.parts) {
    const { content, statements } = readPart(part, reply[part], facts);
    const gap = findGap(part, reply[part], content);
    const isHonest = content.length === 0 && reply[part] !== undefined && part !== 'title';
    isAnswer ||= gap === null || isHonest;
    if (gap !== null) {
      const verb = part === 'bullets' ? 'stay as they are' : 'stays as it is';
      const why = byFacts(`${gap}: the ${partTable[part].word} ${verb}.`);
      Object.assign(draft, { [part]: { content: context.kept[part], reasons: [why, ...reasons], isKept: true } });
      continue;
    }
    const own = contests.flatMap(({ part: of, ...contest }) => (of === part ? [contest] : []));
    Object.assign(draft, { [part]: { content, reasons, statements, contests: own } });
  }
  return isAnswer ? draft : null;
}

/** A tag of which only the beginning has come. */
const openTag = /<[a-z/!][^<>]*$/i;

const partialText = z.pipe(
  z.string(),
  z.transform((text: string) => text.replace(openTag, '')),
);
const partialStatement = z.catch(
  z.pipe(
    z.object({ text: z.catch(partialText, '') }),
    z.transform(({ text }): StatementReply => ({ text, facts: [] })),
  ),
  { text: '', facts: [] },
);
const partialProse = z.object({ paragraphs: z.array(z.object({ sentences: z.catch(z.array(partialStatement), []) })) });
/** Each form as far as it has come. */
const partialReplies: Readonly<Record<ReplyForm, z.ZodMiniType<PartReply>>> = {
  line: partialStatement,
  list: z.catch(z.object({ items: z.array(partialStatement) }), { items: [] }),
  prose: z.catch(partialProse, { paragraphs: [] }),
};

/** The texts in as much of an answer as has come, for the eye alone: what is stored is read from the whole. What nobody could store is left out. */
export function readPartialReply(
  value: unknown,
  parts: readonly TextPart[],
): Partial<Record<TextPart, string | string[]>> {
  const reply = z.record(z.string(), z.unknown()).safeParse(value).data ?? {};
  const texts: Partial<Record<TextPart, string | string[]>> = {};
  for (const part of parts) {
    const { content } = readPart(part, partialReplies[partBriefs[part].form].parse(reply[part]), new Map());
    if (content.length > 0 && partValues[part].safeParse(content).success) texts[part] = content;
  }
  return texts;
}
