// Fields that the forms of several kinds of rules on images have.
import type { KindField } from './kind-field.ts';

export const heroField = {
  control: 'check',
  name: 'isHeroOnly',
  label: 'Only the hero image',
  isOptional: true,
} as const satisfies KindField;

export const reasonField = {
  control: 'text',
  name: 'reason',
  label: 'Reason',
  hint: 'Ends the message, such as “to zoom” in “Hero is 640 × 480; Amazon asks for at least 1,000 pixels to zoom”.',
  isOptional: true,
} as const satisfies KindField;
