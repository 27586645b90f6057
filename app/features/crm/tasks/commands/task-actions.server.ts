import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { TASK_CODES, type TaskCode } from '../tasks.ts';
import { assignTasks, undoTaskAssignment } from './assign-tasks.server.ts';
import { editTask } from './edit-task.server.ts';
import { removeTask, restoreTask } from './remove-task.server.ts';
import { openTasks, tickTasks } from './tick-tasks.server.ts';
import { writeTask } from './write-task.server.ts';

/** The commands posted to the list of tasks, from whichever screen. */
const commands = {
  write: writeTask,
  edit: editTask,
  tick: tickTasks,
  open: openTasks,
  give: assignTasks,
  'give-back': undoTaskAssignment,
  remove: removeTask,
  restore: restoreTask,
};

export type TaskReply = ReplyOf<typeof commands, TaskCode>;

export const taskAction = defineActions<typeof commands, TaskCode>({
  commands,
  intentOf: (form) => String(form.get('intent')),
  codes: TASK_CODES,
});
