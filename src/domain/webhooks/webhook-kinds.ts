// The kinds of events that webhooks send, in the order screens list them.

/** By their names on the wire: what screens call them, and when they are sent. */
export const webhookKinds = {
  'content.approved': { label: 'Content approved', explanation: 'Parts of products were approved.' },
  'content.rejected': { label: 'Content rejected', explanation: 'Parts of products were rejected.' },
  'run.ended': { label: 'Run ended', explanation: 'A run is done, failed or was canceled.' },
  'import.ended': { label: 'Import ended', explanation: 'An import is done, or failed. Dry runs send nothing.' },
  'product.set_aside': {
    label: 'Product set aside',
    explanation: 'Products were set aside: they leave the catalog until someone brings them back.',
  },
  'product.deleted': { label: 'Product deleted', explanation: 'Products were deleted.' },
  'product.restored': { label: 'Product restored', explanation: 'Products are back in the catalog.' },
} as const satisfies Readonly<Record<string, { label: string; explanation: string }>>;

export type WebhookKind = keyof typeof webhookKinds;
export const webhookKindNames = Object.keys(webhookKinds) as [WebhookKind, ...WebhookKind[]];

/** What *Send a test* sends; nobody asks for it. */
export const testKind = 'webhook.test';

/** What a delivery is called on screens. */
export const nameKind = (kind: WebhookKind | typeof testKind): string =>
  kind === testKind ? 'Test' : webhookKinds[kind].label;
