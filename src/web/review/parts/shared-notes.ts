// Reasons of drafts as they are shown; those that stand on several parts are said once for all of them.

import type { DraftReason } from '#domain/history/draft-record.ts';
import { type Part, partNames } from '#domain/parts/parts.ts';
import type { PartRecord } from '#domain/review/content.ts';

/** Without a cause: a note from before causes were kept. */
export type ShownReason = { text: string; because: DraftReason['because'] | null; rule?: DraftReason['rule'] };

/** What the writer has to say of a part. */
export function reasonsOf({ draft, notes }: Pick<PartRecord, 'draft' | 'notes'>): readonly ShownReason[] {
  return draft?.reasons ?? notes.map((text) => ({ text, because: null }));
}

/** Rules are named part by part; said for several, the part is left out: `Praise in the title` is `Praise`. */
function withoutPart({ rule, ...reason }: ShownReason): ShownReason {
  if (!rule) return reason;
  return {
    ...reason,
    rule: { ...rule, label: rule.label.replace(/ in the (?:title|bullet points|description)$/, '') },
  };
}

/** Reasons that more than one part carries in the same words, each once, in the order of the parts. */
export function sharedReasons(reasons: Readonly<Record<Part, readonly ShownReason[]>>): ShownReason[] {
  const counts = new Map<string, { reason: ShownReason; count: number }>();
  for (const part of partNames) {
    const texts = new Map(reasons[part].map((reason) => [reason.text, reason]));
    for (const [text, reason] of texts) {
      counts.set(text, { reason: counts.get(text)?.reason ?? reason, count: (counts.get(text)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].filter(({ count }) => count > 1).map(({ reason }) => withoutPart(reason));
}
