// The vocabulary of the audit log: what an entry is about, what happened, and both as one sentence.
import { allProducts } from '#domain/scope.ts';
import type { SignInMethod } from '#domain/session/session.contract.ts';
import { methodWords } from '#domain/session/session-words.ts';
import type { AuditKind } from './audit-kind-names.ts';
import { type AuditValues, describeValue } from './audit-values.ts';

/** What an entry is about: its name when it happened, and its id where it has one. */
export type AuditTarget = { id: string | number | null; name: string };

/** What a sentence is made of. */
type Said = { target: { name: string } | null; before: AuditValues | null; after: AuditValues | null };
/** What somebody did, behind their name. */
type Say = (said: Said) => string;

const nameOf = ({ target }: Said) => target?.name ?? '';
const quoted = (said: Said) => `“${nameOf(said)}”`;
const afterOf = ({ after }: Said, field: string) => describeValue(after?.[field] ?? null);
const beforeOf = ({ before }: Said, field: string) => describeValue(before?.[field] ?? null);
const productsOf = (said: Said) => {
  const count = afterOf(said, 'Products');
  return count === '1' ? '1 product' : `${count} products`;
};
/** Entries of earlier versions have the first of two approvers under another name. */
const firstApprover = (said: Said) => beforeOf(said, said.before?.['Approved by'] ? 'Approved by' : 'First approver');
/** How much of a value a sentence holds; an opened row has it whole. */
const longestSaid = 60;

const shorten = (text: string) => (text.length > longestSaid ? `${text.slice(0, longestSaid - 1).trimEnd()}…` : text);

/** As what somebody came: `writer`, `writer, limited to products of brand Barkenby`. */
const roleOf = (said: Said) =>
  `${afterOf(said, 'Role')}${said.after?.Products ? `, limited to products of ${shorten(afterOf(said, 'Products'))}` : ''}`;

/** What the limit of a member became. */
function describeLimited(said: Said): string {
  const [before, after] = [beforeOf(said, 'Products'), afterOf(said, 'Products')];
  if (after === allProducts) return `lifted the limit of ${nameOf(said)} (before: ${shorten(before)})`;
  const former = before === allProducts ? '' : ` (before: ${shorten(before)})`;
  return `limited ${nameOf(said)} to products of ${shorten(after)}${former}`;
}

/** The one field that changed, as far as a sentence holds it. */
function describeOne({ before, after }: Said): string {
  const [field, ...others] = Object.keys(after ?? {});
  if (field === undefined || others.length > 0 || before === null || after === null) return '';
  const values = [describeValue(before[field] ?? null), describeValue(after[field] ?? null)] as const;
  if (values.some((value) => value.length > longestSaid)) return '';
  return `: ${field} from ${values[0]} to ${values[1]}`;
}

/** What happens to all things that people add, change and delete. */
const thing = (noun: string) => ({
  added: (said: Said) => `added the ${noun} ${quoted(said)}`,
  changed: (said: Said) => `changed the ${noun} ${quoted(said)}${describeOne(said)}`,
  deleted: (said: Said) => `deleted the ${noun} ${quoted(said)}`,
});

/** By what entries are about: what people filter by, and all that happens to it. */
export const auditKinds = {
  'sign-in': {
    label: 'Sign-in',
    actions: {
      'signed-in': ({ after }) => `signed in ${methodWords[after?.Way as SignInMethod] ?? ''}`.trim(),
      'paused-account': (said) => `blocked the sign-in of ${nameOf(said)} for a while after too many failed tries`,
      'paused-unknown': () => 'blocked the sign-in of an unknown account for a while after too many failed tries',
      'paused-address': () => 'blocked sign-in from an IP address for a while after too many failed tries',
    },
  },
  account: {
    label: 'Own account',
    actions: {
      'changed-name': (said) => `changed their name from ${beforeOf(said, 'Name')} to ${afterOf(said, 'Name')}`,
      'changed-password': () => 'changed their password',
      'used-password-link': () => 'set a new password with a link',
      'turned-on-second-factor': () => 'turned on their second factor',
      'turned-off-second-factor': () => 'turned off their second factor',
      'renewed-recovery-codes': () => 'made new recovery codes',
      'added-passkey': (said) => `added the passkey ${quoted(said)}`,
      'deleted-passkey': (said) => `deleted the passkey ${quoted(said)}`,
      'ended-session': () => 'ended one of their sessions',
      'signed-out-elsewhere': () => 'signed out of all other browsers',
    },
  },
  member: {
    label: 'Members',
    actions: {
      joined: (said) => `joined as ${roleOf(said)}`,
      'became-owner': () => 'became an owner with the link from the server',
      added: (said) => `added ${nameOf(said)} as ${roleOf(said)}`,
      'changed-role': (said) =>
        `changed the role of ${nameOf(said)} from ${beforeOf(said, 'Role')} to ${afterOf(said, 'Role')}`,
      'changed-scope': describeLimited,
      'followed-groups': (said) =>
        `changed the role of ${nameOf(said)} from ${beforeOf(said, 'Role')} to ${afterOf(said, 'Role')}, because of the groups of the company`,
      'joined-company': (said) => `connected the account of ${nameOf(said)} with the company`,
      removed: (said) => `removed ${nameOf(said)}`,
      'made-password-link': (said) => `made a link for a new password for ${nameOf(said)}`,
      'revoked-password-link': (said) => `revoked the link for a new password for ${nameOf(said)}`,
      'ended-session': (said) => `ended a session of ${nameOf(said)}`,
      'signed-out': (said) => `signed ${nameOf(said)} out of all browsers`,
      'turned-off-second-factor': (said) => `turned off the second factor of ${nameOf(said)}`,
      'exported-data': (said) => `exported the personal data of ${nameOf(said)}`,
      'erased-data': (said) => `erased the personal data of ${nameOf(said)}`,
    },
  },
  invitation: {
    label: 'Invitations',
    actions: {
      invited: (said) => `invited ${nameOf(said)} as ${roleOf(said)}`,
      renewed: (said) => `made a new link for the invitation of ${nameOf(said)}`,
      revoked: (said) => `revoked the invitation of ${nameOf(said)}`,
    },
  },
  mail: {
    label: 'Mail',
    actions: {
      tested: (said) => `sent a test mail to ${nameOf(said)}`,
      'sent-again': (said) => `sent the mail to ${nameOf(said)} again`,
      failed: (said) => `could not send the mail to ${nameOf(said)}`,
      'asked-password': (said) =>
        `mails ${nameOf(said)} a link for a new password: somebody who is not signed in asked for it`,
    },
  },
  token: {
    label: 'Tokens',
    actions: {
      made: (said) => `made the token ${quoted(said)} as ${afterOf(said, 'Role')}`,
      revoked: (said) => `revoked the token ${quoted(said)}`,
    },
  },
  webhook: {
    label: 'Webhooks',
    actions: {
      ...thing('webhook'),
      'turned-off': (said) => `turned off the webhook ${quoted(said)}: ${afterOf(said, 'Reason')}`,
    },
  },
  settings: {
    label: 'Settings',
    actions: { changed: (said) => `changed settings${describeOne(said)}` },
  },
  rule: {
    label: 'Benchmark rules',
    actions: {
      ...thing('rule'),
      restored: (said) => `restored the rule ${quoted(said)}`,
      undone: (said) => `undid a change of the rule ${quoted(said)}`,
    },
  },
  waiver: {
    label: 'Waivers',
    actions: {
      added: (said) => `waived the rule ${quoted(said)}`,
      asked: (said) => `asked to waive the rule ${quoted(said)}, which a second person must confirm`,
      confirmed: (said) =>
        `confirmed the waiver of the rule ${quoted(said)}, which ${beforeOf(said, 'Asked by')} asked for`,
      withdrawn: (said) => `ended the request of ${beforeOf(said, 'Asked by')} to waive the rule ${quoted(said)}`,
      ended: (said) => `took back the waiver of the rule ${quoted(said)}`,
    },
  },
  policy: { label: 'Approval policies', actions: thing('approval policy') },
  prompt: { label: 'Prompts', actions: thing('prompt') },
  voice: { label: 'Voice', actions: thing('voice') },
  keywords: {
    label: 'Keywords',
    actions: {
      changed: (said) => `changed the keywords of ${quoted(said)}`,
      deleted: (said) => `deleted the keywords of ${quoted(said)}`,
    },
  },
  attribute: {
    label: 'Attributes',
    actions: { changed: (said) => `changed the use of the attribute ${quoted(said)}${describeOne(said)}` },
  },
  model: {
    label: 'Language models',
    actions: {
      ...thing('model connection'),
      chosen: (said) => `chose ${afterOf(said, 'Connection')} as the model for ${nameOf(said)}`,
    },
  },
  secret: {
    label: 'Secret of the server',
    actions: { rotated: () => 'locked stored keys and tokens again with a new secret' },
  },
  'export-profile': { label: 'Export profiles', actions: thing('export profile') },
  'import-profile': { label: 'Import profiles', actions: thing('import profile') },
  schedule: {
    label: 'Import schedules',
    actions: {
      changed: (said) => `set the schedule of the import profile ${quoted(said)}`,
      deleted: (said) => `removed the schedule of the import profile ${quoted(said)}`,
    },
  },
  supplier: { label: 'Suppliers', actions: thing('supplier') },
  product: {
    label: 'Products',
    actions: {
      deleted: (said) => `deleted the product ${quoted(said)}`,
      'deleted-many': (said) => `started the deletion of ${nameOf(said)}`,
      restored: (said) => `restored the product ${quoted(said)}`,
      'approved-first': (said) =>
        `approved ${afterOf(said, 'Part')} of the product ${quoted(said)}, which a second person must confirm`,
      'approved-second': (said) =>
        `confirmed ${afterOf(said, 'Part')} of the product ${quoted(said)}, which ${firstApprover(said)} approved first`,
      'deleted-comment': (said) => `deleted a comment of ${beforeOf(said, 'Author')} on the product ${quoted(said)}`,
    },
  },
  'sign-off': {
    label: 'Sign-offs',
    actions: {
      made: (said) => `made a sign-off link for ${nameOf(said)} with ${afterOf(said, 'Products')}`,
      revoked: (said) => `revoked the sign-off link for ${nameOf(said)}`,
      answered: (said) => `received ${afterOf(said, 'Answers')} by the sign-off link for ${nameOf(said)}`,
    },
  },
  run: {
    label: 'Runs',
    actions: {
      undone: (said) => `undid ${nameOf(said)}`,
      'asked-second': (said) => `approved ${productsOf(said)} by ${nameOf(said)}, which a second person must confirm`,
      'confirmed-second': (said) =>
        `confirmed ${productsOf(said)} by ${nameOf(said)}, which somebody else approved first`,
    },
  },
} as const satisfies Readonly<Record<AuditKind, { label: string; actions: Readonly<Record<string, Say>> }>>;

/** A kind with one of its actions. */
export type AuditDeed = {
  [K in AuditKind]: { kind: K; action: keyof (typeof auditKinds)[K]['actions'] & string };
}[AuditKind];

/** What a command hands in to be recorded. */
export type AuditDraft = AuditDeed & {
  target?: AuditTarget | null;
  before?: AuditValues | null;
  after?: AuditValues | null;
};

/** What nobody in particular did. */
export const theServer = 'The server';

/** What happened, without who did it. What a later version wrote is named as it is stored. */
export function sayDeed({ kind, action, ...said }: { kind: string; action: string } & Said): string {
  const actions: Readonly<Record<string, Say>> | undefined = auditKinds[kind as AuditKind]?.actions;
  return actions?.[action]?.(said) ?? `${action} ${kind} ${quoted(said)}`;
}

type By = { actor: { fullName: string } | null; program: string | null };

/** Who did it: of a program, whose token it has and what that is for. */
export function nameActor({ actor, program }: By): string {
  if (actor === null) return theServer;
  return program === null ? actor.fullName : `${actor.fullName} (token “${program}”)`;
}

/** An entry as one sentence: “Maya Lindqvist changed the role of Tomas Berg from writer to viewer”. */
export const sayEntry = ({ actor, program, ...deed }: By & Parameters<typeof sayDeed>[0]): string =>
  `${nameActor({ actor, program })} ${sayDeed(deed)}`;
