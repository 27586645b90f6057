import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { addHoliday } from './add-holiday.server.ts';
import { keepNationalHoliday } from './keep-national-holiday.server.ts';
import { removeHoliday, undoHolidayChange } from './remove-holiday.server.ts';

/** The commands posted from the list of holidays, by the `intent` of its forms. */
const commands = {
  add: addHoliday,
  remove: removeHoliday,
  close: keepNationalHoliday,
  work: keepNationalHoliday,
  undo: undoHolidayChange,
};

type Code = 'changed' | 'taken';

export type HolidayReply = ReplyOf<typeof commands, Code>;

export const holidayAction = defineActions<typeof commands, Code>({
  commands,
  intentOf: (form) => String(form.get('intent')) as keyof typeof commands,
  codes: [],
  refusals: {
    company_holidays_day_key: { code: 'taken', status: 422, field: 'day' },
  },
});
