import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { readSetting } from '#app/audit/read-setting.server.ts';
import { companyValuesIn } from '../company-values.server.ts';
import { readUnits, withEnglish } from '../staff-company.store.server.ts';
import { weekErrors } from '../week-form.ts';
import { saveSettingOver } from './save-setting-over.server.ts';

/**
 * Saves the settings of the unit that the address names. Refused field by field, and as `changed` with the conflict
 * where a colleague has changed the same meanwhile.
 */
export const saveCompany = command({
  permission: 'settings:update',
  input: z.object({ revision: seenRevision }),
  async prepare({ form }) {
    const values = companyValuesIn(form);
    if (!('mistakes' in values)) return values;
    const fieldErrors = { ...values.mistakes, ...weekErrors(values.week) };
    throw new Refusal('invalid', 422, undefined, fieldErrors);
  },
  async run({ tx, url, input: { revision }, ready: { columns, englishName } }) {
    const unit = url.searchParams.get('unit') ?? (await readUnits(tx))[0]?.slug;
    const found =
      unit === undefined
        ? undefined
        : await readSetting(tx, 'company_settings', { business_unit: unit });
    if (!found) throw new Refusal('gone', 404);
    const { id, translations: stored } = found.row;
    const translations = withEnglish(stored, 'company_name', englishName);
    const made = await saveSettingOver(
      tx,
      'company_settings',
      { id, revision },
      { ...columns, translations },
    );
    return { revision: made, set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});
