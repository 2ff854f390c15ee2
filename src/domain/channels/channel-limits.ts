// The limits one product's content must keep on the channel it is for, on a given day.

import type { Part } from '#domain/parts/parts.ts';
import { remember } from '#domain/text/remember.ts';
import {
  type ChannelFigures,
  channelFigures,
  type DescriptionFigure,
  type Figure,
  generalFigures,
  mediaCategories,
} from './channel-limits.data.ts';

type LimitsByPart = {
  /** `aim` is the length a good title tries to reach and not to pass. */
  title: { max: number; aim: number };
  bullets: { min: number; max: number; maxChars: number; totalChars: number | null };
  description: { maxChars: number; minWords: number | null; html: boolean };
  images: { max: number | null };
};

/** What a channel takes of each part. Lengths are in UTF-16 units, so never above what a channel counts. */
export type ChannelLimits = { channel: string } & { [P in Part]: LimitsByPart[P] };

const channelNamed = remember((retailer): string => {
  const name = ` ${retailer
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()} `;
  for (const [channel, figures] of Object.entries(channelFigures)) {
    if (figures.names.some((spelling) => name.includes(` ${spelling} `))) return channel;
  }
  return 'general';
});

/** Channel of a retailer's name, written in any of its usual ways; `general` when we do not know it. */
export const findChannel = (retailer: string | null): string => channelNamed(retailer ?? '');

/** Whether Amazon counts the product as media: one step of its category path is a media category. */
export function isMedia(category: string | null): boolean {
  const path = (category ?? '').toLowerCase();
  const steps = [path, ...path.split(/[>/|,]/)];
  return steps.some((step) => mediaCategories.has(step.trim()));
}

function figureFor<Value>(
  figures: readonly Figure<Value>[] | undefined,
  isMediaProduct: boolean,
  day: string,
): Value | undefined {
  const holds = (figure: Figure<Value>) =>
    (figure.from ?? day) <= day && day <= (figure.until ?? day) && (figure.only === undefined || isMediaProduct);
  const held = (figures ?? []).filter(holds);
  return (held.find((figure) => figure.only) ?? held[0])?.value;
}

function descriptionLimits(own: DescriptionFigure | undefined): ChannelLimits['description'] {
  const general = generalFigures.description.value;
  if (!own) return general;
  const maxChars = Math.min(own.maxChars ?? general.maxChars, own.fieldChars ?? Number.POSITIVE_INFINITY);
  return { maxChars, minWords: own.minWords, html: own.html };
}

/** Limits for a product of a retailer and category on a day (UTC). Figures and their sources are in `channel-limits.data.ts`. */
export function channelLimits(retailer: string | null, category: string | null, on: Date): ChannelLimits {
  const channel = findChannel(retailer);
  const own: Partial<ChannelFigures> = channelFigures[channel] ?? {};
  const day = on.toISOString().slice(0, 10);
  const isMediaProduct = isMedia(category);
  return {
    channel,
    title: figureFor(own.title, isMediaProduct, day) ?? generalFigures.title.value,
    bullets: figureFor(own.bullets, isMediaProduct, day) ?? generalFigures.bullets.value,
    description: descriptionLimits(figureFor(own.description, isMediaProduct, day)),
    images: figureFor(own.images, isMediaProduct, day) ?? generalFigures.images.value,
  };
}
