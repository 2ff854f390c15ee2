// The form of a connection: texts as they are typed, the input they amount to, and what is wrong with it.
import * as z from 'zod/mini';
import type { Issue } from '#domain/problem.ts';
import { findKeyIssue } from './connection-key.ts';
import { type Connection, type ConnectionInput, connectionInput } from './connections.contract.ts';
import { type Provider, tidyAddress } from './providers.ts';

export type ConnectionForm = {
  name: string;
  provider: Provider;
  model: string;
  baseUrl: string;
  /** Empty: as it is. */
  key: string;
  /** Takes the stored key away. */
  isKeyRemoved: boolean;
} & Record<(typeof numberFields)[number], string>;

export const numberFields = [
  'inputPrice',
  'outputPrice',
  'dailyBudget',
  'concurrency',
  'requestsPerMinute',
  'tokensPerMinute',
  'maxOutputTokens',
  'timeoutSeconds',
  'temperature',
  'seed',
] as const;

export const emptyForm: ConnectionForm = {
  name: '',
  provider: 'openai',
  model: '',
  baseUrl: '',
  key: '',
  isKeyRemoved: false,
  inputPrice: '',
  outputPrice: '',
  dailyBudget: '',
  concurrency: '4',
  requestsPerMinute: '',
  tokensPerMinute: '',
  maxOutputTokens: '8192',
  timeoutSeconds: '120',
  temperature: '',
  seed: '',
};

const toText = (value: number | null) => (value === null ? '' : String(value));

/** A stored connection as a form; the key stays where it is. */
export function toConnectionForm(connection: Connection): ConnectionForm {
  const { name, provider, model, baseUrl } = connection;
  const numbers = Object.fromEntries(numberFields.map((field) => [field, toText(connection[field])]));
  return { ...emptyForm, ...numbers, name, provider, model, baseUrl: baseUrl ?? '' };
}

/** A number as people type it; what is none becomes NaN, which no rule lets by. */
function toNumber(text: string): number | null {
  const given = text.trim();
  if (given === '') return null;
  return /^\d+(?:[.,]\d+)?$/.test(given) ? Number(given.replace(',', '.')) : Number.NaN;
}

/** What the form sends; it may be wrong still. */
export function toConnectionInput(form: ConnectionForm): ConnectionInput {
  const { name, provider, model, isKeyRemoved } = form;
  const key = form.key.trim();
  const numbers = Object.fromEntries(numberFields.map((field) => [field, toNumber(form[field])]));
  return {
    name,
    provider,
    model,
    baseUrl: form.baseUrl.trim() === '' ? null : tidyAddress(form.baseUrl),
    ...(key !== '' ? { key } : isKeyRemoved ? { key: null } : {}),
    ...(numbers as Record<(typeof numberFields)[number], number>),
  };
}

/** Everything wrong with a form, each at its field; the same rules the server has. */
export function findConnectionIssues(form: ConnectionForm, stored: Connection | null): Issue[] {
  const input = toConnectionInput(form);
  const parsed = z.safeParse(connectionInput, input);
  const issues = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const atKey = findKeyIssue(input, stored);
  return atKey === null || issues.some(({ path }) => path === 'key')
    ? issues
    : [...issues, { path: 'key', message: atKey }];
}
