// Texts that programs propose, as screens name who they are from.
import type { Person } from '#domain/session/person.ts';
import type { TextProposal } from './history-details.ts';

/** `Proposed by “Nightly prices” (token) for Ann Lee`; where nobody signs in, `Proposed by a program for Ann Lee`. */
export function describeTextProposal({ token }: TextProposal, by: Pick<Person, 'fullName'> | null): string {
  return `Proposed by ${token === null ? 'a program' : `“${token}” (token)`}${by ? ` for ${by.fullName}` : ''}`;
}
