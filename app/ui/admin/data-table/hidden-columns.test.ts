import { expect, test } from 'vitest';
import { inOrder } from './hidden-columns.ts';

const columns = ['name', 'status', 'owner', 'source'].map((key) => ({ key }));
const keys = (order: string[]) => inOrder(columns, order).map(({ key }) => key);

test('columns are in the order of the user, the first one at its place, new ones behind', () => {
  expect(keys([])).toEqual(['name', 'status', 'owner', 'source']);
  expect(keys(['source', 'status'])).toEqual(['name', 'source', 'status', 'owner']);
  expect(keys(['gone', 'name', 'owner'])).toEqual(['name', 'owner', 'status', 'source']);
});
