// The document of the API beyond shapes: what each operation is called, who may call it, and what goes in headers.
import { isSameValue } from '#domain/canonical-json.ts';
import type { Contract } from '#domain/contract.ts';
import type { Permission } from '#domain/permissions.ts';
import { mostId } from '#domain/stored.ts';
import { describeParameter } from './parameter-words.ts';

type Header = { description: string; schema: { type: string } };
type Reply = { description?: string; headers?: Record<string, Header>; content?: unknown; $ref?: string };
type ParameterSchema = {
  type?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  anyOf?: ParameterSchema[];
  items?: ParameterSchema;
};
type Parameter = { in: string; name: string; description?: string; schema: ParameterSchema };
type Operation = {
  operationId?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  responses?: Record<string, Reply>;
};
export type Paths = Record<string, Record<string, Operation>>;

/** The ways to sign a call: as a program, and as a person in a browser. */
export const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', description: 'A token of *API Integration*' },
  session: { type: 'apiKey', in: 'cookie', name: '__Host-copydesk', description: 'A session of the browser' },
} as const;

const text = (description: string): Header => ({ description, schema: { type: 'string' } });
const number = (description: string): Header => ({ description, schema: { type: 'integer' } });

const versionHeader = { ETag: text('The version of what the reply is about. Send it as If-Match with a change') };
const pageHeaders = {
  'X-Total-Count': number('With `limit`: how many items all pages have'),
  'X-Total-Estimated': text('`true` where the total is an estimate'),
  'X-Limit': number('What a `limit` above the longest page was cut to'),
  Link: text('With `limit`: the address of the next page, `rel="next"`; absent on the last one'),
};
const headerParameter = (name: string, description: string): Parameter => ({
  ...{ in: 'header', name, description },
  schema: { type: 'string' },
});
const versionParameter = headerParameter(
  'If-Match',
  'The version the change is of, as ETag named it; 409 where somebody changed it meanwhile. Without it the change is made in any case',
);
const keyParameter = headerParameter(
  'Idempotency-Key',
  'A name of your own for this call: sent again, it is answered with the run that is there and does nothing twice',
);

const digits = /^\^(\[1-9\])?\\d\{\d,(\d{1,2})\}\$$/;

/** What is digits alone is a number to programs: clients made from the document take one. */
function asNumber(schema: ParameterSchema): ParameterSchema {
  const { pattern, anyOf, items } = schema;
  if (anyOf) return { ...schema, anyOf: anyOf.map(asNumber) };
  if (items) return { ...schema, items: asNumber(items) };
  const found = digits.exec(pattern ?? '');
  if (!found) return schema;
  const [, positive, more] = found;
  const longest = Number(more) + (positive ? 1 : 0);
  return { type: 'integer', minimum: positive ? 1 : 0, maximum: Math.min(10 ** longest - 1, mostId) };
}

/** Who has what an operation needs, and what the document calls the refusal of all others. */
const needed: Readonly<Record<Permission, readonly [who: string, name: string]>> = {
  view: ['viewers and above', 'ForViewers'],
  write: ['writers and above', 'ForWriters'],
  decide: ['approvers and above', 'ForApprovers'],
  manage: ['admins and owners', 'ForAdmins'],
  own: ['owners', 'ForOwners'],
};

/** What members with a limit have too, for some products. */
const limited: ReadonlySet<string> = new Set<Permission>(['write', 'decide']);
const orOutside = '; or the product is outside the limit of the caller';

/** Replies that many operations have, by what the document calls them; `problem` is what the body of a refusal is. */
export function sharedReplies(problem: Reply): Record<string, Reply> {
  const refusal = (description: string): Reply => ({ ...problem, description });
  const ofRoles = Object.entries(needed).map(([permission, [who, name]]) => [
    name,
    refusal(`The role does not allow this: only for ${who}${limited.has(permission) ? orOutside : ''}`),
  ]);
  return {
    NotSignedIn: refusal('Nobody is signed in, or the token is not valid any more'),
    ...(Object.fromEntries(ofRoles) as Record<string, Reply>),
    ChangedMeanwhile: refusal('Somebody changed it meanwhile'),
    TooManyCalls: { ...refusal('Too many calls'), headers: { 'Retry-After': number('How many seconds to wait') } },
    Refused: refusal('Refused: `code` says why for programs, `error` for people, `issues` by field'),
    Failed: refusal('Failed on our side; nothing was changed'),
  };
}

const shared = (name: string): Reply => ({ $ref: `#/components/responses/${name}` });

const isPaged = ({ query }: Contract) => query !== undefined && 'shape' in query && 'limit' in (query.shape as object);

const describeDone = ({ reply, produces, status = 200 }: Contract): string =>
  produces ?? (status === 302 ? 'Goes on elsewhere' : status === 202 ? 'Begun' : reply ? 'Done' : 'Done; no body');

function describeReplies(contract: Contract, replies: Record<string, Reply>): Record<string, Reply> {
  const { access = 'view', status = 200, givesVersion, takesVersion } = contract;
  const headers = { ...(givesVersion ? versionHeader : {}), ...(isPaged(contract) ? pageHeaders : {}) };
  return {
    [status]: {
      ...replies[status],
      description: describeDone(contract),
      ...(Object.keys(headers).length > 0 ? { headers } : {}),
    },
    ...(access === 'anyone' ? {} : { '401': shared('NotSignedIn') }),
    ...(access === 'anyone' || access === 'self' ? {} : { '403': shared(needed[access][1]) }),
    ...(takesVersion ? { '409': shared('ChangedMeanwhile') } : {}),
    '429': shared('TooManyCalls'),
    '4XX': shared('Refused'),
    '5XX': shared('Failed'),
  };
}

const eachOperation = (paths: Paths, change: (operation: Operation, call: string) => Operation): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, change(operation, `${method} ${path}`)]),
      ),
    ]),
  );

/** Fills in the operations of the document; those without a contract, such as files of images, keep what they have. */
export function describeOperations(
  paths: Paths,
  contracts: readonly (readonly [name: string, contract: Contract])[],
): Paths {
  const named = new Map(
    contracts.map(([name, contract]) => [
      `${contract.method.toLowerCase()} ${contract.path.replaceAll(/:(\w+)/g, '{$1}')}`,
      [name, contract] as const,
    ]),
  );
  return eachOperation(paths, (operation, call) => {
    const [name, contract] = named.get(call) ?? [];
    if (!name || !contract) return operation;
    const { access = 'view', takesVersion, takesKey, forPeople } = contract;
    const parameters = (operation.parameters ?? []).map((given) => {
      const each = { ...given, schema: asNumber(given.schema) };
      const description = describeParameter(call, each.name);
      return description === undefined ? each : { ...each, description };
    });
    const headers = [...(takesVersion ? [versionParameter] : []), ...(takesKey ? [keyParameter] : [])];
    const bySession = [{ session: [] }];
    return {
      operationId: name,
      ...operation,
      parameters: [...parameters, ...headers],
      security: access === 'anyone' ? [] : access === 'self' || forPeople ? bySession : [{ token: [] }, ...bySession],
      responses: describeReplies(contract, operation.responses ?? {}),
    };
  });
}

/** A parameter that so many operations have is written once. */
const manyOperations = 3;

/** Parameters that many operations have in the same words become shared ones, under their names. */
export function shareParameters(paths: Paths): { paths: Paths; parameters: Record<string, Parameter> } {
  const times = new Map<string, number>();
  const count = (each: Parameter) => times.set(JSON.stringify(each), (times.get(JSON.stringify(each)) ?? 0) + 1);
  eachOperation(paths, (operation) => {
    operation.parameters?.map(count);
    return operation;
  });
  const parameters: Record<string, Parameter> = {};
  for (const [written, found] of times) {
    const parameter = JSON.parse(written) as Parameter;
    if (found >= manyOperations) parameters[parameter.name] ??= parameter;
  }
  const share = (each: Parameter) =>
    isSameValue(parameters[each.name], each)
      ? ({ $ref: `#/components/parameters/${each.name}` } as unknown as Parameter)
      : each;
  const withShared = (operation: Operation): Operation => ({
    ...operation,
    ...(operation.parameters ? { parameters: operation.parameters.map(share) } : {}),
  });
  return { paths: eachOperation(paths, withShared), parameters };
}
