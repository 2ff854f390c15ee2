// How the screen names scopes and choices.
import { localeName } from '#domain/text/locale.ts';
import type { VoiceRules, VoiceScope, VoiceScoped } from '#domain/voice/voice.ts';

export const scopeWords: Record<VoiceScope, string> = {
  workspace: 'Workspace',
  retailer: 'Retailer',
  category: 'Category',
  brand: 'Brand',
};

export const personWords = {
  you: 'You',
  we: 'We, and you',
  neutral: 'Neither',
} as const;
export const spellingWords = { UK: 'British: colour, fibre', US: 'American: color, fiber' } as const;
export const unitWords = { metric: 'Metric: cm, kg, l', imperial: 'Imperial: in, lb, gal' } as const;

export const nameVoice = ({ scope, scopeValue }: VoiceScoped): string =>
  scope === 'workspace' ? 'the workspace' : `the ${scope} ${scopeValue}`;

const count = (number: number, one: string, many: string) =>
  number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];

/** What a voice says, in a few words each. */
export function describeVoice(rules: VoiceRules): string[] {
  const { language, tone, person, spelling, units, prefer, avoid, terms, examples } = rules;
  return [
    ...(language ? [`in ${localeName(language)}`] : []),
    ...(tone ? [tone] : []),
    ...(person ? [{ you: 'you', we: 'we and you', neutral: 'neither we nor you' }[person]] : []),
    ...(spelling ? [`${spelling} spelling`] : []),
    ...(units ? [`${units} units`] : []),
    ...count(prefer.length, 'preferred word', 'preferred words'),
    ...count(avoid.length, 'word to avoid', 'words to avoid'),
    ...count(terms.length, 'term', 'terms'),
    ...count(examples.length, 'example', 'examples'),
  ];
}
