/** What can be done about a rule that products break: its fix, asking a model, waiving it. */
export type RuleAct = 'fix' | 'ask' | 'waive';
