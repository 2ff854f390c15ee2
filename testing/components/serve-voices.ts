// What a server answers about its voices: the workspace's and a brand's.
import {
  createVoice,
  getProductVoice,
  listVoices,
  type StoredVoice,
  updateVoice,
} from '#domain/voice/voice.contract.ts';
import { emptyVoice, mergeVoices } from '#domain/voice/voice.ts';
import { serveByDefault } from './serve.ts';

export function voice(given: Partial<StoredVoice> = {}): StoredVoice {
  return {
    id: 1,
    scope: 'workspace',
    scopeValue: null,
    rules: {
      ...emptyVoice,
      tone: 'Calm and exact',
      spelling: 'UK',
      prefer: [{ use: 'pitcher', insteadOf: ['carafe', 'jug'] }],
      avoid: ['stoneware'],
      terms: [{ term: 'Wi-Fi', forms: ['wifi'] }],
    },
    exampleProducts: [],
    version: 1,
    updatedAt: '2026-11-20T09:00:00.000Z',
    ...given,
  };
}

export const voices: StoredVoice[] = [
  voice(),
  voice({
    id: 2,
    scope: 'brand',
    scopeValue: 'Clayfield',
    rules: { ...emptyVoice, units: 'imperial', examples: [2] },
    exampleProducts: [{ id: 2, title: 'Glass carafe', isApproved: true }],
  }),
];

export function serveVoices(): void {
  serveByDefault(listVoices, voices);
  serveByDefault(createVoice, ({ body }) => voice({ ...body, id: 3 }));
  serveByDefault(updateVoice, ({ params, body }) => voice({ ...body, id: params.id, version: 2 }));
  serveByDefault(getProductVoice, {
    rules: mergeVoices(voices.map(({ rules }) => rules)),
    from: voices.map(({ id, scope, scopeValue }) => ({ id, scope, scopeValue })),
  });
}
