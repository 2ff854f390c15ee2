// What an import profile does, and how often it did, in words.

import { constantFields } from '#domain/transfer/constants.ts';
import type { ImportProfile } from '#domain/transfer/import-profiles.contract.ts';
import { missingDays } from '#domain/transfer/missing-products.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatDate } from '#web/kit/format.ts';
import { targetLabels } from './transfer-labels.ts';

export const policyWords = {
  handEdits: { keep: 'Keeps manual edits', file: 'Overwrites manual edits' },
  emptyCells: { keep: 'keeps the value where a cell is empty', empty: 'empties the field where a cell is empty' },
  missing: {
    nothing: null,
    list: 'lists missing products',
    'set-aside': 'sets missing products aside',
    delete: `sets missing products aside and deletes them after ${missingDays} days`,
  },
  otherSupplier: { refuse: null, takeOver: 'changes products of other suppliers' },
} as const;

/** `Keeps manual edits, keeps the value where a cell is empty, stops if more than 30 % change or are missing. Brand: Acme.` */
export function describePolicies(
  profile: Pick<ImportProfile, 'handEdits' | 'emptyCells' | 'missing' | 'stopAbove' | 'constants' | 'otherSupplier'>,
  supplier?: string,
): string {
  const { handEdits, emptyCells, missing, stopAbove, constants, otherSupplier } = profile;
  const does = [
    policyWords.handEdits[handEdits],
    policyWords.emptyCells[emptyCells],
    policyWords.missing[missing],
    policyWords.otherSupplier[otherSupplier],
    stopAbove === null ? null : `stops if more than ${stopAbove}\u00a0% change or are missing`,
  ].filter((each) => each !== null);
  const whose = supplier === undefined ? [] : [`Supplier: ${supplier}`];
  const values = constantFields.flatMap((field) =>
    constants[field] === undefined ? [] : [`${targetLabels[field]}: ${constants[field]}`],
  );
  const said = [...whose, ...values];
  return `${does.join(', ')}.${said.length === 0 ? '' : ` ${said.join(', ')}.`}`;
}

/** `Used once, on Nov 20, 2026`, `Used 4 times, last on Nov 20, 2026`. */
export function describeUse({ used, lastUsedAt }: Pick<ImportProfile, 'used' | 'lastUsedAt'>): string {
  if (lastUsedAt === null) return 'Not used yet';
  const day = formatDate(new Date(lastUsedAt));
  return used > 1 ? `Used ${countNoun(used, 'time')}, last on ${day}` : `Used once, on ${day}`;
}
