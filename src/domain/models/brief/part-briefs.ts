// What a language model is asked of each text: what it is for, the form it is answered in, how long it may be and how long a good one is.
import type { Bounds } from '#domain/benchmarks/finding.ts';
import type { ChannelLimits } from '#domain/channels/channel-limits.ts';
import type { TextPart } from '#domain/parts/parts.ts';

/** One line, a list of lines, or paragraphs of sentences. */
export type ReplyForm = 'line' | 'list' | 'prose';

/** What the facts have to say, and the lengths a good text has. */
export type Wanted = {
  limits: ChannelLimits;
  facts: number;
  characters: number;
  words: number;
  /** The ideal bounds of the rules for a text of this part, in characters or words; of a list how many entries it has. */
  ideal: (of: 'text' | 'words' | 'count') => Bounds;
};

type PartBrief = {
  craft: string;
  form: ReplyForm;
  /** What the channel takes at most. */
  describeLimit: (limits: ChannelLimits) => string;
  /** The length asked for, where the facts reach it; null where none is. */
  describeWanted: (wanted: Wanted) => string | null;
};

/** Null where nothing is asked, or there is too little to say: a text that is to be longer would only be padded. */
function within({ min = 0, max }: Bounds, reach: number, unit: string): string | null {
  if ((min === 0 && max === undefined) || min > reach) return null;
  if (max === undefined) return `from ${min} ${unit}`;
  return `${min === 0 || min === max ? '' : `${min} to `}${max} ${unit}`;
}

export const partBriefs: Readonly<Record<TextPart, PartBrief>> = {
  title: {
    craft:
      'TITLE: brand, name, the kind of product in the shopper’s word, one or two facts that tell it from its neighbours, variant last. No shop’s name.',
    form: 'line',
    describeLimit: ({ title }) => `at most ${title.max} characters, one line`,
    describeWanted: ({ ideal, characters }) => prefix('title', within(ideal('text'), characters, 'characters')),
  },
  bullets: {
    craft:
      'BULLETS: the strongest fact first, one idea each, built alike: the feature, then what it does. No heading that says nothing. Nothing twice.',
    form: 'list',
    describeLimit: ({ bullets }) => {
      const total = bullets.totalChars === null ? '' : `, ${bullets.totalChars} together`;
      return `at most ${bullets.max}, of at most ${bullets.maxChars} characters each${total}, one line each, without a bullet mark`;
    },
    describeWanted: ({ ideal, limits, facts }) =>
      within({ min: limits.bullets.min, ...ideal('count') }, facts, 'bullets'),
  },
  description: {
    craft:
      'DESCRIPTION: what it is and for whom; then the facts that matter most, told as use; sizes, care and warnings last. Not the bullets’ sentences. Keep the facts’ voice where they have one.',
    form: 'prose',
    describeLimit: ({ description }) => `at most ${description.maxChars} characters`,
    describeWanted: ({ ideal, limits, characters, words }) =>
      prefix(
        'description',
        within(ideal('text'), characters, 'characters') ??
          within({ min: limits.description.minWords ?? 0, ...ideal('words') }, words, 'words'),
      ),
  },
};

function prefix(part: TextPart, length: string | null): string | null {
  return length === null ? null : `${part} ${length}`;
}
