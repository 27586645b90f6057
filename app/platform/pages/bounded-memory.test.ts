import { expect, it } from 'vitest';
import { boundedMemory } from './bounded-memory.ts';

it('drops what was least recently used once it is full', () => {
  const memory = boundedMemory<string>(6, (text) => text.length);
  memory.keep('a', 'aa');
  memory.keep('b', 'bb');
  memory.keep('c', 'cc');
  expect(memory.get('a')).toBe('aa');
  memory.keep('d', 'dd');
  expect(['a', 'b', 'c', 'd'].map((name) => memory.get(name))).toEqual([
    'aa',
    undefined,
    'cc',
    'dd',
  ]);
});

it('counts a replaced entry once', () => {
  const memory = boundedMemory<string>(6, (text) => text.length);
  for (let time = 0; time < 9; time += 1) memory.keep('a', 'aaa');
  memory.keep('b', 'bbb');
  expect([memory.get('a'), memory.get('b')]).toEqual(['aaa', 'bbb']);
});

it('keeps nothing that is larger than all of it', () => {
  const memory = boundedMemory<string>(2, (text) => text.length);
  memory.keep('a', 'aaa');
  expect(memory.get('a')).toBeUndefined();
});
