import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSteadyGrowth } from '#testing/growth.ts';
import { checkVoice, openVoiceCheck } from './check-voice.ts';
import { emptyVoice, type VoiceRules } from './voice.ts';
import { applySuggestions, checkPartVoice } from './voice-findings.ts';

const marked = (text: string, voice: Partial<VoiceRules>, names: string[] = []) =>
  checkVoice(text, { ...emptyVoice, ...voice }, names).map(
    ({ kind, start, end, suggestion }) => `${kind}: ${text.slice(start, end)}${suggestion ? ` → ${suggestion}` : ''}`,
  );

const terms = [{ term: 'Wi-Fi', forms: ['wifi', 'Wi Fi'] }];
const prefer = [{ use: 'sofa', insteadOf: ['couch', 'settee'] }];

describe('words', () => {
  it.each<[string, string, Partial<VoiceRules>, string[]]>([
    ['a word to avoid', 'A Cheap mug', { avoid: ['cheap'] }, ['avoid: Cheap']],
    ['not inside another word', 'Cheapest mug', { avoid: ['cheap'] }, []],
    [
      'a word another is preferred to, in its case',
      'Couch and COUCH',
      { prefer },
      ['prefer: Couch → Sofa', 'prefer: COUCH → SOFA'],
    ],
    [
      'not inside the preferred expression',
      'A stainless steel pan',
      { prefer: [{ use: 'stainless steel', insteadOf: ['steel'] }] },
      [],
    ],
    [
      'not inside the preferred expression: elsewhere',
      'Steel and stainless steel',
      { prefer: [{ use: 'stainless steel', insteadOf: ['steel'] }] },
      ['prefer: Steel → Stainless steel'],
    ],
    ['the other forms of a term', 'WiFi, wi fi and Wi-Fi', { terms }, ['term: WiFi → Wi-Fi', 'term: wi fi → Wi-Fi']],
    ['a term in another case', 'wi-fi or WI-FI', { terms }, ['term: wi-fi → Wi-Fi', 'term: WI-FI → Wi-Fi']],
    [
      'no case of a term without capitals',
      'Memory Foam MEMORY FOAM',
      { terms: [{ term: 'memory foam', forms: [] }] },
      [],
    ],
    [
      'a form of a term without capitals, in its case',
      'Memoryfoam',
      { terms: [{ term: 'memory foam', forms: ['memoryfoam'] }] },
      ['term: Memoryfoam → Memory foam'],
    ],
    [
      'a form that differs in case alone as the term does',
      'iphone',
      { terms: [{ term: 'iPhone', forms: ['iphone', 'IPHONE'] }] },
      ['term: iphone → iPhone'],
    ],
    ['nothing in a name', 'The Couch Company couch', { prefer }, ['prefer: couch → sofa']],
    ['of two marks of one place the longer', 'dirt cheap', { avoid: ['cheap', 'dirt cheap'] }, ['avoid: dirt cheap']],
  ])('marks %s', (_title, text, voice, expected) => {
    expect(marked(text, voice, ['The Couch Company'])).toEqual(expected);
  });
});

describe('spelling', () => {
  it.each<[string, string, 'UK' | 'US', string[]]>([
    [
      'American words',
      'Color: Gray fiber',
      'UK',
      ['spelling: Color → Colour', 'spelling: Gray → Grey', 'spelling: fiber → fibre'],
    ],
    [
      'British words',
      'COLOURED centre, organised',
      'US',
      ['spelling: COLOURED → COLORED', 'spelling: centre → center', 'spelling: organised → organized'],
    ],
    ['what is right as it stands', 'Coloured grey centre, size, prize, advertise', 'UK', []],
    ['words that are right in both', 'Tire pressure meter, story, program', 'UK', []],
    [
      'British words America writes otherwise',
      'tyre of 2 metres',
      'US',
      ['spelling: tyre → tire', 'spelling: metres → meters'],
    ],
  ])('marks %s', (_title, text, spelling, expected) => {
    expect(marked(text, { spelling })).toEqual(expected);
  });

  it('leaves the words of a name as they are', () => {
    expect(marked('Color Street: a new color', { spelling: 'UK' }, ['Color Street'])).toEqual([
      'spelling: color → colour',
    ]);
  });
});

describe('units', () => {
  it.each<[string, string, 'metric' | 'imperial', string[]]>([
    ['inches in a metric text', 'A 12-inch pan, 5 lb', 'metric', ['units: 12-inch', 'units: 5 lb']],
    ['centimetres in an imperial text', '30 cm wide, 1.5 L', 'imperial', ['units: 30 cm', 'units: 1.5 L']],
    ['no unit of its own', '30 cm wide, 1.5 l, 60 W', 'metric', []],
    ['no word that only looks like one', 'A 2-in-1 set of 3 in a box', 'metric', []],
    ['no unit without a number', 'Sold by the pound', 'metric', []],
  ])('marks %s, and never converts', (_title, text, units, expected) => {
    expect(marked(text, { units })).toEqual(expected);
  });
});

it.each<[string, 'you' | 'we' | 'neutral', string[]]>([
  ['We made it for your home', 'neutral', ['person: We', 'person: your']],
  ['We made it for your home', 'you', ['person: We']],
  ['We made it for your home', 'we', []],
  ['Made in the US for us', 'neutral', ['person: us']],
])('of “%s” the person %s marks %j', (text, person, expected) => {
  expect(marked(text, { person })).toEqual(expected);
});

it('finds nothing by a voice that says nothing', () => {
  expect(marked('We sell cheap colour couches of 12 inch', {})).toEqual([]);
});

it('counts places within each bullet', () => {
  const check = openVoiceCheck({ ...emptyVoice, avoid: ['cheap'] });
  expect(checkPartVoice(check, ['A mug', 'So cheap'])).toMatchObject([{ item: 1, start: 3, end: 8, severity: 'warn' }]);
  expect(checkPartVoice(check, 'So cheap')[0]).not.toHaveProperty('item');
});

it('puts suggestions in their places and leaves what has none', () => {
  const text = 'A cheap couch in color';
  const marks = checkVoice(text, { ...emptyVoice, prefer, avoid: ['cheap'], spelling: 'UK' });
  expect(applySuggestions(text, marks)).toBe('A cheap sofa in colour');
});

describe('of any text', () => {
  const words = [
    'couch',
    'Sofa',
    'WIFI',
    'wi-fi',
    'color',
    'colour',
    'cheap',
    '12',
    'in',
    'cm',
    'your',
    '-',
    '.',
    '’s',
    'é',
    '🙂',
  ];
  const texts = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 4 })), {
    maxLength: 30,
  });
  const voice: VoiceRules = {
    ...emptyVoice,
    prefer,
    terms,
    avoid: ['cheap'],
    spelling: 'UK',
    units: 'metric',
    person: 'neutral',
  };

  it('marks stand in order, apart from each other and inside of it', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(' ', ''), (pieces, between) => {
        const text = pieces.join(between);
        let end = 0;
        for (const mark of checkVoice(text, voice)) {
          expect(mark.start).toBeGreaterThanOrEqual(end);
          expect(mark.end).toBeGreaterThan(mark.start);
          end = mark.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it('a text with its suggestions taken has none left to take', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words)), (pieces) => {
        const text = pieces.join(' ');
        const fixed = applySuggestions(text, checkVoice(text, voice));
        expect(checkVoice(fixed, voice).filter(({ suggestion }) => suggestion !== undefined)).toEqual([]);
      }),
    );
  });
});

it('takes longer in proportion to the text alone', () => {
  const voice: VoiceRules = {
    ...emptyVoice,
    prefer,
    terms,
    avoid: ['a a a a a a a a b', 'cheap'],
    spelling: 'UK',
    units: 'metric',
    person: 'neutral',
  };
  const check = openVoiceCheck(voice);
  for (const piece of ['a ', 'couch color 12 in your ', '12 - '])
    expectSteadyGrowth((size) => piece.repeat(size), 3_000, check);
});
