import { expect, it } from 'vitest';
import { SUBJECT_LENGTH, subjectNaming } from './subject.ts';

const write = (name: string) => `Novo lead: ${name} · 7H2K-9QX4`;

it('shows a name whole where it fits', () => {
  expect(subjectNaming('Ana Souza', write)).toBe('Novo lead: Ana Souza · 7H2K-9QX4');
  const longest = 'N'.repeat(SUBJECT_LENGTH - write('').length);
  expect(subjectNaming(longest, write)).toBe(write(longest));
});

it('cuts the name, never the text around it', () => {
  const subject = subjectNaming('Maria Aparecida dos Santos Figueiredo Neves', write);
  expect(subject).toBe('Novo lead: Maria Aparecida dos Santos… · 7H2K-9QX4');
  expect(subject).toHaveLength(SUBJECT_LENGTH);
  expect(subjectNaming('👩🏽‍🔧'.repeat(20), write)).not.toMatch(
    /[\ud800-\udbff](?![\udc00-\udfff])/,
  );
});

it('adds more where it fits whole, and leaves out what does not', () => {
  const text = (...more: string[]) => subjectNaming('Ana', write, more);
  expect(text('Padaria Sol')).toBe(write('Ana, Padaria Sol'));
  expect(text('Padaria e Confeitaria do Bairro Novo', 'Apps')).toBe(write('Ana, Apps'));
});
