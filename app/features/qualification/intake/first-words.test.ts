import { expect, test } from 'vitest';
import { firstWordsOf } from './first-words.ts';
import type { LeadAnswer } from './read-answers.server.ts';

const answer = (name: string, value: string, property = ''): LeadAnswer => ({
  ...{ name, label: name, asked: '', property, value },
});
const long = 'O vendedor anota no papel e manda foto à noite para digitar.';

test('the message of a form comes first, whatever else was answered', () => {
  const answers = [answer('escopo', long), answer('q1', 'Oi', 'message')];
  expect(firstWordsOf(answers)?.value).toBe('Oi');
});

test('without a message the longest free text is used', () => {
  const answers = [
    answer('prazo', '3 meses'),
    answer('escopo', long),
    answer('nome', long, 'name'),
  ];
  expect(firstWordsOf(answers)?.name).toBe('escopo');
});

test('choices and short values alone are no words', () => {
  expect(firstWordsOf([answer('prazo', '3 meses')])).toBeUndefined();
});
