import { expect, test } from 'vitest';
import { findMakers } from './makers.ts';

test.each<[string, (string | null)[], string | null, boolean]>([
  ['of several names each is a maker', ['Orvik', 'Varde', 'Lumeno', 'Orvik'], 'Orvik', true],
  ['whatever its case and marks', ['Orvik', 'Varde', 'Lumeno', 'Orvik'], 'ORVIK®', true],
  ['one that was not among those read, too', ['Orvik', 'Varde', 'Lumeno'], 'Tarn', true],
  ['two names may be shops', ['Orvik', 'Varde'], 'Orvik', false],
  ['a name on most products may be the shop', ['Orvik', 'Orvik', 'Orvik', 'Varde', 'Lumeno'], 'Orvik', false],
  ['the others of such a shop are makers', ['Orvik', 'Orvik', 'Orvik', 'Varde', 'Lumeno'], 'Varde', true],
  ['what names none counts for nothing', ['Unbranded', null, 'N/A', 'Orvik', 'Varde'], 'Orvik', false],
  ['no name is no maker', ['Orvik', 'Varde', 'Lumeno'], 'Unbranded', false],
  ['no brand is none', ['Orvik', 'Varde', 'Lumeno'], null, false],
])('%s', (_name, brands, brand, isMaker) => {
  expect(findMakers(brands)(brand)).toBe(isMaker);
});
