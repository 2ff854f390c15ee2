// Open claims at an approval: which of them somebody has to answer for by name, and whether they did.
import * as z from 'zod/mini';
import { type PartClaim, type PlacedClaim, partClaimSchema, type RecordedClaim } from '#domain/claims/checked-claim.ts';
import { isOpenClaim, isSpokenAgainst } from '#domain/claims/open-claim.ts';
import { partTable, type TextPart, textParts } from '#domain/parts/parts.ts';
import { Problem, type ProblemBody } from '#domain/problem.ts';

/** Which open claims have to be attested: none, those the source contradicts or says in two ways, or any that it does not bear out. */
export const attestationSchema = z.enum(['none', 'contradicted', 'any']);
export type Attestation = z.infer<typeof attestationSchema>;
export const defaultAttestation: Attestation = 'contradicted';

export function mustBeAttested(claim: PlacedClaim, attestation: Attestation): boolean {
  if (!isOpenClaim(claim) || attestation === 'none') return false;
  return attestation === 'any' || isSpokenAgainst(claim);
}

/** The claims of a part that have to be attested, as a refusal and its answer carry them. */
function claimsToAttest(contentType: TextPart, claims: readonly PlacedClaim[], attestation: Attestation): PartClaim[] {
  return claims.filter((claim) => mustBeAttested(claim, attestation)).map((claim) => ({ ...claim, contentType }));
}

/** Two claims are the same when the words, their place, the verdict and what speaks against them are: what the approver saw. */
function signatureOf({ contentType, item, start, end, text, kind, verdict, evidence }: PartClaim): string {
  const places = evidence.map((place) => [place.field, place.start, place.end, place.text]);
  return JSON.stringify([contentType, item ?? null, start, end, text, kind, verdict, places]);
}

/** What an approval does with the claims of its text: what is recorded, and what has to be attested and is not. */
export type DecidedClaims = { open: RecordedClaim[]; needed: PartClaim[]; isCovered: boolean };

/** Decides on the claims of a part that is to be approved. `attested` are the claims the approver answered for, as they were shown. */
export function decideClaims(
  contentType: TextPart,
  claims: readonly PlacedClaim[],
  attestation: Attestation,
  attested: readonly PartClaim[] = [],
): DecidedClaims {
  const seen = new Set(attested.map(signatureOf));
  const needed = claimsToAttest(contentType, claims, attestation);
  const open = claims
    .filter(isOpenClaim)
    .map((claim) => (mustBeAttested(claim, attestation) ? { ...claim, isAttested: true as const } : claim));
  return { open, needed, isCovered: needed.every((claim) => seen.has(signatureOf(claim))) };
}

const countClaims = (count: number) => (count === 1 ? '1 claim' : `${count} claims`);

/** `1 claim in Product Title and 2 claims in Feature Bullets`. */
function nameClaims(claims: readonly PartClaim[]): string {
  const named = textParts.flatMap((part) => {
    const count = claims.filter(({ contentType }) => contentType === part).length;
    return count === 0 ? [] : [`${countClaims(count)} in ${partTable[part].label}`];
  });
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : (named[0] ?? '');
}

/** What the source does to these claims, before what names them: `contradicts`. */
export function describeSource(claims: readonly PartClaim[]): string {
  if (claims.every(({ verdict }) => verdict === 'contradicted')) return 'contradicts';
  return claims.every(({ isConflict }) => isConflict) ? 'disagrees with itself on' : 'does not support';
}

/** The one sentence on claims that somebody has to answer for before their text can be approved. */
export function describeNeeded(claims: readonly PartClaim[]): string {
  return `The source ${describeSource(claims)} ${nameClaims(claims)}. Confirm under your name that the text is true, or change it.`;
}

/** The refusal of an approval; it carries the claims, which the next call sends back as attested. */
export function needsAttestation(claims: PartClaim[]): Problem {
  return new Problem('CLAIMS_NEED_ATTESTATION', describeNeeded(claims), { fields: { claims } });
}

const neededSchema = z.object({ code: z.literal('CLAIMS_NEED_ATTESTATION'), claims: z.array(partClaimSchema) });

/** What a refused approval has to be answered for by name; null for any other refusal. */
export function claimsNeeded(body: ProblemBody | null): PartClaim[] | null {
  const needed = z.safeParse(neededSchema, body);
  return needed.success ? needed.data.claims : null;
}

/** `3 open claims, 1 confirmed by Ann Lee`, of two people `… by Tomas Berg and Ann Lee`: what an approval left open; null when nothing was. */
export function describeOpenClaims(
  claims: readonly RecordedClaim[] | undefined,
  attestedBy: { fullName: string } | undefined,
  firstApprovedBy?: { fullName: string } | undefined,
): string | null {
  if (!claims || claims.length === 0) return null;
  const count = claims.length === 1 ? '1 open claim' : `${claims.length} open claims`;
  if (!attestedBy) return count;
  const first = firstApprovedBy ? `${firstApprovedBy.fullName} and ` : '';
  const attested = claims.filter(({ isAttested }) => isAttested).length;
  return `${count}, ${attested === claims.length ? '' : `${attested} `}confirmed by ${first}${attestedBy.fullName}`;
}
