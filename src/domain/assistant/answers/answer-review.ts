// Answers about the review: score, issues, statuses, who decided what, who wrote it and what the writer noted.

import { isSampleDraft, sampleLabel } from '#domain/history/sample-draft.ts';
import { type Part, partNames, partTable, type Status, scoredParts } from '#domain/parts/parts.ts';
import type { OptimizedContent, Origin, PartRecord } from '#domain/review/content.ts';
import { nameAnswerer } from '#domain/session/name-answerer.ts';
import { escapeMarkdown } from './markdown-text.ts';
import { type Answer, count, describeTime, isAre, listWords, type ProductFacts, statusWords } from './product-facts.ts';

const review = 'review of the product';
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const derivedWords = { optimized: 'Optimized', critical: 'Critical', needs_improvement: 'Needs improvement' } as const;

/** The parts with this status, of those the figures count. */
function partsWith(content: OptimizedContent, status: Status): Part[] {
  return scoredParts.filter((part) => content.parts[part].status === status);
}
const labels = (parts: readonly Part[]) => listWords(parts.map((part) => partTable[part].label));

/** Why the Content Score is what it is. */
export function answerScore({ product, content }: ProductFacts): Answer {
  const { score, issues, status } = product.contentStatus;
  const found = [review];
  if (!content) {
    return {
      lines: [
        `The Content Score is **${score}**, with **${count(issues, 'issue')}** (${derivedWords[status]}). Every product without optimized content has this score: nothing has been generated yet, so there is nothing to approve.`,
        '',
        '**Generate Content** writes a first draft. The score then counts approvals: 25 for each approved part.',
      ],
      found,
    };
  }
  const approved = partsWith(content, 'approved');
  const pending = partsWith(content, 'pending');
  const rejected = partsWith(content, 'rejected');
  const sum =
    approved.length === 0
      ? 'no part is approved'
      : `${labels(approved)} ${approved.length === 1 ? 'is' : 'are'} approved`;
  return {
    lines: [
      `The Content Score is **${score}** (${derivedWords[status]}): each approved part counts 25, and ${sum} (${approved.length} × 25 = ${approved.length * 25}).`,
      '',
      pending.length > 0
        ? `- **${count(pending.length, 'issue')}**, the parts still pending: ${labels(pending)}`
        : '- **No issues**: no part is pending',
      ...(rejected.length > 0 ? [`- Rejected: ${labels(rejected)}. A rejected part adds nothing to the score`] : []),
      '',
      'The score shows the progress of the review, not how good the text is.',
    ],
    found,
  };
}

/** Which parts are pending, approved, rejected. */
export function answerStatus(part: Part | null, text: string, { product, content, timeZone }: ProductFacts): Answer {
  if (!content) {
    return {
      lines: ['All four parts are pending: no optimized content has been generated yet.'],
      found: [review],
    };
  }
  const describe = (each: Part) => {
    const { decidedBy, decidedAt, answeredBy } = content.parts[each].record;
    const by =
      decidedBy && decidedAt
        ? `, by ${escapeMarkdown(nameAnswerer(decidedBy.fullName, answeredBy))} on ${describeTime(decidedAt, timeZone)}`
        : '';
    return `- **${partTable[each].label}:** ${statusWords[content.parts[each].status]}${by}`;
  };
  if (part) return { lines: [describe(part)], found: [review] };
  const asked = (['rejected', 'approved', 'pending'] as const).find((status) => text.includes(status)) ?? 'pending';
  const number = partsWith(content, asked).length;
  const head =
    number === 0 ? `No part is ${asked}:` : `${count(number, 'part')} of four ${number === 1 ? 'is' : 'are'} ${asked}:`;
  return {
    lines: [head, '', ...partNames.map(describe), '', `Progress: ${product.contentStatus.score}%.`],
    found: [review],
  };
}

/** Who approved or rejected, and when. */
export function answerDecision(asked: Part | null, text: string, { content, history, timeZone }: ProductFacts): Answer {
  if (!content)
    return { lines: ['Nothing was approved or rejected yet: there is no optimized content.'], found: [review] };
  const wanted: Status | null = /\bapprov/.test(text) ? 'approved' : /\breject/.test(text) ? 'rejected' : null;
  const parts = asked ? [asked] : partNames.filter((part) => content.parts[part].status !== 'pending');
  const matching = asked || wanted === null ? parts : parts.filter((part) => content.parts[part].status === wanted);
  if (matching.length === 0) return { lines: [`No part is ${wanted ?? 'approved or rejected'} now.`], found: [review] };
  const lines = matching.map((part) => {
    const status = content.parts[part].status;
    const { decidedBy, decidedAt, answeredBy, reason } = content.parts[part].record;
    const head = `The ${partTable[part].word} ${isAre(part)} ${statusWords[status]}`;
    if (status !== 'pending') {
      const by = decidedBy
        ? ` by ${escapeMarkdown(nameAnswerer(decidedBy.fullName, answeredBy))}`
        : '; the person is not recorded';
      const because = reason ? ` The reason given: “${escapeMarkdown(reason)}”` : '';
      return `- ${head}${by}${decidedAt ? ` on ${describeTime(decidedAt, timeZone)}` : ''}.${because}`;
    }
    const last = history.find(
      (entry) => entry.contentType === part && (entry.action === 'approved' || entry.action === 'rejected'),
    );
    const earlier = last
      ? ` It was last ${last.action}${last.changedBy ? ` by ${escapeMarkdown(nameAnswerer(last.changedBy.fullName, last.details?.answeredBy))}` : ''} on ${describeTime(last.changeDate, timeZone)}, before it changed again.`
      : ' I see no approval or rejection of it in the history.';
    return `- ${head}: not approved or rejected.${earlier}`;
  });
  const hasReason = matching.some((part) => content.parts[part].record.reason !== undefined);
  const why = /\bwhy\b/.test(text) && !hasReason ? ['', 'No reason was recorded with it, so I cannot say why.'] : [];
  return {
    lines: [...(lines.length === 1 ? lines.map((line) => line.replace(/^- /, '')) : lines), ...why],
    found: [review, ...(lines.some((line) => line.includes('last ')) ? ['Content History'] : [])],
  };
}

const originWords: Readonly<Record<Origin, string>> = {
  'built-in': 'written by the built-in writer from the facts of the source',
  model: 'written by a language model and checked against the facts of the source',
  person: 'edited by a person',
  restored: 'restored from history',
  fixed: 'fixed to pass a benchmark rule',
  proposed: 'proposed by a program',
  source: 'same as the source',
};

/** Who or what wrote the present texts. */
export function answerAuthor(asked: Part | null, { content }: ProductFacts): Answer {
  if (!content) return { lines: ['Nothing is written yet: there is only the text of the source.'], found: [review] };
  const parts = asked ? [asked] : partNames;
  return {
    lines: parts.map((part) => {
      const { origin, writtenBy, wordedBy, draft } = content.parts[part].record;
      const by = writtenBy ? ` (${escapeMarkdown(nameAnswerer(writtenBy.fullName, wordedBy))})` : '';
      const author = isSampleDraft(draft) ? sampleLabel : `${originWords[origin]}${by}`;
      return `- **${capital(partTable[part].word)}:** ${author}`;
    }),
    found: ['origin saved with each part'],
  };
}

const reasonsOf = ({ draft, notes }: PartRecord) => draft?.reasons.map(({ text }) => text) ?? notes;

/** What the writer has to say to the reviewer, such as keywords it left out. */
export function answerNotes(asked: Part | null, { content }: ProductFacts): Answer {
  const parts = content ? (asked ? [asked] : partNames) : [];
  const lines = parts.flatMap((part) =>
    (content ? reasonsOf(content.parts[part].record) : []).map(
      (note) => `- **${capital(partTable[part].word)}:** ${escapeMarkdown(note, 500)}`,
    ),
  );
  return {
    lines: lines.length > 0 ? lines : ['The writer left no notes for this product.'],
    found: ['notes saved with each part'],
  };
}

/** Facts of the source that changed after a part was approved. */
export function answerSourceChanges({ content, timeZone }: ProductFacts): Answer {
  const lines = partNames.flatMap((part) =>
    (content?.parts[part].record.sourceChanges ?? []).map(
      ({ field, before, after, changedAt }) =>
        `- **${capital(partTable[part].word)}:** ${escapeMarkdown(field, 80)} was “${escapeMarkdown(before, 160)}”, now “${escapeMarkdown(after, 160)}” (since ${describeTime(changedAt, timeZone)})`,
    ),
  );
  return {
    lines:
      lines.length > 0
        ? ['These facts changed after the part was approved:', '', ...lines]
        : ['No fact of the source changed after an approval.'],
    found: ['source changes saved with each part'],
  };
}

/** Which claims of the texts nobody vouches for. */
export function answerClaims(asked: Part | null, { content, openClaims }: ProductFacts): Answer {
  const found = [`claims checked in the ${content ? 'content under review' : 'source'}`];
  const open = openClaims.filter(({ part }) => asked === null || part === asked);
  const where = asked ? ` in the ${partTable[asked].word}` : '';
  if (open.length === 0) return { lines: [`The facts of the source support every claim I find${where}.`], found };
  return {
    lines: [
      `${count(open.length, 'claim')}${where} ${open.length === 1 ? 'is' : 'are'} not supported by the facts:`,
      '',
      ...open.map(
        ({ part, verdict, explanation, isConflict }) =>
          `- **${capital(partTable[part].word)}**, ${isConflict ? 'in conflict' : verdict}: ${escapeMarkdown(explanation, 400)}`,
      ),
    ],
    found,
  };
}
