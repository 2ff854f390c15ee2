import { describe, expect, it } from 'vitest';
import { isPromise } from '../kinds.ts';
import { verdicts } from '../test-reading.ts';
import { scanText } from '../tokens/tokens.ts';
import { findMentions } from './find-mentions.ts';

/** What of a text needs proof, as it stands there. */
const promises = (text: string) =>
  findMentions(scanText(text)).flatMap((mention) =>
    isPromise(mention) && !mention.isNegated ? [text.slice(mention.start, mention.end)] : [],
  );

describe('what a product does against a disease, a germ or a pest needs proof', () => {
  it.each([
    ['Prevents malaria and Zika', 'Prevents malaria'],
    ['Prevents West Nile virus', 'Prevents West Nile virus'],
    ['Our net is preventing Lyme disease.', 'preventing Lyme disease'],
    ['It kills pests on contact.', 'kills pests'],
    ['Kills mosquitoes within minutes', 'Kills mosquitoes'],
    ['It destroys viruses and germs.', 'destroys viruses'],
    ['Repels ticks for eight hours', 'Repels ticks'],
    ['Eliminates bed bugs for good', 'Eliminates bed bugs'],
    ['The spray eradicates cockroaches.', 'eradicates cockroaches'],
    ['Helps prevent infections', 'prevent infections'],
    ['Treats arthritis and gout', 'Treats arthritis'],
    ['Prevents tooth decay', 'Prevents tooth decay'],
    ['Fights gum disease', 'Fights gum disease'],
    ['Protects against malaria', 'Protects against malaria'],
    ['Stops the spread of germs', 'Stops the spread of germs'],
    ['Inhibits the growth of mildew', 'Inhibits the growth of mildew'],
    ['It kills up to 99.9% of bacteria.', 'kills up to 99.9% of bacteria'],
    ['Controls fleas and lice', 'Controls fleas'],
    ['Wards off mosquitoes all night', 'Wards off mosquitoes'],
    ['Relieves migraines', 'Relieves migraines'],
    ['Relieves symptoms from allergies', 'Relieves symptoms from allergies'],
    ['Use it to treat fungal infections', 'treat fungal infections'],
    ['A lamp that removes harmful bacteria', 'removes harmful bacteria'],
    ['Kills weeds to the root', 'Kills weeds'],
    ['It does not stain fabrics and kills germs.', 'kills germs'],
    ['Not greasy, it treats acne overnight.', 'treats acne'],
    ['It not only prevents tooth decay, it whitens.', 'prevents tooth decay'],
    ['A no-rinse formula that kills bacteria', 'kills bacteria'],
    ["It won't irritate your skin, and it will treat acne.", 'treat acne'],
    ['You cannot see it but it can prevent infections.', 'prevent infections'],
    ['You do not need to spend hours at the mirror, treat acne overnight.', 'treat acne'],
  ])('%s', (text, claim) => {
    expect(promises(text)).toContain(claim);
  });
});

describe('that a product is safe for people or animals needs proof', () => {
  it.each([
    ['Safe for babies', 'Safe for babies'],
    ['100% safe for babies', 'safe for babies'],
    ['Safe for use around kids and pets', 'Safe for use around kids'],
    ['It is safe around children.', 'safe around children'],
    ['Harmless to humans and pets', 'Harmless to humans'],
    ['Safe for your dog', 'Safe for your dog'],
    ['Safe for all small animals', 'Safe for all small animals'],
  ])('%s', (text, claim) => {
    expect(promises(text)).toContain(claim);
  });
});

describe('ordinary uses of the same words need none', () => {
  it.each([
    'Prevents slipping on wet floors',
    'Prevents rust and scratches',
    'Prevents overheating',
    'Pressure-treated wood',
    'Treat yourself to a dessert',
    'Dog treats for training',
    'Treats leather and suede',
    'A heel cup for your shoes',
    'Kills background noise',
    'Kill the lights',
    'A killer deal',
    'Safe for the dishwasher',
    'Dishwasher safe',
    'Safe for use in the oven',
    'Safe for all surfaces',
    'Safe storage for kids',
    'Keep away from children',
    'Protects against viruses and spyware',
    'Removes viruses, spyware and malware from your PC',
    'Prevents virus attacks on your computer',
    'Eliminates odors and stains',
    'Reduces noise and glare',
    'Removes bugs and tar from windshields',
    'The mesh keeps insects out.',
    'A trimmer for grass and weeds',
    'Control the volume',
    'Control your computer with a mouse',
    'Fight zombies and giant insects',
    'Stops leaks',
    'Protects against dust and moisture',
    'A cable that clears the way',
    'It does not kill bees or other insects.',
    'This product is not intended to diagnose, treat, or prevent any disease.',
    'Gloves that protect against cold',
    'It does not treat, cure or prevent any disease.',
    'This tea will not cure acne.',
    'It never prevents infections.',
    'It neither treats nor cures any disease.',
    'We make no claim that this product will treat, cure or prevent any disease.',
    'We do not claim that this product cures any disease.',
    'It is not meant to be used to diagnose, treat, cure, or prevent any illness.',
    'Removes plaque from the teeth',
    'A dryer that reduces odors and wrinkles',
  ])('%s', (text) => {
    expect(promises(text)).toEqual([]);
  });
});

describe('in German the same senses need proof', () => {
  it.each([
    ['Heilt Ihren Garten', 'Heilt'],
    ['100 % umweltfreundlich', 'umweltfreundlich'],
    ['Ein umweltfreundliches Produkt', 'umweltfreundliches'],
    ['Unbedenklich für Mensch und Tier', 'Unbedenklich für Mensch'],
    ['Gesundheitlich unbedenklich', 'Gesundheitlich unbedenklich'],
    ['Sicher für Babys', 'Sicher für Babys'],
    ['Tötet Bakterien und Viren', 'Tötet Bakterien'],
    ['Tötet 99,9 % aller Keime ab', 'Tötet 99,9 % aller Keime'],
    ['Vertreibt Mücken zuverlässig', 'Vertreibt Mücken'],
    ['Bekämpft Ungeziefer', 'Bekämpft Ungeziefer'],
    ['Beugt Karies vor', 'Beugt Karies'],
    ['Verhindert Infektionen', 'Verhindert Infektionen'],
    ['Lindert Schmerzen', 'Lindert Schmerzen'],
    ['Hilft gegen Akne', 'Hilft gegen Akne'],
    ['Schützt vor Malaria', 'Schützt vor Malaria'],
    ['Wirkt gegen Kopfläuse', 'Wirkt gegen Kopfläuse'],
    ['Behandelt Ekzeme', 'Behandelt Ekzeme'],
    ['Vernichtet Schädlinge', 'Vernichtet Schädlinge'],
    ['Nicht fettend, bekämpft Akne', 'bekämpft Akne'],
    ['Antibakterielle Oberfläche', 'Antibakterielle'],
    ['Keimtötend', 'Keimtötend'],
    ['Klimaneutraler Versand', 'Klimaneutraler'],
    ['Biologisch abbaubare Folie', 'Biologisch abbaubare'],
    ['Nachhaltige Baumwolle', 'Nachhaltige'],
    ['Klinisch getestet', 'Klinisch getestet'],
    ['Dermatologisch getestete Creme', 'Dermatologisch getestete'],
    ['Völlig ungiftig', 'ungiftig'],
    ['Entzündungshemmend', 'Entzündungshemmend'],
  ])('%s', (text, claim) => {
    expect(promises(text)).toContain(claim);
  });

  it.each([
    'Verhindert Rost',
    'Verhindert Verrutschen',
    'Schützt vor Kratzern und Staub',
    'Schützt vor Sonne',
    'Bekämpft Gerüche',
    'Behandeltes Holz',
    'Behandelt Leder und Holz',
    'Sicher für den Transport',
    'Sicher verpackt für die Reise',
    'Eine heile Welt',
    'Vertreibt die Langeweile',
    'Für 120 kg zugelassen',
    'Für den Straßenverkehr zugelassen',
    'Nicht für Babys geeignet',
    'Für Kinder ab 3 Jahren',
    'Lindert den Druck auf die Schultern',
    'Entfernt Viren und Spyware vom PC',
    'Virenschutz für Ihren Computer',
    'Beugt Verkalkung vor',
    'Beugt Korrosion vor',
    'Kinder lieben die Mäuse',
    'Unbedenklich im Geschirrspüler',
    'Hilft gegen Kälte',
    'Wirkt edel gegen dunkle Böden',
    'Vernichtet Papier in Streifen',
    'Heilt keine Krankheiten',
    'Soll Krankheiten nicht heilen',
    'Nicht umweltfreundlich',
    'Umweltzone',
  ])('%s needs none', (text) => {
    expect(promises(text)).toEqual([]);
  });
});

it.each([
  ['Cream, Clinically Proven', 'This cream is not sticky and is clinically proven.'],
  ['Toy, Non Toxic', 'It does not chip or fade and is non toxic.'],
])('a denial of another thing contradicts no promise of the source: %s', (title, text) => {
  expect(verdicts({ title }, text).filter((each) => each.startsWith('contradicted'))).toEqual([]);
});

it('what the catalog says too is open until it is proven', () => {
  const source = { title: 'Net', description: 'Prevents malaria. EPA approved. Safe for babies.' };
  expect(verdicts(source, 'Prevents malaria. EPA approved. Safe for babies.')).toEqual([
    'supported: Prevents malaria',
    'supported: EPA approved',
    'supported: Safe for babies',
  ]);
});
