import { expect, test } from 'vitest';
import { answersOf } from './lead-answers.ts';

const fields = [
  {
    field_name: 'servico',
    field_label: 'O que vamos forjar?',
    options: [{ value: 'software', label: 'Software e apps' }],
    asked: { field_label: 'What shall we forge?' },
  },
  { field_name: 'email', field_label: 'E-mail', contact_property: 'email' },
];

test('answers stand under the questions of their time, in the order they were asked', () => {
  const data = { email: 'ana@casa.example', servico: 'software', recado: '', extra: 'x' };
  expect(answersOf(data, { fields })).toEqual([
    {
      name: 'servico',
      label: 'O que vamos forjar?',
      asked: 'What shall we forge?',
      property: '',
      value: 'Software e apps',
    },
    { name: 'email', label: 'E-mail', asked: '', property: 'email', value: 'ana@casa.example' },
    { name: 'extra', label: '', asked: '', property: '', value: 'x' },
  ]);
});

test('without a form the names of the answers say what they are', () => {
  expect(answersOf({ name: 'Ana' }, null)).toMatchObject([{ name: 'name', property: 'name' }]);
});
