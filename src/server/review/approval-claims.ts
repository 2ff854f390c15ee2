// The claims of texts that are about to be approved, checked by the facts as they are now, inside the approval's own transaction.
import type { Product } from '#domain/catalogue/product.ts';
import type { PartClaim, RecordedClaim } from '#domain/claims/checked-claim.ts';
import type { PartText } from '#domain/claims/part-claims.ts';
import type { Part, TextPart } from '#domain/parts/parts.ts';
import type { ClaimDecider } from '#domain/review/approve-pending.ts';
import { decideClaims, needsAttestation } from '#domain/review/attestation.ts';
import { attestationOf } from '#domain/review/second-person.ts';
import { loadChecker } from '#server/claims/claim-checker.commands.ts';
import type { Db } from '#server/database/database.ts';
import { loadSettings } from './settings.store.ts';

/** Reads facts, judgements and setting once, for the texts of a product that are about to be approved. */
export async function loadClaimDecider(
  tx: Db,
  product: Product,
  texts: readonly PartText[],
  attested: readonly PartClaim[] = [],
): Promise<ClaimDecider> {
  const check = await loadChecker(tx, product, texts);
  const attestation = attestationOf(await loadSettings(tx));
  return (part, value) => decideClaims(part, check(value), attestation, attested);
}

/** What each text leaves open when it is approved. */
export type OpenClaims = ReadonlyMap<Part, readonly RecordedClaim[]>;

/** The open claims of each text, for the record. Throws the refusal with all claims to attest when one of them is not attested. */
export function recordOpenClaims(
  decide: ClaimDecider,
  texts: readonly { part: TextPart; value: string | string[] }[],
): OpenClaims {
  const checked = texts.map(({ part, value }) => ({ part, ...decide(part, value) }));
  if (checked.some(({ isCovered }) => !isCovered)) throw needsAttestation(checked.flatMap(({ needed }) => needed));
  return new Map(checked.map(({ part, open }) => [part, open]));
}
