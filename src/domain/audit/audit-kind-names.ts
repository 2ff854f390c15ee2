// What entries of the audit log are about. Apart from the words of it: addresses name kinds, and come with the first load.

export const auditKindNames = [
  'sign-in',
  'account',
  'member',
  'invitation',
  'mail',
  'token',
  'webhook',
  'settings',
  'rule',
  'waiver',
  'policy',
  'prompt',
  'voice',
  'keywords',
  'attribute',
  'model',
  'secret',
  'export-profile',
  'import-profile',
  'schedule',
  'supplier',
  'product',
  'sign-off',
  'run',
] as const;
export type AuditKind = (typeof auditKindNames)[number];
