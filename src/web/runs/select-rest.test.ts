import { expect, test } from 'vitest';
import { selectRest } from './select-rest.ts';

test('the rest of ticked products are those it was not tried on', () => {
  expect(selectRest(7, { ids: [1, 2, 3, 4], first: 2 }, [1, 2])).toEqual({ ids: [3, 4], continues: 7 });
});

test('the rest of what matches a filter leaves out those it was tried on, with those left out before', () => {
  expect(selectRest(7, { filter: { brand: 'Clayfield' }, except: [9], first: 2 }, [1, 2])).toEqual({
    filter: { brand: 'Clayfield' },
    except: [9, 1, 2],
    continues: 7,
  });
  expect(selectRest(7, { filter: {}, first: 1 }, [1])).toEqual({ filter: {}, except: [1], continues: 7 });
});

test('a filter that lists no longer have is named', () => {
  expect(() => selectRest(7, { filter: { shelf: 'upper' }, first: 1 }, [1])).toThrow(/Select the products again/);
});
