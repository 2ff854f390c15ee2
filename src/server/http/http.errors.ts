// Errors as the server answers them: everything thrown becomes a problem.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { describeDatabaseFault } from '#server/database/database-fault.ts';
import { postgresCode } from '#server/database/postgres-code.ts';

const codeOfStatus: Partial<Record<number, ProblemCode>> = {
  400: 'INVALID_INPUT',
  404: 'NOT_FOUND',
  406: 'INVALID_INPUT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

const textOfCode: Partial<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request body is not valid JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This content type is not supported here.',
};

/** The parser of forms throws plain errors that differ only in their words. */
const brokenForm =
  /^(Multipart: Boundary not found|Boundary required|Malformed content type|(Part terminated early due to u|U)nexpected end of multipart data)$/;

function toProblem(thrown: FastifyError | Problem): Problem {
  const error = describeDatabaseFault(thrown) as FastifyError | Problem;
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map((each) => ({
      path: each.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: each.message ?? 'Invalid value.',
    }));
    const isAboutPath = error.validationContext === 'params';
    const texts = issues.map((each) => (each.path && !isAboutPath ? `${each.path}: ${each.message}` : each.message));
    return new Problem('INVALID_INPUT', [...new Set(texts)].join(' '), { issues });
  }
  // A number that no column can hold: what it was to find or to store cannot be there.
  if (postgresCode(error) === '22003')
    return new Problem('INVALID_INPUT', 'An ID or a number is too large.', { detail: error });
  if (brokenForm.test(error.message))
    return new Problem('INVALID_INPUT', 'The form is damaged or incomplete. Send it again.', { detail: error });
  const status = error.statusCode ?? 500;
  const code = codeOfStatus[status] ?? (status >= 400 && status < 500 ? 'INVALID_INPUT' : undefined);
  if (code) return new Problem(code, textOfCode[error.code] ?? error.message, { detail: error });
  return new Problem('INTERNAL', 'Something went wrong on our side. Nothing was changed. Please try again.', {
    detail: error,
  });
}

/** The code of the database or the system behind it. */
function nameFault(detail: unknown): { fault?: string } {
  const fault = postgresCode(detail) ?? (detail as { code?: unknown } | undefined)?.code;
  return typeof fault === 'string' ? { fault } : {};
}

/** What may be somebody who tries what they may not. */
const guarded = new Set<ProblemCode>(['SIGN_IN_FAILED', 'NOT_SIGNED_IN', 'FORBIDDEN', 'RATE_LIMITED']);

/** Which call was refused, by its route: an address may hold what people typed. From where and to whom, where it was about who they are. */
function nameCall({ method, routeOptions, ip, signedIn }: FastifyRequest, { code }: Problem): Record<string, unknown> {
  const call = { method, route: routeOptions?.url ?? null };
  return guarded.has(code) ? { ...call, address: ip, userId: signedIn?.user.id ?? null } : call;
}

/** Answers everything thrown as a problem, and writes down what is our fault. */
export function answerError(error: FastifyError | Problem, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error);
  // It passes by itself and lies outside: where it was met says nothing.
  if (problem.code === 'UNAVAILABLE')
    request.log.warn({ code: problem.code, ...nameFault(problem.detail) }, problem.message);
  else if (problem.status >= 500) request.log.error({ err: problem.detail ?? error }, problem.message);
  // Its words speak to people, of their products.
  else request.log.info({ code: problem.code, ...nameCall(request, problem) }, 'Refused');
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  // What a reply that fails before its first byte was going to be: a file, packed.
  for (const header of ['etag', 'content-encoding', 'content-disposition']) reply.removeHeader(header);
  reply.type('application/json').status(problem.status);
  reply.serializer(JSON.stringify).send(problem.toBody());
}
