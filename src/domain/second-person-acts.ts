// What a second person can be asked for, and what it is called on screens and in the audit log.

/** Waiving a rule that must be kept, and approving text that the source contradicts. */
export const secondPersonActs = ['waiver', 'contradiction'] as const;
export type SecondPersonAct = (typeof secondPersonActs)[number];

/** The acts by their names on screens. */
export const secondPersonLabels: Readonly<Record<SecondPersonAct, string>> = {
  waiver: 'Waiving a required rule',
  contradiction: 'Approving contradicted text',
};
