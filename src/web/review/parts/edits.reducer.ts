// Texts being edited on a product: what is typed, what it started with, and whether it is being saved.

import { isSameContent } from '#domain/history/same-content.ts';
import { type Status, type TextPart, textParts } from '#domain/parts/parts.ts';
import type { Failure } from '#web/kit/failure-text.tsx';

export type TextValue = string | string[];

export type Edit = {
  value: TextValue;
  /** The text the edit started with; another one on the server means somebody changed it meanwhile. */
  base: TextValue;
  /** The status the edit started with; another one means somebody decided meanwhile, and saving would undo it. */
  status: Status;
  /** When it was last typed in (ISO); null as long as nothing was. */
  changedAt: string | null;
  /** True when it came back from a kept draft and was not touched since. */
  isRestored: boolean;
  isSaving: boolean;
  /** Why the last save failed; null otherwise. */
  failure: Failure | null;
  /** Saving waits for an answer: somebody decided on the part meanwhile. */
  isAsked: boolean;
};
export type Edits = Readonly<Partial<Record<TextPart, Edit>>>;

/** A text kept in the browser until it is saved or discarded. Those of earlier versions do not know their status. */
export type Draft = { value: TextValue; base: TextValue; changedAt: string; status?: Status | undefined };
export type Drafts = Partial<Record<TextPart, Draft>>;

export type EditEvent =
  | { type: 'opened'; part: TextPart; base: TextValue; status: Status }
  | { type: 'typed'; part: TextPart; value: TextValue; at: string }
  | { type: 'saving'; part: TextPart }
  | ({ type: 'failed'; part: TextPart } & Failure)
  /** What is there now was seen: the edit goes on from it. */
  | { type: 'rebased'; part: TextPart; base: TextValue; status: Status }
  | { type: 'asked'; part: TextPart; isAsked: boolean }
  | { type: 'closed'; part: TextPart }
  | { type: 'restored'; part: TextPart; draft: Draft; status: Status };

export function changeEdits(edits: Edits, event: EditEvent): Edits {
  const edit = edits[event.part];
  switch (event.type) {
    case 'opened':
      return edit ? edits : { ...edits, [event.part]: freshEdit(event.base, event.status) };
    case 'restored':
      return { ...edits, [event.part]: restoredEdit(event.draft, event.status) };
    case 'closed': {
      const { [event.part]: _, ...others } = edits;
      return others;
    }
  }
  if (!edit) return edits;
  const put = (changes: Partial<Edit>): Edits => ({ ...edits, [event.part]: { ...edit, ...changes } });
  switch (event.type) {
    case 'typed':
      return put({ value: event.value, changedAt: event.at, isRestored: false, failure: null });
    case 'saving':
      return put({ isSaving: true, failure: null, isAsked: false });
    case 'failed':
      return put({ isSaving: false, failure: { text: event.text, detail: event.detail } });
    case 'rebased':
      return put({ base: event.base, status: event.status, isAsked: false });
    case 'asked':
      return put({ isAsked: event.isAsked });
  }
}

function freshEdit(base: TextValue, status: Status): Edit {
  // An empty list has a first field: what is typed next must find one.
  const value = Array.isArray(base) && base.length === 0 ? [''] : base;
  return { value, base, status, changedAt: null, isRestored: false, isSaving: false, failure: null, isAsked: false };
}

function restoredEdit({ value, base, changedAt, status: kept }: Draft, status: Status): Edit {
  return { ...freshEdit(base, kept ?? status), value, changedAt, isRestored: true };
}

/** Opens the drafts that still differ from what is on the server; the others were saved meanwhile. */
export function openDrafts(drafts: Drafts, current: Record<TextPart, { value: TextValue; status: Status }>): Edits {
  const opened: Partial<Record<TextPart, Edit>> = {};
  for (const part of textParts) {
    const draft = drafts[part];
    const { value, status } = current[part];
    if (draft && !isSameContent(draft.value, value)) opened[part] = restoredEdit(draft, status);
  }
  return opened;
}

/** An empty row of a list is nothing typed. */
const withoutBlanks = (value: TextValue) => (typeof value === 'string' ? value : value.filter((item) => item !== ''));

/** True when closing would lose something typed. */
export function isUnsaved(edit: Edit | undefined): edit is Edit & { changedAt: string } {
  return (
    edit !== undefined && edit.changedAt !== null && !isSameContent(withoutBlanks(edit.value), withoutBlanks(edit.base))
  );
}

/** What must be kept of the edits. */
export function draftsOf(edits: Edits): Drafts {
  const drafts: Drafts = {};
  for (const part of textParts) {
    const edit = edits[part];
    if (!isUnsaved(edit)) continue;
    const { value, base, changedAt, status } = edit;
    drafts[part] = { value, base, changedAt, status };
  }
  return drafts;
}

/** Who decides on a part takes the text with it: saving another one would undo the decision. */
export function isDecidedMeanwhile(edit: Edit, status: Status): boolean {
  return !edit.isSaving && status !== 'pending' && status !== edit.status;
}

/** True when the text on the server is no longer the one the edit started with. */
export function isOvertaken(edit: Edit | undefined, current: TextValue): boolean {
  return edit !== undefined && !edit.isSaving && !isSameContent(edit.base, current);
}

/** What is saved: outer white space and empty bullets go. */
export function cleanValue(value: TextValue): TextValue {
  if (typeof value === 'string') return value.trim();
  return value.map((item) => item.trim()).filter((item) => item !== '');
}

/** Words of a text: what splitting on white space gives. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
