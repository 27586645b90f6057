import type { Insertable } from 'kysely';
import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { readSetting } from '#app/audit/read-setting.server.ts';
import { adminPath } from '#app/paths.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { ContactWayType } from '../../company.ts';
import { contactWayIn } from '../company-values.server.ts';
import { newContactWayIn } from '../new-contact-way.ts';
import { readUnits, withEnglish } from '../staff-company.store.server.ts';
import type { TextMistakes } from '../staff-company.ts';
import { saveSettingOver } from './save-setting-over.server.ts';

const mistaken = (mistakes: TextMistakes) => new Refusal('invalid', 422, undefined, mistakes);

/** The typed values of an existing unit's contact way; refused field by field. */
async function typedWay(tx: Tx, type: ContactWayType, form: FormData) {
  const values = contactWayIn(type, form);
  if ('mistakes' in values) throw mistaken(values.mistakes);
  const units = await readUnits(tx);
  if (units.some(({ slug }) => slug === values.businessUnit)) return values;
  throw mistaken({ business_unit: 'required' });
}

/** The screen of a unit, which offers to undo the change set. */
export const companyAfter = (unit: string, set: string | null, more: Record<string, string> = {}) =>
  `${adminPath('company')}?${new URLSearchParams({ unit, set: set ?? '', ...more })}`;

/** Creates a contact way of the type in the address, at the end of its unit's list. */
export const makeContactWay = command({
  permission: 'settings:create',
  input: z.object({}),
  prepare: async ({ form }) => form,
  async run({ tx, url, ready: form }) {
    const { type } = newContactWayIn(url);
    const { labelEn, ...values } = await typedWay(tx, type, form);
    const last = await tx
      .selectFrom('contact_info')
      .select((row) => row.fn.max('displayOrder').as('position'))
      .where('businessUnit', '=', values.businessUnit)
      .executeTakeFirst();
    const row: Insertable<DB['contact_info']> = {
      ...values,
      type,
      displayOrder: (last?.position ?? 0) + 1,
      translations: withEnglish({}, 'label', labelEn),
    };
    await tx.insertInto('contact_info').values(row).execute();
    return { unit: values.businessUnit, set: await changeSetOf(tx) };
  },
  redirectTo: ({ data: { unit, set } }) => companyAfter(unit, set),
});

/** Saves a contact way; refused as `changed` with the conflict where a colleague has changed the same meanwhile. */
export const saveContactWay = command({
  permission: 'settings:update',
  input: z.object({ id: z.uuid(), revision: seenRevision }),
  prepare: async ({ form }) => form,
  async run({ tx, input: { id, revision }, ready: form }) {
    const stored = (await readSetting(tx, 'contact_info', { id }))?.row;
    if (!stored) throw new Refusal('gone', 404);
    const { labelEn, ...values } = await typedWay(tx, stored.type as ContactWayType, form);
    const translations = withEnglish(stored.translations, 'label', labelEn);
    await saveSettingOver(tx, 'contact_info', { id, revision }, { ...values, translations });
    return { unit: values.businessUnit, set: await changeSetOf(tx) };
  },
  redirectTo: ({ data: { unit, set } }) => companyAfter(unit, set),
});
