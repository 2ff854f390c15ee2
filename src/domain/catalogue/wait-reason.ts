// Why a product waits for a decision, told by the first that fits: every product that waits has exactly one reason.
import * as z from 'zod/mini';

/**
 * `open-claim`: the source does not bear out or contradicts what a pending part says; `rule-not-kept`: a pending part breaks a benchmark
 * rule; `wish-not-followed`: its draft could not follow all of a prompt; `part-rejected`: nothing of that, but another part was rejected; `clean`: nothing is open; `no-content`: nothing was generated yet.
 */
export const waitReasons = [
  'open-claim',
  'rule-not-kept',
  'wish-not-followed',
  'part-rejected',
  'clean',
  'no-content',
] as const;
export const waitReasonSchema = z.enum(waitReasons);
export type WaitReason = z.infer<typeof waitReasonSchema>;
