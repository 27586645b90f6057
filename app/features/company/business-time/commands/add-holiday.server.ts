import { sql } from 'kysely';
import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { typedDay } from '#app/platform/http/typed-day.ts';
import type { HolidayMistake, HolidayMistakes, NewHolidayField } from '../holidays.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const LONGEST = 80;

const text = z
  .string()
  .catch('')
  .transform((typed) => typed.trim());

function mistakesIn(typed: Readonly<Record<NewHolidayField, string>>): HolidayMistakes {
  const mistakes: { [field in NewHolidayField]?: HolidayMistake } = {};
  const { day, name, name_en, opens, closes } = typed;
  if (!typedDay.safeParse(day).success) mistakes.day = 'day';
  if (name === '') mistakes.name = 'missing';
  if (name.length > LONGEST) mistakes.name = 'long';
  if (name_en.length > LONGEST) mistakes.name_en = 'long';
  if (opens !== '' && !TIME.test(opens)) mistakes.opens = 'hours';
  if (closes !== '' && !TIME.test(closes)) mistakes.closes = 'hours';
  if ((opens === '') !== (closes === '')) mistakes[opens === '' ? 'opens' : 'closes'] = 'hours';
  if (opens !== '' && closes !== '' && opens >= closes) mistakes.closes = 'order';
  return mistakes;
}

/** Adds a holiday of the company: closed all day, or with hours. */
export const addHoliday = command({
  permission: 'settings:update',
  input: z.object({
    day: text,
    name: text,
    name_en: text,
    opens: text,
    closes: text,
    yearly: z.string().optional(),
  }),
  async run({ tx, input }) {
    const mistakes = mistakesIn(input);
    if (Object.keys(mistakes).length > 0) throw new Refusal('invalid', 422, undefined, mistakes);
    const { day, name, name_en, opens, closes, yearly } = input;
    await tx
      .insertInto('company_holidays')
      .values({
        day: sql`${day}::date`,
        yearly: yearly !== undefined,
        name,
        spans: opens === '' ? null : JSON.stringify([[opens, closes]]),
        translations: JSON.stringify(name_en ? { en: { name: name_en } } : {}),
      })
      .execute();
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});
