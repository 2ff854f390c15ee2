import { describe, expect, it } from 'vitest';
import { settingsFields } from './audit-fields.ts';
import { type AuditFields, noteChange } from './audit-values.ts';

const fields: AuditFields = {
  name: { label: 'Name', shows: 'whole' },
  server: { label: 'Server', shows: 'host' },
  key: { label: 'Key', shows: 'hidden' },
};
const record = { name: 'Writer', server: 'https://me:pw@host.example:8443/a?token=b', key: 'sk-1', other: 'never' };

describe('what is noted of a change', () => {
  it('is what changed, under the names of screens', () => {
    expect(noteChange(fields, record, { ...record, name: 'Judge', other: 'x' })).toEqual({
      before: { Name: 'Writer' },
      after: { Name: 'Judge' },
    });
  });

  it('has values in the words of screens', () => {
    const [none, both] = [{ secondPerson: [] }, { secondPerson: ['waiver', 'contradiction'] }];
    expect(noteChange(settingsFields, none, both)).toEqual({
      before: { 'Needs a second person': null },
      after: { 'Needs a second person': 'Waiving a required rule, Approving contradicted text' },
    });
  });

  it('is nothing where no noted field changed', () => {
    expect(noteChange(fields, record, { ...record, other: 'x' })).toBeNull();
  });

  it('is all of what was added or deleted, of addresses the host, of secrets that they are set', () => {
    const all = { Name: 'Writer', Server: 'host.example:8443', Key: 'set' };
    expect(noteChange(fields, null, record)).toEqual({ before: null, after: all });
    expect(noteChange(fields, record, null)).toEqual({ before: all, after: null });
  });

  it('says of a secret that it was set again, and that it went', () => {
    expect(noteChange(fields, record, { ...record, key: 'sk-2' })).toEqual({
      before: { Key: 'set' },
      after: { Key: 'set again' },
    });
    expect(noteChange(fields, record, { ...record, key: null })).toEqual({
      before: { Key: 'set' },
      after: { Key: null },
    });
  });

  it('finds a change behind the end of what is shown', () => {
    const long = 'a'.repeat(300);
    const change = noteChange(fields, { name: `${long}b` }, { name: `${long}c` });
    expect(String(change?.after?.Name)).toHaveLength(200);
  });
});
