import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { changeSet, seenRevision } from '#app/audit/posted-setting.ts';
import { revisionOf } from '#app/audit/save-setting.server.ts';
import type { Conflict } from '#app/audit/setting-changes.ts';
import { undoChangeSet } from '#app/audit/undo-change-set.server.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { anyDay } from '#app/platform/http/typed-day.ts';
import { readItem } from '../../overrides/made-items.store.server.ts';
import { deleteLeave, NO_LEAVE_FILE, readLeave, writeLeave } from './case-leave.store.server.ts';
import { LEAVE_FORMS, LEAVE_LIMITS, type LeaveCode } from './case-leave.ts';
import { storeLeaveFile } from './leave-file.server.ts';

const line = (longest: number) => z.string().trim().min(1).max(longest);

/** Stores who gave leave, when and in which form, with its words or its file; revision 0 is the first time. */
const saveLeave = command({
  permission: 'site:update',
  input: z.object({
    revision: seenRevision,
    givenBy: line(LEAVE_LIMITS.givenBy),
    givenOn: anyDay.refine((day) => day <= businessDay(), 'future'),
    givenAs: z.enum(LEAVE_FORMS),
    body: z.string().trim().max(LEAVE_LIMITS.body).catch(''),
    drop: z.literal('on').optional(),
  }),
  async prepare({ user, params, upload }) {
    const item = await asPerson(user, (tx) => readItem(tx, 'case', params['slug']));
    if (!item) throw new Refusal('gone', 404);
    return { slug: item.slug, file: await storeLeaveFile(upload) };
  },
  async run({ tx, input: { revision, drop, ...values }, ready: { slug, file } }) {
    const stored = drop ? NO_LEAVE_FILE : undefined;
    const before = await readLeave(tx, slug);
    const hasFile = Boolean(file ?? (!drop && before?.fileName));
    if (values.body === '' && !hasFile) {
      throw new Refusal('invalid', 422, undefined, { body: 'proof' });
    }
    revisionOf(await writeLeave(tx, slug, revision, { ...values, ...(file ?? stored) }));
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
  afterRollback: async ({ file }) => {
    if (file) await storage().remove(file.storageKey);
  },
});

/** Deletes the leave that a client has withdrawn. The database refuses it while the case is public. */
const withdrawLeave = command({
  permission: 'site:update',
  input: z.object({ revision: seenRevision }),
  prepare: async ({ params }) => params['slug'] ?? '',
  async run({ tx, input: { revision }, ready: slug }) {
    if (!(await deleteLeave(tx, slug, revision))) throw new Refusal('changed', 409);
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});

const undoLeave = command({
  permission: 'site:update',
  input: z.object({ set: changeSet }),
  async run({ tx, input: { set } }) {
    await undoChangeSet(tx, set);
    return {};
  },
});

/** The commands posted to the leave of a case, by the `intent` of its forms. */
const commands = { save: saveLeave, withdraw: withdrawLeave, undo: undoLeave };

export type LeaveReply = ReplyOf<typeof commands, LeaveCode, Conflict>;

export const leaveAction = defineActions<typeof commands, LeaveCode>({
  commands,
  intentOf: (form) => String(form.get('intent')),
  upload: {
    files: 1,
    bytes: LEAVE_LIMITS.bytes,
    tooLarge: { code: 'large', status: 413, field: 'file' },
  },
  refusals: { case_is_public: { code: 'public', status: 409 } },
  codes: ['future'],
});
