// Puts the instruction of a draft together from the wordings its record names.

import type { DraftRecord } from '#domain/history/draft-record.ts';
import { isTextPart, type Part } from '#domain/parts/parts.ts';
import type { WishVerdict } from '#domain/wishes/check-wish.ts';
import type { DraftInstruction, Since } from './draft-instruction.contract.ts';
import { type GuidanceSource, mergeSources, toSource } from './merge.ts';
import type { Prompt } from './prompts.contract.ts';
import { promptScopes } from './scope-names.ts';
import { describeOrigin } from './scopes.ts';

/** A wording a prompt had. */
export type Wording = Pick<Prompt, 'prompt' | 'scope' | 'scopeValue' | 'version'> & { promptId: number };

function describeSince(version: number, present: Pick<Prompt, 'version' | 'isActive'> | undefined): Since {
  if (!present) return 'deleted';
  if (present.version !== version) return 'changed';
  return present.isActive ? 'same' : 'off';
}

/** Null where nobody could check it. */
const readVerdict = (verdict: WishVerdict): boolean | null =>
  verdict === 'not-checked' ? null : verdict === 'followed';

/** `wordings` are those kept of the prompts the record names, `present` what is left of these prompts now. */
export function readDraftInstruction(
  part: Part,
  record: Pick<DraftRecord, 'engine' | 'prompts' | 'prompt' | 'wishes'>,
  wordings: readonly Wording[],
  present: readonly Pick<Prompt, 'id' | 'version' | 'isActive'>[],
): DraftInstruction {
  const led = record.prompts.map(({ id, version }) => ({
    id,
    version,
    wording: wordings.find((kept) => kept.promptId === id && kept.version === version),
  }));
  const known = led.flatMap(({ wording }) => (wording ? [wording] : []));
  const own: GuidanceSource[] = record.prompt
    ? [{ text: record.prompt, origin: 'custom prompt for this draft', rank: promptScopes.length }]
    : [];
  const lines = mergeSources([...known.map(toSource), ...own]);
  const isInstructed = isTextPart(part);
  return {
    engine: record.engine,
    lines: lines.map(({ text, source, parts, needsModel, exceptions, overriddenBy }) => {
      const wording = known[source];
      const origin = wording ? describeOrigin({ ...wording }) : null;
      const checked = record.wishes?.find((wish) => wish.text === text && wish.origin === origin);
      return {
        text,
        from: wording
          ? {
              promptId: wording.promptId,
              version: wording.version,
              scope: wording.scope,
              scopeValue: wording.scopeValue,
              since: describeSince(
                wording.version,
                present.find(({ id }) => id === wording.promptId),
              ),
            }
          : null,
        isFollowed: checked && overriddenBy === null ? readVerdict(checked.verdict) : null,
        says: checked?.says || null,
        needsModel,
        isForPart: isInstructed && (parts === null || parts.some((each) => each === part)),
        exceptions,
        overridden: overriddenBy?.reason ?? null,
      };
    }),
    lost: led.flatMap(({ id, version, wording }) => (wording ? [] : [{ promptId: id, version }])),
    isOwnKnown: record.prompt !== undefined,
  };
}
