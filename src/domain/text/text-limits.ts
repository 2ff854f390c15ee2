// How long the texts may be that come in, by hand, by file or by call.
import * as z from 'zod/mini';
import { groupDigits } from './group-digits.ts';

/** Longest texts we take, in characters: far above any channel's limit, far below what would hurt a page or a row. */
export const textLimits = {
  sku: 200,
  title: 10_000,
  description: 200_000,
  bullet: 10_000,
  bullets: 200,
  url: 4_096,
  images: 250,
  name: 200,
  attribute: 20_000,
  attributes: 500,
} as const;

const text = (max: number) => z.string().check(z.maxLength(max, `At most ${groupDigits(max)} characters.`));

export const titleText = text(textLimits.title);
export const descriptionText = text(textLimits.description);
export const bulletTexts = z
  .array(text(textLimits.bullet))
  .check(z.maxLength(textLimits.bullets, `At most ${textLimits.bullets} bullets.`));
export const imageUrl = text(textLimits.url);
export const imageUrls = z
  .array(imageUrl)
  .check(z.maxLength(textLimits.images, `At most ${textLimits.images} images.`));
