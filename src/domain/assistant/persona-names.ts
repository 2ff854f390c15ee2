// The five assistants by name: all that is shown of them before anyone talks to one.

export const personaTypes = ['wizard', 'scientist', 'creator', 'strategist', 'guardian'] as const;
export type PersonaType = (typeof personaTypes)[number];

export const defaultPersona: PersonaType = 'wizard';

export type PersonaName = {
  type: PersonaType;
  name: string;
  role: string;
  /** Name of its tint; the style sheet gives it for both themes. */
  colour: 'violet' | 'teal' | 'pink' | 'orange' | 'blue';
};

export const personaNames: Readonly<Record<PersonaType, PersonaName>> = {
  wizard: { type: 'wizard', name: 'Wizzy', role: 'Creative Wizard', colour: 'violet' },
  scientist: { type: 'scientist', name: 'Dr. Data', role: 'Analytics Expert', colour: 'teal' },
  creator: { type: 'creator', name: 'Nova', role: 'Creative Visionary', colour: 'pink' },
  strategist: { type: 'strategist', name: 'Max', role: 'Conversion Strategist', colour: 'orange' },
  guardian: { type: 'guardian', name: 'Sentinel', role: 'Compliance Guardian', colour: 'blue' },
};

/** The type a stored or sent text names; the default for anything else. */
export function readPersona(value: unknown): PersonaType {
  return personaTypes.find((type) => type === value) ?? defaultPersona;
}
