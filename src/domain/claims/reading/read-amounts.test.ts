// Spellings of amounts, counts, codes and names with digits, as shops write them.
import { describe, expect, it } from 'vitest';
import { read } from '../test-reading.ts';

describe('spellings no library of measures reads all of', () => {
  it.each([
    ['15.6"', 'dimension: 15.6 in'],
    ['15.6”', 'dimension: 15.6 in'],
    ['15.6-inch', 'dimension: 15.6 in'],
    ['1 in', 'dimension: 1 in'],
    ['16GB', 'capacity: 16 GB'],
    ['16 GB', 'capacity: 16 GB'],
    ['20 Hz', 'measure: 20 Hz'],
    ['2.4GHz', 'measure: 2.4 GHz'],
    ['5 m', 'dimension: 5 m'],
    ['4K', 'measure: 4 K'],
    ['1/2 cup', 'capacity: 0.5 cup'],
    ['1 1/2-quart', 'capacity: 1.5 qt'],
    ['3½"', 'dimension: 3.5 in'],
    ['5-1/4"', 'dimension: 5.25 in'],
    ['.5 oz', 'weight: 0.5 oz'],
    ['5,000 mAh', 'power: 5000 mAh'],
    ['1.5 lb.', 'weight: 1.5 lb'],
    ['3-pack', 'pack: 3 pack'],
    ['set of 4', 'pack: 4 pack'],
    ['Set of Two', 'pack: 2 pack'],
    ['4.4 cu. ft.', 'capacity: 4.4 cu ft'],
    ['100-240V', 'power: 100 V..240 V'],
    ['18- to 41-tonne', 'weight: 18 tonne..41 tonne'],
    ['three US tons', 'weight: 3 ton'],
    ['1,000 parts per million', 'measure: 1000 ppm'],
    ['72°F', 'measure: 72 °F'],
    ['12 fl. oz.', 'capacity: 12 fl oz'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });
});

describe('the sixty shapes that are nine tenths of the measures in a real catalogue', () => {
  it.each([
    ['27"', 'dimension: 27 in'],
    ['24.5 cu. ft.', 'capacity: 24.5 cu ft'],
    ["6'", 'dimension: 6 ft'],
    ['50mm', 'dimension: 50 mm'],
    ['10-Pack', 'pack: 10 pack'],
    ['300W', 'power: 300 W'],
    ['1080p', 'measure: 1080 p'],
    ['18-55mm', 'dimension: 18 mm..55 mm'],
    ['24–70mm', 'dimension: 24 mm..70 mm'],
    ['2TB', 'capacity: 2 TB'],
    ['20.1-megapixel', 'measure: 20.1 MP'],
    ['2600 mAh', 'power: 2600 mAh'],
    ['360°', 'measure: 360 °'],
    ['12V', 'power: 12 V'],
    ['10x', 'measure: 10 x'],
    ['f/2.8', 'number: f/2.8'],
    ['8-oz.', 'weight: 8 oz'],
    ['10 hours', 'measure: 10 h'],
    ['6-cup', 'capacity: 6 cup'],
    ['5" x 7"', 'dimension: 5 in x 7 in'],
    ['5"x7"', 'dimension: 5 in x 7 in'],
    ['22-piece', 'pack: 22 piece'],
    ['1920 x 1080', 'dimension: 1920 px x 1080 px'],
    ['(Pair)', 'pack: 2 pair'],
    ['2.1-amp', 'power: 2.1 A'],
    ['5.1-channel', 'measure: 5.1 channel'],
    ['7.1-ch.', 'measure: 7.1 channel'],
    ['6-quart', 'capacity: 6 qt'],
    ['16MP', 'measure: 16 MP'],
    ['f/3.5-5.6', 'number: f/3.5-5.6'],
    ['f/3.5–5.6', 'number: f/3.5-5.6'],
    ['2.1A', 'power: 2.1 A'],
    ['30 MB/sec.', 'measure: 30 MB/s'],
    ['15 minutes', 'measure: 15 min'],
    ['450 Mbps', 'measure: 450 Mbps'],
    ['99%', 'measure: 99 %'],
    ['24-count', 'pack: 24 pack'],
    ['10 cups', 'capacity: 10 cup'],
    ['1.7L', 'capacity: 1.7 l'],
    ['40 lbs.', 'weight: 40 lb'],
    ['3 years', 'measure: 3 year'],
    ['802.11ac', 'model: 80211ac'],
    ['16:9', 'number: 16:9'],
    ['10,000:1', 'number: 10000:1'],
    ['5-gal.', 'capacity: 5 gal'],
    ['250 sq. ft.', 'dimension: 250 sq ft'],
    ['1080 joules', 'power: 1080 J'],
    ['1080-joule', 'power: 1080 J'],
    ['4800 dpi', 'measure: 4800 dpi'],
    ['12,000 BTUs', 'measure: 12000 BTU'],
    ['18 months', 'measure: 18 month'],
    ['4-ohm', 'measure: 4 ohm'],
    ['4 pack', 'pack: 4 pack'],
    ['two-cup', 'capacity: 2 cup'],
    ['850MHz', 'measure: 850 MHz'],
    ['2.5 Gbps', 'measure: 2.5 Gbps'],
    ['10 nm', 'dimension: 10 nm'],
    ['60 watts', 'power: 60 W'],
    ['800 lumens', 'measure: 800 lumen'],
    ['8-hour', 'measure: 8 h'],
    ['50 dB', 'measure: 50 dB'],
    ['1/2.3" sensor', 'number: 1/2.3'],
    ['25"W x 30"D', 'dimension: 25 in x 30 in'],
    ['34 by 22 inches', 'dimension: 34 in x 22 in'],
    ['$25', 'measure: 25 $'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it('reads two bounds with units each', () => {
    expect(read('46" - 90"')).toEqual(['dimension: 46 in', 'dimension: 90 in']);
  });

  it('gives the unit of a list to each of its numbers', () => {
    expect(read('8-, 12- or 15-minute')).toEqual(['measure: 8 min', 'measure: 12 min', 'measure: 15 min']);
  });

  it('reads units in capitals', () => {
    expect(read('27.6 CU. FT. AT 30 MB/SEC')).toEqual(['capacity: 27.6 cu ft', 'measure: 30 MB/s']);
  });
});

describe('digits that are names', () => {
  it.each([
    ['EA-N66', ['model: ean66']],
    ['CP.PT.000198', ['model: cppt000198']],
    ['010-01378-01', ['model: 0100137801']],
    ['P-FD16GATT', ['model: pfd16gatt']],
    ['RDH-130K', ['model: rdh130k']],
    ['2032-2A', ['model: 20322a']],
    ['3283-99-2L', ['model: 3283992l']],
    ['QG3330/42', ['model: qg333042']],
    ['BB-8', ['model: bb8']],
    ['C410W', ['model: c410w']],
    ['NB-11L', ['model: nb11l']],
    ['131A toner', ['model: 131a']],
    ['870M', ['model: 870m']],
    ['10W-30 oil', ['model: 10w30']],
    ['2-in-1', ['model: 2in1']],
    ['4-IN-1', ['model: 4in1']],
    ['5S', ['model: 5s']],
    ['4G LTE', ['model: 4g']],
    ['USB 3.0', ['model: usb 3.0']],
    ['5.1.1', ['number: 5.1.1']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('reads grams where G is no network', () => {
    expect(read('500 G')).toEqual(['weight: 500 g']);
  });
});

describe('counts', () => {
  it.each([
    ['three-speed', ['count: 3']],
    ['6 quick-touch options', ['count: 6']],
    ['up to 50 sheets', ['count: 50']],
    ['dual USB ports', ['count: 2']],
    ['Deluxe 6-Speed Mixer', ['count: 6']],
    ['twenty-five sheets', ['count: 25']],
    ['one of a kind', ['superlative: one of a kind']],
    ['5 in the box', ['number: 5']],
    ['4-pack of 9V batteries', ['pack: 4 pack', 'power: 9 V']],
    ['61 set of 2', ['count: 61', 'pack: 2 pack']],
    ['set of 22 pieces', ['pack: 22 piece']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
