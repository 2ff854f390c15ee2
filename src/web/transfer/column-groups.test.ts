import { describe, expect, test } from 'vitest';
import { countGroups, findColumns, targetOf } from './column-groups.ts';

describe('columns', () => {
  const columns = [
    { name: 'Handle', samples: ['red-mug'] },
    { name: 'Colour', samples: ['Red', 'Blue'] },
    { name: 'constructor', samples: [] },
  ];
  const mapping = { Handle: 'group', Colour: 'attribute' } as const;

  test('a column the mapping does not name is left out, even one named like a part of every object', () => {
    expect(targetOf(mapping, 'constructor')).toBe('ignore');
    expect(countGroups(columns, mapping)).toEqual({ all: 3, fields: 1, attributes: 1, ignored: 1 });
  });

  test('are found by group, name and sample', () => {
    expect(findColumns(columns, mapping, 'all', 'red')).toEqual(['Handle', 'Colour']);
    expect(findColumns(columns, mapping, 'attributes', '')).toEqual(['Colour']);
    expect(findColumns(columns, mapping, 'fields', 'blue')).toEqual([]);
  });
});
