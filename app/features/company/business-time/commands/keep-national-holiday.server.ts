import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { readHolidays } from '../holidays.store.server.ts';
import type { NationalCode } from '../holidays.ts';

const nameIn = (locale: Locale, code: NationalCode) =>
  instanceOf(locale).getFixedT(locale, 'business-time', 'national')(code);

/** Closes the company on a national holiday of every year, or opens it on that day as on any other. */
export const keepNationalHoliday = command({
  permission: 'settings:update',
  input: z.object({ code: z.string(), intent: z.enum(['close', 'work']) }),
  async run({ tx, input }) {
    const known = await readHolidays(tx, new Date().getUTCFullYear());
    const code = known.map((one) => one.code).find((one) => one === input.code);
    if (!code) throw new Refusal('invalid', 422);
    const isObserved = input.intent === 'close';
    await tx
      .insertInto('company_holidays')
      .values({
        code,
        isKept: isObserved,
        name: nameIn('pt-BR', code),
        translations: JSON.stringify({ en: { name: nameIn('en', code) } }),
      })
      .onConflict((row) => row.column('code').doUpdateSet({ isKept: isObserved, spans: null }))
      .execute();
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});
