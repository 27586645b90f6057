import { expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { registerMessages } from '#app/i18n/instances.ts';
import { type PromiseRows, pagePromise } from './page-promise.ts';
import { promiseWords } from './promise-words.ts';

registerMessages(messages);

/** A Thursday, 11h10 in São Paulo. */
const NOW = new Date('2026-11-26T14:10:00Z');

it.each([
  ['2026-11-26T18:30:00Z', 'as 15h30 de hoje, 26/11', '15:30 today, 26 November'],
  ['2026-11-27T15:00:00Z', 'as 12h de amanhã, 27/11', '12 noon tomorrow, 27 November'],
  ['2026-11-30T12:00:00Z', 'as 9h de segunda, 30/11', '09:00 on Monday, 30 November'],
  ['2026-11-28T04:05:00Z', 'a 1h05 de sábado, 28/11', '01:05 on Saturday, 28 November'],
  ['2027-01-04T12:00:00Z', 'as 9h de segunda, 04/01/2027', '09:00 on Monday, 4 January 2027'],
])('writes %s so that it can be read on another day', (due, portuguese, english) => {
  expect(promiseWords(new Date(due), NOW, 'pt-BR')).toBe(portuguese);
  expect(promiseWords(new Date(due), NOW, 'en')).toBe(english);
});

const at = (time: string) => Date.parse(time);
const rows: PromiseRows = {
  minutes: { contact_form: 60 },
  spans: [
    { opens: at('2026-11-26T12:00:00Z'), closes: at('2026-11-26T21:00:00Z') },
    { opens: at('2026-11-27T12:00:00Z'), closes: at('2026-11-27T21:00:00Z') },
  ],
};
const said = (now: string, locale: 'pt-BR' | 'en' = 'pt-BR') =>
  pagePromise(rows, 'contact_form', locale, new Date(now));

it('names the last moment to write, for which its date is exact', () => {
  expect(said('2026-11-26T14:10:00Z')).toEqual({
    text: 'Quem escreve até as 11h30 tem resposta até as 12h30 de hoje, 26/11.',
    validUntil: at('2026-11-26T14:30:00Z'),
  });
  expect(said('2026-11-26T14:10:00Z', 'en')?.text).toBe(
    'Write by 11:30 and you’ll have a reply by 12:30 today, 26 November, São Paulo time.',
  );
});

it('goes on after the night, and counts from the opening while it lasts', () => {
  expect(said('2026-11-26T20:20:00Z')?.text).toBe(
    'Quem escreve até as 17h30 tem resposta até as 9h30 de amanhã, 27/11.',
  );
  expect(said('2026-11-27T02:00:00Z')?.text).toBe(
    'Quem escreve antes da abertura tem resposta até as 10h de amanhã, 27/11.',
  );
  // The page changes at midnight, with the word for the day.
  expect(said('2026-11-27T03:00:00Z')?.text).toContain('até as 10h de hoje, 27/11');
});

it('promises nothing without hours, without a target, and beyond the hours of the snapshot', () => {
  expect(pagePromise(undefined, 'contact_form', 'pt-BR', NOW)).toBeNull();
  expect(pagePromise({ ...rows, spans: [] }, 'contact_form', 'pt-BR', NOW)).toBeNull();
  expect(pagePromise(rows, 'qualification', 'pt-BR', NOW)).toBeNull();
  expect(said('2026-11-27T20:50:00Z')).toBeNull();
});
