import { describe, expect, test } from 'vitest';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { draftFor } from '../test-draft.ts';

const descriptionOf = (fields: Partial<SourceProduct>, given?: Parameters<typeof draftFor>[1]) =>
  draftFor({ title: 'Chair', ...fields }, given).description;

describe('a description', () => {
  test.each<[string, string, string]>([
    [
      'keeps the sentences and paragraphs of the source',
      '<p>One seat. Two arms.</p><p>Three drawers.</p>',
      'One seat. Two arms.\n\nThree drawers.',
    ],
    ['loses talk of the shop', 'One seat. Free shipping on all orders! Two arms of oak.', 'One seat. Two arms of oak.'],
    [
      'loses a sentence said before',
      'The seat is soft. Two arms of oak. The seat is soft.',
      'The seat is soft. Two arms of oak.',
    ],
    ['loses headings that say nothing', 'Product Features:\nThe seat is soft and wide.', 'The seat is soft and wide.'],
    [
      'keeps headings that say something',
      'Made in Porto\n\nThe seat is soft and wide.',
      'Made in Porto\nThe seat is soft and wide.',
    ],
    [
      'loses codes of the shop',
      'The seat is soft and wide.\nSKU: AB-12\nWidth: 40 cm',
      'The seat is soft and wide.\n\nWidth: 40 cm',
    ],
    [
      'loses the promise of a delivery',
      'One seat. Superfast 2-3 day delivery. Two arms of oak.',
      'One seat. Two arms of oak.',
    ],
    [
      'keeps what a list is of',
      'One seat of oak.\nIncludes\n1 x Seat\n2 x Arm\n4 x Leg',
      'One seat of oak.\n\nIncludes\n1 x Seat\n2 x Arm\n4 x Leg',
    ],
    ['in capitals is calmed', 'THE SEAT IS SOFT AND WIDE.', 'The seat is soft and wide.'],
    ['writes units as their signs', 'The seat is 40CM wide.\nFOAM OF 3 CM.', 'The seat is 40cm wide.\n\nFoam of 3 cm.'],
    ['does not double its signs', 'The seat is soft!!! And wide.', 'The seat is soft! And wide.'],
    [
      'stays as it is where more than half would go',
      'Free shipping on all orders. Soft seat.',
      'Free shipping on all orders. Soft seat.',
    ],
  ])('%s', (_title, description, written) => {
    expect(descriptionOf({ description }).content).toBe(written);
  });

  test.each([
    'The seat is soft and wide enough for two. Carries 150 kg.',
    'The seat is soft and wide enough for two.\n\nCarries 150 kg\n\nIt folds flat and stays flat in any car.',
  ])('keeps a sentence that a bullet says as well: %j', (description) => {
    const bullets = ['Carries 150 kg', 'Oak'];
    expect(descriptionOf({ description, bullets }).content).toBe(description);
  });

  test('does not hold the list of the bullets once more', () => {
    const prose = 'The seat is soft and wide enough for two.';
    const bullets = ['Carries 150 kg', 'Oak'];
    const description = `<p>${prose}</p><ul><li>Carries 150 kg.</li><li>Oak</li></ul>`;
    expect(descriptionOf({ description, bullets }).content).toBe(prose);
  });

  test('of nothing but its bullets stays', () => {
    expect(descriptionOf({ description: 'Carries 150 kg.', bullets: ['Carries 150 kg'] }).content).toBe(
      'Carries 150 kg.',
    );
  });

  test.each(['Care of the Wood', 'It comes with:'])('that is too long does not end on “%s”', (heading) => {
    const kept = `The seat is soft and wide. It is made of oak${' and of oak'.repeat(175)}.`;
    const rest = 'Rub it with oil twice a year, and never let it stand in the rain.';
    expect(descriptionOf({ description: `${kept}\n${heading}\n${rest}` }).content).toBe(kept);
  });

  test('that is missing lists what the attributes say and the bullets do not', () => {
    const names = ['Material', 'Color', 'Style', 'Finish', 'Pattern', 'Shape', 'Theme', 'Fit'];
    const attributes = names.map((name, index) => ({ name, value: `Value${'abcdefgh'[index]}` }));
    const draft = draftFor({ title: 'Chair', attributes });
    expect(draft.bullets.content).toHaveLength(5);
    expect(draft.description.content).toBe('Shape: Valuef. Theme: Valueg. Fit: Valueh.');
  });

  test('that is missing stays empty without facts, and says so', () => {
    const { content, notes } = descriptionOf({});
    expect(content).toBe('');
    expect(notes).toContain('Not enough facts for a description: add a data source.');
  });

  test.each<[string, string]>([
    ['under 20 characters', 'Two arms of oak.'],
    ['at most 8 words', 'The seat is soft. Two arms of oak.'],
    ['shorter', 'Two arms of oak. It folds flat and stays flat.'],
    ['avoid folds', 'The seat is soft. Two arms of oak.'],
    ['avoid oak', 'The seat is soft. Two arms of oak. It folds flat and stays flat.'],
  ])('follows the prompt "%s" and loses no fact', (prompt, written) => {
    const description = 'The seat is soft. Two arms of oak. It folds flat and stays flat.';
    expect(descriptionOf({ description }, { prompt }).content).toBe(written);
  });

  test('begins with the paragraph a prompt asks for', () => {
    const description = 'The seat is soft.\n\nTwo arms of oak.';
    expect(descriptionOf({ description }, { prompt: 'start with two arms' }).content).toBe(
      'Two arms of oak.\n\nThe seat is soft.',
    );
  });
});
