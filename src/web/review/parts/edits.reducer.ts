// Texts being edited on a product: what is typed, what it began with, and whether it is being saved.
import { isSameContent } from '#domain/history/same-content.ts';
import { type TextPart, textParts } from '#domain/parts/parts.ts';

export type TextValue = string | string[];

export type Edit = {
  value: TextValue;
  /** The text the edit began with; another one on the server means somebody changed it meanwhile. */
  base: TextValue;
  /** When it was last typed in (ISO); null as long as nothing was. */
  changedAt: string | null;
  /** True when it came back from a kept draft and was not touched since. */
  isRestored: boolean;
  isSaving: boolean;
  /** Why the last save failed; null otherwise. */
  failure: string | null;
};
export type Edits = Readonly<Partial<Record<TextPart, Edit>>>;

/** A text kept in the browser until it is saved or discarded. */
export type Draft = { value: TextValue; base: TextValue; changedAt: string };
export type Drafts = Partial<Record<TextPart, Draft>>;

export type EditEvent =
  | { type: 'opened'; part: TextPart; base: TextValue }
  | { type: 'typed'; part: TextPart; value: TextValue; at: string }
  | { type: 'saving'; part: TextPart }
  | { type: 'failed'; part: TextPart; reason: string }
  | { type: 'rebased'; part: TextPart; base: TextValue }
  | { type: 'closed'; part: TextPart }
  | { type: 'restored'; part: TextPart; draft: Draft };

export function changeEdits(edits: Edits, event: EditEvent): Edits {
  const edit = edits[event.part];
  switch (event.type) {
    case 'opened':
      return edit ? edits : { ...edits, [event.part]: freshEdit(event.base) };
    case 'restored':
      return { ...edits, [event.part]: restoredEdit(event.draft) };
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
      return put({ isSaving: true, failure: null });
    case 'failed':
      return put({ isSaving: false, failure: event.reason });
    case 'rebased':
      return put({ base: event.base });
  }
}

function freshEdit(base: TextValue): Edit {
  return { value: base, base, changedAt: null, isRestored: false, isSaving: false, failure: null };
}

function restoredEdit(draft: Draft): Edit {
  return { ...freshEdit(draft.base), ...draft, isRestored: true };
}

/** Opens the drafts that still differ from what is on the server; the others were saved meanwhile. */
export function openDrafts(drafts: Drafts, current: Record<TextPart, TextValue>): Edits {
  const opened: Partial<Record<TextPart, Edit>> = {};
  for (const part of textParts) {
    const draft = drafts[part];
    if (draft && !isSameContent(draft.value, current[part])) opened[part] = restoredEdit(draft);
  }
  return opened;
}

/** True when closing would lose something typed. */
export function isUnsaved(edit: Edit | undefined): edit is Edit & { changedAt: string } {
  return edit !== undefined && edit.changedAt !== null && !isSameContent(edit.value, edit.base);
}

/** What must be kept of the edits. */
export function draftsOf(edits: Edits): Drafts {
  const drafts: Drafts = {};
  for (const part of textParts) {
    const edit = edits[part];
    if (isUnsaved(edit)) drafts[part] = { value: edit.value, base: edit.base, changedAt: edit.changedAt };
  }
  return drafts;
}

/** True when the text on the server is no longer the one the edit began with. */
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
