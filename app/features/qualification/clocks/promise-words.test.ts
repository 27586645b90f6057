import { expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { registerMessages } from '#app/i18n/instances.ts';
import { type PromiseRows, pagePromise } from './page-promise.ts';
import { promiseWords } from './promise-words.ts';

registerMessages(messages);

/** A Thursday, 11h10 in São Paulo. */
const NOW = new Date('2026-11-26T14:10:00Z');

it.each([
  ['2026-11-26T18:30:00Z', 'hoje, 26/11, às 15h30', 'today, 26 November, 15:30'],
  ['2026-11-27T15:00:00Z', 'amanhã, 27/11, às 12h', 'tomorrow, 27 November, 12 noon'],
  ['2026-11-30T12:00:00Z', 'segunda, 30/11, às 9h', 'Monday, 30 November, 09:00'],
  ['2026-11-28T04:05:00Z', 'sábado, 28/11, à 1h05', 'Saturday, 28 November, 01:05'],
  ['2027-01-04T12:00:00Z', 'segunda, 04/01/2027, às 9h', 'Monday, 4 January 2027, 09:00'],
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
    text: 'Quem escreve até as 11h30 tem resposta até hoje, 26/11, às 12h30.',
    validUntil: at('2026-11-26T14:30:00Z'),
  });
  expect(said('2026-11-26T14:10:00Z', 'en')?.text).toBe(
    'Write by 11:30 and you’ll have a reply by today, 26 November, 12:30, São Paulo time.',
  );
});

it('goes on after the night, and counts from the opening while it lasts', () => {
  expect(said('2026-11-26T20:20:00Z')?.text).toBe(
    'Quem escreve até as 17h30 tem resposta até amanhã, 27/11, às 9h30.',
  );
  expect(said('2026-11-27T02:00:00Z')?.text).toBe(
    'Quem escreve antes da abertura tem resposta até amanhã, 27/11, às 10h.',
  );
  // The page changes at midnight, with the word for the day.
  expect(said('2026-11-27T03:00:00Z')?.text).toContain('até hoje, 27/11, às 10h');
});

it('promises nothing without hours, without a target, and beyond the hours of the snapshot', () => {
  expect(pagePromise(undefined, 'contact_form', 'pt-BR', NOW)).toBeNull();
  expect(pagePromise({ ...rows, spans: [] }, 'contact_form', 'pt-BR', NOW)).toBeNull();
  expect(pagePromise(rows, 'qualification', 'pt-BR', NOW)).toBeNull();
  expect(said('2026-11-27T20:50:00Z')).toBeNull();
});
