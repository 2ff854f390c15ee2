// Other languages than English: numbers in their spelling are read, and words no list knows contradict nothing.
import { describe, expect, it } from 'vitest';
import { read, verdicts } from './test-reading.ts';

describe('a decimal comma', () => {
  it.each([
    ['10,16 cm', 'dimension: 10.16 cm'],
    ['1,5 l', 'capacity: 1.5 l'],
    ['0,75 L', 'capacity: 0.75 l'],
    ['0,125 kg', 'weight: 0.125 kg'],
    ['2,5-3,5 kg', 'weight: 2.5 kg..3.5 kg'],
    ['30,5 x 20,3 cm', 'dimension: 30.5 cm x 20.3 cm'],
    ['12,5 %', 'measure: 12.5 %'],
    ['15,6"', 'dimension: 15.6 in'],
    ['5,79A', 'power: 5.79 A'],
    ['3,5mm', 'dimension: 3.5 mm'],
    ['91,4 CM', 'dimension: 91.4 cm'],
    ['2,4GHZ', 'measure: 2.4 GHz'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    ['1,000 kg', ['weight: 1000 kg']],
    ['12,000 BTU', ['measure: 12000 BTU']],
    ['6, 8 and 10 cm', ['dimension: 6 cm', 'dimension: 8 cm', 'dimension: 10 cm']],
    ['sizes 6,8,10', ['size: size 6', 'number: 8', 'number: 10']],
    ['ages 4,5', ['age: 48-up', 'number: 5']],
  ])('%s is none', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('is the same as a point', () => {
    expect(verdicts({ title: 'Cuenco 10,16 cm' }, 'Bowl, 4 inches (10.16 cm)')).toEqual([
      'supported: 4 inches',
      'supported: 10.16 cm',
    ]);
    expect(verdicts({ title: 'Cuenco 10,16 cm' }, 'Cuenco 10,61 cm')).toEqual(['contradicted: 10,61 cm']);
  });
});

describe('true copy in other languages is not contradicted', () => {
  it.each([
    [
      'Spanish',
      'Juego de 3 cuchillos de acero, 20 cm, negro',
      'Tres cuchillos de acero: 2 de los cuchillos miden 15 cm y el largo es de 20 cm. Lavar a 30 °C.',
    ],
    ['Spanish, a phone', 'Funda para iPhone 12 con 2 bolsillos', 'Con 2 bolsillos de tela y 4 de piel, 10 de ancho.'],
    [
      'Serbian',
      'Crno vino Prokupac 0,75 l, 13,5% alk.',
      'Odležava 12 meseci u hrastu. Služiti na 16 °C. Alkohol 13,5 %, boca 0,75 l, berba 2019.',
    ],
    [
      'Czech',
      'Baterie Mitsu 11,1V 4400mAh černá',
      'Napětí 11,1 V, kapacita 4400 mAh, 6 článků, záruka 24 měsíců, hmotnost 0,3 kg.',
    ],
    [
      'Czech, a charger',
      'Nabíječka 19V 3,42A 65W',
      'Výkon 65 W při 19 V a 3,42 A, kabel 1,2 m, konektor 5,5 x 2,5 mm.',
    ],
  ])('%s', (_language, title, text) => {
    expect(verdicts({ title }, text).filter((line) => line.startsWith('contradicted'))).toEqual([]);
  });
});
