import { describe, expect, it } from 'vitest';
import { auditKinds, sayEntry } from './audit-words.ts';

const maya = { fullName: 'Maya Lindqvist' };
const byHand = { program: null };
const tomas = { name: 'Tomas Berg' };

describe('an entry as a sentence', () => {
  it('says who did what', () => {
    const change = { before: { Role: 'writer' }, after: { Role: 'viewer' } };
    expect(sayEntry({ ...byHand, actor: maya, kind: 'member', action: 'changed-role', target: tomas, ...change })).toBe(
      'Maya Lindqvist changed the role of Tomas Berg from writer to viewer',
    );
    expect(
      sayEntry({ actor: maya, program: 'Nightly', kind: 'member', action: 'changed-role', target: tomas, ...change }),
    ).toBe('Maya Lindqvist (token “Nightly”) changed the role of Tomas Berg from writer to viewer');
    const none = { before: null, after: null };
    expect(
      sayEntry({ ...byHand, actor: null, kind: 'sign-in', action: 'paused-account', target: tomas, ...none }),
    ).toBe('The server blocked the sign-in of Tomas Berg for a while after too many failed tries');
  });

  it('has the one value that changed, as far as it fits', () => {
    const rule = { ...byHand, actor: maya, kind: 'rule', action: 'changed', target: { name: 'Short titles' } };
    expect(sayEntry({ ...rule, before: { On: true }, after: { On: false } })).toBe(
      'Maya Lindqvist changed the rule “Short titles”: On from yes to no',
    );
    const long = 'x'.repeat(100);
    expect(sayEntry({ ...rule, before: { Requirement: long }, after: { Requirement: 'y' } })).toBe(
      'Maya Lindqvist changed the rule “Short titles”',
    );
  });

  it('says which products somebody is limited to, as far as it fits', () => {
    const of = (kind: string, action: string, before: object | null, after: object) =>
      sayEntry({ ...byHand, actor: maya, kind, action, target: tomas, before: before as never, after: after as never });
    const barkenby = { Products: 'brand Barkenby' };
    const all = { Products: 'all' };
    expect(of('member', 'changed-scope', all, barkenby)).toBe(
      'Maya Lindqvist limited Tomas Berg to products of brand Barkenby',
    );
    expect(of('member', 'changed-scope', barkenby, { Products: 'retailer Amazon' })).toBe(
      'Maya Lindqvist limited Tomas Berg to products of retailer Amazon (before: brand Barkenby)',
    );
    expect(of('member', 'changed-scope', barkenby, all)).toBe(
      'Maya Lindqvist lifted the limit of Tomas Berg (before: brand Barkenby)',
    );
    expect(of('invitation', 'invited', null, { Role: 'writer', ...barkenby })).toBe(
      'Maya Lindqvist invited Tomas Berg as writer, limited to products of brand Barkenby',
    );
    expect(of('member', 'joined', null, { Role: 'writer' })).toBe('Maya Lindqvist joined as writer');
    expect(of('member', 'added', null, { Role: 'writer', Products: `brand ${'x'.repeat(60)}` })).toBe(
      `Maya Lindqvist added Tomas Berg as writer, limited to products of brand ${'x'.repeat(53)}…`,
    );
  });

  it('names what a later version wrote as it is stored', () => {
    const later = { kind: 'webhook', action: 'replayed', target: { name: 'Orders' }, before: null, after: null };
    expect(sayEntry({ ...byHand, actor: maya, ...later })).toBe('Maya Lindqvist replayed webhook “Orders”');
  });

  it('is written for every action', () => {
    const said = { target: tomas, before: { Role: 'writer' }, after: { Role: 'viewer' } };
    for (const [kind, { actions }] of Object.entries(auditKinds))
      for (const action of Object.keys(actions))
        expect(sayEntry({ ...byHand, actor: maya, kind, action, ...said }), `${kind} ${action}`).toMatch(
          /^Maya Lindqvist [a-z]+[^{}]*$/,
        );
  });
});
