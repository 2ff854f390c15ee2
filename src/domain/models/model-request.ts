// What a language model is asked: the brief as instructions, everything from the catalogue as data in a frame, and behind it what is wished
// for this product.

import type { UsableAttribute } from '#domain/attributes/usable-attributes.ts';
import { checkKeywords } from '#domain/keywords/keyword.ts';
import { type TextPart, textParts } from '#domain/parts/parts.ts';
import { readLimit } from '#domain/text/plain-text.ts';
import type { EngineRequest, Repair } from '#domain/writing/engine.ts';
import { ownPrompt } from '#domain/writing/reasons.ts';
import { frameEnd, frameStart, writeBrief } from './brief/brief.ts';
import { type BriefFact, describeFact, listFacts } from './brief/brief-facts.ts';
import { describeWanted } from './brief/brief-rules.ts';
import { askForRepair, describeFailed } from './brief/repair.ts';

export { frameEnd, frameStart };

/** A picture as a model is sent it, behind its id. */
export type Picture = { id: string; bytes: Uint8Array; type: 'image/jpeg' | 'image/png' };

/** `pictures` follow the data. `answer` is the JSON Schema the answer has to be of; absent where it is free. */
export type ModelRequest = {
  instructions: string;
  data: string;
  pictures?: readonly Picture[];
  answer?: { name: string; schema: object };
};

/** JSON in which no text can close the frame. Of one text only as much is sent as the facts are read from. */
export function toFramedJson(value: unknown): string {
  const clip = (_key: string, each: unknown) => (typeof each === 'string' ? each.slice(0, readLimit) : each);
  return JSON.stringify(value, clip, 1).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The text parts a request asks for: images are not a model's work. */
export function textPartsOf({ parts }: Pick<EngineRequest, 'parts'>): TextPart[] {
  return textParts.filter((part) => parts.includes(part));
}

/** As a provider is sent it in the chat. */
export const nameAndValue = ({ name, value }: UsableAttribute) => ({ name, value });

function describeTask(request: EngineRequest, parts: readonly TextPart[], facts: readonly BriefFact[]): string[] {
  const wanted = describeWanted(request, parts, facts);
  const { supported } = checkKeywords(request.keywords, facts.map(({ text }) => text).join('\n'));
  return [
    `Write ${parts.join(', ')}.`,
    ...(wanted.length > 0 ? [`Good lengths, where the facts carry them: ${wanted.join('; ')}.`] : []),
    ...(supported.length > 0
      ? [`Keywords to place once where they fit, facts carry them: ${supported.join(', ')}.`]
      : []),
    ...(request.voiceExamples?.length
      ? ['"examples" holds approved texts of other products: write in their voice, and take no fact from them.']
      : []),
    ...(request.present ? ['"present" holds the texts as they stand: change what is wished and keep the rest.'] : []),
    ...parts.flatMap((part) => {
      const before = request.earlier?.[part];
      return before === undefined
        ? []
        : [`Wished for the ${part} before, and still so where the wish below says nothing else: ${before}`];
    }),
    ...(parts.some((part) => request.rejected?.[part]?.length)
      ? [
          '"rejected" holds texts that a person rejected and why, the latest last: write texts of which that is not true. Facts count above it.',
        ]
      : []),
    ...(request.prompt === null
      ? []
      : [`Wished for this text (${ownPrompt}), facts count above it: ${request.prompt}`]),
  ];
}

/** A reason may come from outside, as from a brand: it is data like the facts. */
function describeRejected({ rejected }: EngineRequest, parts: readonly TextPart[]): { rejected?: object } {
  const led = parts.filter((part) => rejected?.[part]?.length);
  return led.length === 0 ? {} : { rejected: Object.fromEntries(led.map((part) => [part, rejected?.[part]])) };
}

/** The request for the text parts, and the facts by whose ids its answer is read. */
export function composeModelRequest(
  request: EngineRequest,
  repair: Repair | null,
): ModelRequest & { facts: readonly BriefFact[] } {
  const parts = textPartsOf(request);
  const facts = listFacts(request);
  const document = {
    facts: facts.map(describeFact),
    ...(request.voiceExamples?.length ? { examples: request.voiceExamples } : {}),
    ...(request.present ? { present: Object.fromEntries(parts.map((part) => [part, request.present?.[part]])) } : {}),
    ...describeRejected(request, parts),
    ...(repair === null ? {} : { draft: describeFailed(repair, parts) }),
  };
  const task = [
    ...describeTask(request, parts, facts),
    ...(repair === null ? [] : askForRepair),
    'Before you answer: read each sentence against its ids once more and cut what they do not carry.',
  ];
  return {
    instructions: writeBrief(request, parts),
    data: `${frameStart}\n${toFramedJson(document)}\n${frameEnd}\n\n${task.join('\n')}`,
    facts,
  };
}
