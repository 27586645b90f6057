import { expect, it } from 'vitest';
import { notePartsOf, storedNote, typedNote } from './note-text.ts';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const PEOPLE = [
  { id: id(1), name: 'Ana' },
  { id: id(2), name: 'Ana Furtado (exemplo)' },
  { id: id(3), name: 'João Dias' },
  { id: id(4), name: 'João Dias' },
];

it('whole names behind a sign become ids, the longest first', () => {
  expect(storedNote('@ana furtado (EXEMPLO), e @Ana: veja', PEOPLE, [])).toBe(
    `@{${id(2)}}, e @{${id(1)}}: veja`,
  );
  expect(storedNote('ana@ana.example, @Anabela, Ana', PEOPLE, [])).toBe(
    'ana@ana.example, @Anabela, Ana',
  );
});

it('of two people with one name mentions the selected one, else nobody', () => {
  expect(storedNote('@João Dias', PEOPLE, [])).toBe('@João Dias');
  expect(storedNote('@João Dias', PEOPLE, [id(4)])).toBe(`@{${id(4)}}`);
});

it('ids become the present names', () => {
  const body = `Oi @{${id(1)}}, chama @{${id(9)}}.`;
  const named = { [id(1)]: 'Ana Nova' };
  expect(notePartsOf(body, named)).toEqual([
    'Oi ',
    { name: 'Ana Nova' },
    ', chama ',
    { name: null },
    '.',
  ]);
  expect(typedNote(body, named, 'ex-colega')).toBe('Oi @Ana Nova, chama @ex-colega.');
});
