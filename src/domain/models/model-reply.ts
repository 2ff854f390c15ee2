// What a language model answers: the schema it is held to, and how an answer becomes a draft of plain text.
import * as z from 'zod/mini';
import type { DraftReason } from '#domain/history/draft-record.ts';
import { partTable } from '#domain/parts/parts.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import type { Draft } from '#domain/writing/draft.ts';
import type { InstructedPart } from '#domain/writing/target.ts';

const causes = ['rule', 'prompt', 'keyword', 'facts'] as const;
const reasons = z.array(z.object({ text: z.string(), because: z.enum(causes) }));
const textReply = z.object({ text: z.string(), reasons });
const listReply = z.object({ items: z.array(z.string()), reasons });

type TextReply = z.infer<typeof textReply>;
type ListReply = z.infer<typeof listReply>;
export type ModelReply = {
  [P in InstructedPart]?: (typeof partTable)[P]['kind'] extends 'texts' ? ListReply : TextReply;
};

/** The schema of exactly the parts asked for; whatever else an answer holds is dropped. Lengths are told in words: a text too long is a finding, not a fault. */
export function replySchema(parts: readonly InstructedPart[]) {
  return z.object(
    Object.fromEntries(parts.map((part) => [part, partTable[part].kind === 'texts' ? listReply : textReply])),
  ) as unknown as z.ZodMiniType<ModelReply>;
}

const mostReasons = 5;
const longestReason = 200;

const toLine = (raw: string) => toPlainText(raw).replace(/\s+/g, ' ').trim();

function shortReason(raw: string): string {
  const line = toLine(raw);
  return line.length <= longestReason ? line : `${line.slice(0, longestReason - 1).trimEnd()}…`;
}

/** A model's reasons are its own words: they name no rule by id, so that none is quoted that was not meant. */
function readReasons(given: TextReply['reasons']): DraftReason[] {
  return given
    .map(({ text, because }) => ({ text: shortReason(text), because, ref: null }))
    .filter(({ text }) => text !== '')
    .slice(0, mostReasons);
}

const readTitle = toLine;
const readText = (raw: string) => toPlainText(raw).replace(/\n{3,}/g, '\n\n');
const readItems = (raw: readonly string[]) => raw.map(toLine).filter((item) => item !== '');

/** The draft in an answer, as plain text; null where a part is missing, empty or beyond what can be stored. */
export function readModelReply(reply: ModelReply, parts: readonly InstructedPart[]): Draft | null {
  const draft: Draft = {};
  for (const part of parts) {
    if (part === 'bullets') {
      const items = readItems(reply.bullets?.items ?? []);
      if (items.length === 0 || !partTable.bullets.value.safeParse(items).success) return null;
      draft.bullets = { content: items, reasons: readReasons(reply.bullets?.reasons ?? []) };
      continue;
    }
    const raw = reply[part]?.text ?? '';
    const content = part === 'title' ? readTitle(raw) : readText(raw);
    if (content === '' || !partTable[part].value.safeParse(content).success) return null;
    draft[part] = { content, reasons: readReasons(reply[part]?.reasons ?? []) };
  }
  return draft;
}

/** A tag of which only the beginning has come. */
const openTag = /<[a-z/!][^<>]*$/i;
const whole = (text: string) => text.replace(openTag, '');

const partialText = z.object({ text: z.string() });
const partialList = z.object({ items: z.array(z.string()) });

/** The texts in as much of an answer as has come, for the eye alone: what is stored is read from the whole. What nobody could store is left out. */
export function readPartialReply(
  value: unknown,
  parts: readonly InstructedPart[],
): Partial<Record<InstructedPart, string | string[]>> {
  const reply = z.record(z.string(), z.unknown()).safeParse(value).data ?? {};
  const texts: Partial<Record<InstructedPart, string | string[]>> = {};
  for (const part of parts) {
    const content =
      part === 'bullets'
        ? readItems((partialList.safeParse(reply.bullets).data?.items ?? []).map(whole))
        : (part === 'title' ? readTitle : readText)(whole(partialText.safeParse(reply[part]).data?.text ?? ''));
    if (content.length > 0 && partTable[part].value.safeParse(content).success) texts[part] = content;
  }
  return texts;
}
