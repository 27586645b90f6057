import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { changeSet } from '#app/audit/posted-setting.ts';
import { undoChangeSet } from '#app/audit/undo-change-set.server.ts';
import { dropSchedule, moveSchedule, scheduleHiding } from './schedule-content.server.ts';

/** Takes back a change of the calendar. */
const undoSchedule = command({
  permission: 'site:update',
  input: z.object({ set: changeSet }),
  async run({ tx, input: { set } }) {
    await undoChangeSet(tx, set);
    return {};
  },
});

/** The commands posted to the calendar, by the `intent` of its forms. */
const commands = {
  hide: scheduleHiding,
  move: moveSchedule,
  cancel: dropSchedule,
  undo: undoSchedule,
};

type Code = 'changed' | 'past';

export type ScheduleReply = ReplyOf<typeof commands, Code>;

export const scheduleAction = defineActions<typeof commands, Code>({
  commands,
  intentOf: (form) => String(form.get('intent')),
  codes: ['past'],
});
