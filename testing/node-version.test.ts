// One Node everywhere: what the packages bring, what editors and workflows choose by .nvmrc, and what the image is built on.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

it('package.json, .nvmrc and the Dockerfile name the same Node', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
  expect(read('.nvmrc').trim()).toBe(devDependencies.node);
  const images = [...read('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
  expect(new Set(images)).toEqual(new Set([devDependencies.node]));
});
