// The one shape of everything that can be refused, shared by server and browser.
import * as z from 'zod/mini';
import { type PartClaim, partClaimSchema } from '#domain/claims/checked-claim.ts';

/** HTTP status of each code. Typed over the whole union below, so a code without a status does not compile. */
export const problemStatus = {
  INVALID_INPUT: 400,
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  METHOD_NOT_ALLOWED: 405,
  DUPLICATE_SKU: 409,
  STALE_VERSION: 409,
  IMPORT_NOT_READY: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  ILLEGAL_TRANSITION: 422,
  NOTHING_TO_REVIEW: 422,
  NOT_IN_CONTENT: 422,
  SOURCE_UNREADABLE: 422,
  CLAIMS_NEED_ATTESTATION: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** One thing wrong with the input: where (a path such as `title` or `bullets.3`) and what, in plain words. */
export const issueSchema = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof issueSchema>;

/** Body of every error reply. `error` is one plain sentence for the user; it never carries secrets, SQL or stack traces. */
export const problemSchema = z.object({
  error: z.string(),
  code: z.enum(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]),
  issues: z.optional(z.array(issueSchema)),
  /** With CLAIMS_NEED_ATTESTATION: what the approver has to answer for by name. */
  claims: z.optional(z.array(partClaimSchema)),
  /** With RATE_LIMITED: seconds until it is worth another try, where that is known. */
  retryAfterSeconds: z.optional(z.int()),
});
export type ProblemBody = z.infer<typeof problemSchema>;

/** A refusal with a sentence for the user; `detail` goes to the log only. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly issues: Issue[] | undefined;
  readonly claims: PartClaim[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly detail: unknown;

  constructor(
    code: ProblemCode,
    userText: string,
    options: { issues?: Issue[]; claims?: PartClaim[]; retryAfterSeconds?: number; detail?: unknown } = {},
  ) {
    super(userText);
    this.name = 'Problem';
    this.code = code;
    this.issues = options.issues;
    this.claims = options.claims;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.detail = options.detail;
  }

  get status(): number {
    return problemStatus[this.code];
  }

  toBody(): ProblemBody {
    return {
      error: this.message,
      code: this.code,
      ...(this.issues ? { issues: this.issues } : {}),
      ...(this.claims ? { claims: this.claims } : {}),
      ...(this.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: this.retryAfterSeconds }),
    };
  }
}
