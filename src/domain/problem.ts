// The one shape of everything that can be refused, shared by server and browser.
import * as z from 'zod/mini';

/** HTTP status of each code. Typed over the whole union below, so a code without a status does not compile. */
export const problemStatus = {
  INVALID_INPUT: 400,
  NOT_SIGNED_IN: 401,
  SIGN_IN_FAILED: 401,
  CODE_NEEDED: 401,
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  METHOD_NOT_ALLOWED: 405,
  DUPLICATE_SKU: 409,
  STALE_VERSION: 409,
  KEY_REUSED: 409,
  IMPORT_NOT_READY: 409,
  LINK_ENDED: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  ILLEGAL_TRANSITION: 422,
  NOTHING_TO_REVIEW: 422,
  NOTHING_CHANGED: 422,
  NOT_IN_CONTENT: 422,
  CANNOT_RENDER: 422,
  SOURCE_UNREADABLE: 422,
  CLAIMS_NEED_ATTESTATION: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  MODEL_FAILED: 502,
  UNAVAILABLE: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** One thing wrong with the input: where (a path such as `title` or `bullets.3`) and what, in plain words. */
export const issueSchema = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof issueSchema>;

/** Body of every error reply. `error` is one plain sentence for the user; it never carries secrets, SQL or stack traces. A feature may add fields of its own. */
export const problemSchema = z.looseObject({
  error: z.string(),
  code: z.enum(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]]),
  issues: z.optional(z.array(issueSchema)),
  /** With RATE_LIMITED: seconds until it is worth another try, where that is known. */
  retryAfterSeconds: z.optional(z.int()),
});
export type ProblemBody = z.infer<typeof problemSchema>;

/** A refusal with a sentence for the user; `detail` goes to the log only. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly issues: Issue[] | undefined;
  /** Fields a feature adds to the body, such as the claims an approval needs attested. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;
  readonly detail: unknown;

  constructor(
    code: ProblemCode,
    userText: string,
    options: { issues?: Issue[]; fields?: Record<string, unknown>; retryAfterSeconds?: number; detail?: unknown } = {},
  ) {
    super(userText);
    this.name = 'Problem';
    this.code = code;
    this.issues = options.issues;
    this.fields = options.fields ?? {};
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
      ...this.fields,
      ...(this.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: this.retryAfterSeconds }),
    };
  }
}
