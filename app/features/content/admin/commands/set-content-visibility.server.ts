import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { readItem } from '../../overrides/made-items.store.server.ts';
import { listOverrides, setVisibility } from '../../overrides/overrides.store.server.ts';
import { isHideable, isRemovable } from '../../overrides/visibility.ts';
import { CONTENT_ACTS, type ContentAct } from '../content-acts.ts';
import { displayName } from '../content-list.ts';
import { requireContentRights } from './content-rights.server.ts';

/** Hides, shows, removes or restores the item that a form names as kind and slug. */
export const setContentVisibility = command({
  permission: 'site:delete',
  input: z.object({
    intent: z.enum(Object.keys(CONTENT_ACTS) as ContentAct[]),
    item: z.string().catch(''),
  }),
  async prepare({ user, session, request, input }) {
    requireContentRights(session);
    const [kind, slug] = input.item.split('/');
    const item = await asPerson(user, (tx) => readItem(tx, kind, slug));
    const isHidingOnly = input.intent === 'hide' || input.intent === 'show';
    if (!item || !(isHidingOnly ? isHideable : isRemovable)(item.kind)) {
      throw new Refusal('gone', 404);
    }
    return { item, locale: preferredLocale(request) };
  },
  async run({ tx, input: { intent }, ready: { item, locale } }) {
    await setVisibility(tx, [item], CONTENT_ACTS[intent]);
    const written = (await listOverrides(tx)).find(
      (one) => one.kind === item.kind && one.slug === item.slug,
    );
    return { name: displayName(item, written, locale), set: await changeSetOf(tx) };
  },
  undo: ({ data: { set } }) => (set === null ? undefined : { intent: 'undo', set }),
});
