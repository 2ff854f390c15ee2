// Standing policies as the server has them, and a server that keeps what is changed.
import { partNames } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import type { PolicyPreview, StoredPolicy } from '#domain/review/approval-policy.contract.ts';
import * as contracts from '#domain/review/approval-policy.contract.ts';
import { me } from './person-and-picture.ts';
import { serve, serveByDefault } from './serve.ts';

export function policy(given: Partial<StoredPolicy> = {}): StoredPolicy {
  return {
    id: 1,
    retailer: null,
    category: null,
    parts: [...partNames],
    takesUnchanged: true,
    takesClean: false,
    mostWords: null,
    share: 5,
    isOn: true,
    updatedBy: { id: me.id, fullName: me.fullName },
    updatedAt: '2026-11-20T09:00:00.000Z',
    ...given,
  };
}

export const narrowPolicy = policy({
  id: 2,
  retailer: 'Shopify',
  category: 'Kitchen',
  parts: ['title', 'bullets'],
  takesClean: true,
  mostWords: 6,
  share: 10,
});

const preview: PolicyPreview = { products: 2, parts: 5, productIds: [1, 2] };

/** Where a test is about something else. */
export function servePolicies(): void {
  serveByDefault(contracts.listPolicies, { policies: [policy(), narrowPolicy], approved: 1_204, escapes: 3 });
  serveByDefault(contracts.previewPolicies, preview);
}

/** Answers all calls of policies; returns what was sent. */
export function keepPolicies(
  given: readonly StoredPolicy[],
  {
    approved = 0,
    escapes = 0,
    previewed = preview,
  }: { approved?: number; escapes?: number; previewed?: PolicyPreview } = {},
) {
  let policies = [...given];
  serve(contracts.listPolicies, () => ({ policies, approved, escapes }));
  const previews = serve(contracts.previewPolicies, () => previewed);
  const added = serve(contracts.addPolicy, ({ body }) => {
    const stored = policy({ id: 90 + policies.length, ...body });
    policies = [...policies, stored];
    return stored;
  });
  const changed = serve(contracts.changePolicy, ({ params: { id }, body }) => {
    const before = policies.find((each) => each.id === id);
    if (!before) return new Problem('NOT_FOUND', 'Policy not found');
    const stored = { ...before, ...body };
    policies = policies.map((each) => (each.id === id ? stored : each));
    return stored;
  });
  const deleted = serve(contracts.deletePolicy, ({ params: { id } }) => {
    policies = policies.filter((each) => each.id !== id);
    return undefined;
  });
  return { added, changed, deleted, previews };
}
