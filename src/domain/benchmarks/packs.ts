// Every rule that comes with Copydesk. The workspace checks by the rules in its table, which are seeded from these.
import { adviceRules } from './packs/advice-rules.data.ts';
import { channelRules } from './packs/channel-rules.ts';
import { forbiddenRules } from './packs/forbidden-rules.ts';
import { furtherRules } from './packs/further-rules.data.ts';
import { generalRules } from './packs/general-rules.data.ts';
import { imageRules } from './packs/image-rules.data.ts';
import { substanceRules } from './packs/substance-rules.ts';
import type { BenchmarkRule } from './rule.ts';

/** Every rule Copydesk ships: the general pack and what each channel has beside or instead of it. */
export const builtInRules: readonly BenchmarkRule[] = [
  ...generalRules,
  ...channelRules(),
  ...adviceRules,
  ...forbiddenRules(),
  ...furtherRules,
  ...imageRules,
  ...substanceRules,
];
