/** What can be done about a rule that products break. */
export type RuleAct = 'fix' | 'ask' | 'waive';
