import { describe, expect, test } from 'vitest';
import {
  calmCapitals,
  calmLead,
  calmSentence,
  isAllCaps,
  learnSpellings,
  readMarks,
  setTitleCase,
  spellMarks,
} from './casing.ts';

const none = learnSpellings([], null);

describe('names of trade', () => {
  test('are spelled as the source marks them', () => {
    const marks = readMarks(['Lined with Thermolo® fibre and Velvetine&trade; cuffs, HDMI™ port'], none);
    expect(marks).toEqual(['Thermolo', 'Velvetine']);
    expect(spellMarks('a thermolo lining', marks)).toBe('a Thermolo lining');
  });

  test('are none where the source writes them small as well', () => {
    expect(readMarks(['Apple® cider'], learnSpellings(['cider of apple and pear'], null))).toEqual([]);
  });
});

test('part numbers keep their capitals, those of letters only too', () => {
  expect(calmSentence('03CRH3, 0C4HCW, CYMGM, FC92N', none)).toBe('03CRH3, 0C4HCW, CYMGM, FC92N');
});

describe('casing', () => {
  test.each([
    ['BLACK LEATHER WALLET', 'Black Leather Wallet'],
    ['HDMI CABLE 4K 60HZ USB-C', 'HDMI Cable 4K 60HZ USB-C'],
    ['LED DESK LAMP 16GB', 'LED Desk Lamp 16GB'],
    ['iPhone 16GB HDMI', 'iPhone 16GB HDMI'],
    ['Men Shirt NASA', 'Men Shirt NASA'],
  ])('%j calms to %j', (text, calm) => {
    expect(calmCapitals(text, none)).toBe(calm);
  });

  test('codes in capitals keep them', () => {
    const parts = 'HSTNN-CBOX, KTXNB-OPAL, WD54AA#ABB';
    expect(calmSentence(parts, none, true)).toBe(parts);
  });

  test('the brand keeps its spelling and the source teaches others', () => {
    const spellings = learnSpellings(['The DeskMate lamp uses Wi-Fi and a shirt.'], 'ACME');
    expect(calmCapitals('ACME DESKMATE LAMP WI-FI', spellings)).toBe('ACME DeskMate lamp Wi-Fi');
    expect(calmCapitals('Acme Blue SHIRT', spellings)).toBe('Acme Blue Shirt');
  });

  test.each([
    ['white usb cable with plug', 'White Usb Cable with Plug'],
    ['iPhone case for the eReader', 'iPhone Case for the eReader'],
    ['Galaxy S6 edge+ Phone with Blu-ray', 'Galaxy S6 edge+ Phone with Blu-ray'],
    ['Lipstick matte Brick', 'Lipstick Matte Brick'],
    ['Osteria di Mare Menu Card', 'Osteria di Mare Menu Card'],
    ['Orvik frē Case', 'Orvik frē Case'],
    ['16gb memory card 3-pack', '16gb Memory Card 3-pack'],
  ])('%j as a title is %j', (text, title) => {
    expect(setTitleCase(text)).toBe(title);
  });

  test('a sentence and a header in capitals become plain', () => {
    expect(calmSentence('MADE OF SOFT COTTON', none)).toBe('Made of soft cotton');
    expect(calmLead('EASY CLEANUP: The pan is safe', none)).toBe('Easy cleanup: The pan is safe');
    const named = learnSpellings(['x Just press Sync Finish, and Sync Finish does it.'], null);
    expect(calmLead('SLOW-RISE SYNC FINISH: Just press it', named)).toBe('Slow-rise Sync Finish: Just press it');
    expect(isAllCaps('USB HDMI')).toBe(false);
  });
});
