import { describe, expect, test } from 'vitest';
import { calmCapitals, calmSentence, isAllCaps, learnSpellings } from './casing.ts';

const none = learnSpellings([], null);

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
    expect(calmCapitals('ACME DESKMATE LAMP WI-FI', spellings)).toBe('ACME DeskMate Lamp Wi-Fi');
    expect(calmCapitals('Acme Blue SHIRT', spellings)).toBe('Acme Blue Shirt');
  });

  test.each([
    ['DEEP BLUE PEARL NECKLACE', ['A blue pearl of the sea.'], 'Deep Blue Pearl Necklace'],
    ['SIGMA LENS CAP', ['The SIgma cap fits.', 'By sIGMA.'], 'Sigma Lens Cap'],
    ['GLOW-IN-THE-DARK SLIP-ON SHOES', ['They glow-in-the-dark. A slip-on shoe.'], 'Glow-in-the-Dark Slip-on Shoes'],
    ['for WOMEN: LEATHER WALLET brown', [], 'For Women: Leather Wallet Brown'],
    ["O'NEILL WOMEN'S WETSUIT 50 ml", [], "O'Neill Women's Wetsuit 50 ml"],
    ['STRIP WITH LEDS AND PINS', [], 'Strip with LEDs and Pins'],
    ['4-PERSON TENT', ['For a person of any size.'], '4-Person Tent'],
    ['CASE FOR IPHONE AND TVS', ['An iPhone beside TVs.'], 'Case for iPhone and TVs'],
  ])('a title in capitals gets title case as a whole: %j', (title, texts, calm) => {
    expect(calmCapitals(title, learnSpellings(texts, null))).toBe(calm);
  });

  test('the capitals of a title make no names of words, as those within a sentence do', () => {
    const spellings = learnSpellings(['Pool Float for Water with Carry Bag', 'Made of Zephyr foam.'], null);
    expect(calmSentence('THE ZEPHYR FOAM FLOATS IN WATER. CARRY BAG INCLUDED.', spellings)).toBe(
      'The Zephyr foam floats in water. Carry bag included.',
    );
  });

  test.each([
    ['MADE OF SOFT COTTON', 'Made of soft cotton'],
    ['MADE OF OAK. IT FOLDS FLAT!', 'Made of oak. It folds flat!'],
    ['【SPACIOUS】FITS FOUR', '【Spacious】Fits four'],
    ['[EASY SETUP] - READY IN MINUTES', '[Easy setup] - Ready in minutes'],
    ['*HANDMADE OF OAK', '*Handmade of oak'],
    ['SUPER BRIGHT LEDS', 'Super bright LEDs'],
    ['TENT FOR A 4-PERSON FAMILY', 'Tent for a 4-person family'],
  ])('sentences in capitals become plain: %j', (text, calm) => {
    expect(calmSentence(text, none)).toBe(calm);
  });

  test('short words in capitals alone shout nothing', () => {
    expect(isAllCaps('USB HDMI')).toBe(false);
  });
});
