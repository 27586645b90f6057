import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { seenRevision } from '#app/audit/posted-setting.ts';
import { companyTime } from '#app/platform/http/typed-day.ts';
import { requireFreeAddresses } from '../../landings/free-address.server.ts';
import { overrideOf } from '../../overrides/apply-override.ts';
import { readItem } from '../../overrides/made-items.store.server.ts';
import { ensureOverride, readOverride } from '../../overrides/overrides.store.server.ts';
import { isRemovable } from '../../overrides/visibility.ts';
import { cancelSchedule, reschedule, schedule } from '../../schedules/schedules.store.server.ts';
import {
  changeContent,
  dated,
  editorAfter,
  postedEditor,
  publishableContent,
  sameOverride,
} from './content-change.server.ts';

/** Keeps what is typed as a draft, and publishes it as it is now at a given time. */
export const scheduleContent = command({
  permission: 'site:update',
  input: z.object({ revision: seenRevision, at: companyTime }),
  prepare: postedEditor,
  async run({ tx, input: { revision, at }, ready: { item, form } }) {
    const stored = await readOverride(tx, item);
    const values = publishableContent(item, form, stored);
    const version = overrideOf(item, dated(item, values, at.slice(0, 10)));
    if (item.kind === 'landing') await requireFreeAddresses(tx, item.slug, version);
    const draft = sameOverride(version, stored.published) ? null : version;
    const changed = await changeContent(tx, item, { revision, done: 'scheduled', draft });
    await schedule(tx, item, { act: 'publish', at, version });
    return changed;
  },
  redirectTo: editorAfter,
});

/** Takes the item that a form names as kind and slug off the site at a given time. */
export const scheduleHiding = command({
  permission: 'site:update',
  input: z.object({ item: z.string().catch(''), at: companyTime }),
  async prepare({ user, input }) {
    const [kind, slug] = input.item.split('/');
    const item = await asPerson(user, (tx) => readItem(tx, kind, slug));
    if (!item || !isRemovable(item.kind)) throw new Refusal('gone', 404);
    return item;
  },
  async run({ tx, input: { at }, ready: item }) {
    await ensureOverride(tx, item);
    await schedule(tx, item, { act: 'unpublish', at, version: null });
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});

const scheduleKey = { id: z.uuid(), revision: seenRevision };

/** Changes when something is due; what is published then stays the same. */
export const moveSchedule = command({
  permission: 'site:update',
  input: z.object({ ...scheduleKey, at: companyTime }),
  async run({ tx, input: { at, ...key } }) {
    await reschedule(tx, key, at);
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});

/** Cancels what waits. The draft stays. */
export const dropSchedule = command({
  permission: 'site:update',
  input: z.object(scheduleKey),
  async run({ tx, input }) {
    await cancelSchedule(tx, input);
    return { set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});
