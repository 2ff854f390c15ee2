import { describe, expect, it } from 'vitest';
import type { CheckedWish } from '#domain/history/draft-record.ts';
import { describeUnmet, followedWishes } from './unmet-wish.ts';

const wish = (given: Partial<CheckedWish>): CheckedWish => ({
  text: 'Mention gold',
  origin: null,
  verdict: 'followed',
  says: '',
  needsModel: false,
  ...given,
});
const title = (value: string, wishes: CheckedWish[], engine = 'built-in') => ({
  part: 'title' as const,
  value,
  draft: { engine, wishes, reasons: [] },
});

describe('a wish stores nothing', () => {
  it('where a part of it needs a language model, even if the rest is followed', () => {
    const wishes = [wish({}), wish({ text: 'Make it sing', verdict: 'not-checked', needsModel: true })];
    expect(describeUnmet(title('Gold mug', wishes), 'Mug')).toEqual({
      because: 'needs-model',
      text: `"Make it sing" needs a language model, and none is connected. The title was not changed. ${followedWishes}`,
    });
  });

  it('where the text misses it, with any writer', () => {
    const wishes = [wish({ verdict: 'missed', says: 'the source does not mention “gold”' })];
    for (const engine of ['built-in', 'some-model'])
      expect(describeUnmet(title('Red mug', wishes, engine), 'Mug')).toEqual({
        because: 'missed',
        text: '“Mention gold”: the source does not mention “gold”. The title was not changed.',
      });
  });

  it('where it would undo a wish before it', () => {
    const earlier = wish({
      text: 'Under 5 characters',
      verdict: 'missed',
      says: 'the text has 8 characters',
      isEarlier: true,
    });
    expect(describeUnmet(title('Gold mug', [earlier, wish({})]), 'Mug')?.text).toBe(
      'The draft does not follow the earlier wish “Under 5 characters”: the text has 8 characters. The title was not changed.',
    );
  });

  it('where the built-in writer could not check what it did', () => {
    const wishes = [wish({ text: 'Avoid jargon', verdict: 'not-checked', says: 'the text does not contain “jargon”' })];
    expect(describeUnmet(title('Red mug', wishes), 'Mug')?.because).toBe('missed');
    expect(describeUnmet(title('Red mug', wishes, 'some-model'), 'Mug')).toBeNull();
  });

  it('where there is nothing to write, with the reason', () => {
    const reason = { text: 'Not enough facts for bullets: add a data source.', because: 'facts', ref: null } as const;
    const draft = { engine: 'built-in', wishes: [], reasons: [reason] };
    expect(describeUnmet({ part: 'bullets', value: [], draft }, [])).toEqual({
      because: 'same',
      text: 'Not enough facts for bullets: add a data source. The bullets were not changed.',
    });
  });

  it('where the text is so already, or reads the same', () => {
    expect(describeUnmet(title('Mug', [wish({})]), 'Mug')).toEqual({
      because: 'same',
      text: 'The title already follows this. The title was not changed.',
    });
    const sung = [wish({ text: 'Make it sing', verdict: 'not-checked', needsModel: true })];
    expect(describeUnmet(title('Mug', sung, 'some-model'), 'Mug')?.text).toBe(
      'Generating again gives the same text. The title was not changed.',
    );
  });
});

it('a wish that is followed is stored, and what prompts of the library miss does not keep it from that', () => {
  const library = wish({ origin: 'global prompt', verdict: 'missed', says: 'the text has 8 characters' });
  expect(describeUnmet(title('Gold mug', [library, wish({})]), 'Mug')).toBeNull();
});
