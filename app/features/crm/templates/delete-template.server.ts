import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { changeSetOf, revisionIn } from '#app/audit/change-set.server.ts';
import { restoreChangeSet } from '#app/audit/restore-change-set.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { deleteTemplate, readTemplate } from './templates.store.server.ts';
import {
  type DeletedReply,
  type DeleteRefusal,
  isSpecified,
  type NotDeleted,
} from './templates.ts';

type Post = { form: FormData; permissions: ReadonlySet<Permission> };
type Outcome = { set: string | null } | { reply: NotDeleted; status: 403 | 404 | 409 | 422 };

const refused = (why: DeleteRefusal, status: 403 | 404 | 409 | 422): Outcome => ({
  reply: { kind: 'notDeleted', why },
  status,
});

/** Deletes a template as it was read. Messages that began with it keep their words and its key. */
export async function removeTemplate(
  person: Person,
  id: string,
  { form, permissions }: Post,
): Promise<Outcome> {
  if (!permissions.has('settings:manage')) return refused('forbidden', 403);
  return asPerson(person, async (tx) => {
    const found = await readTemplate(tx, id);
    if (!found || found.deleted) return refused('gone', 404);
    if (isSpecified(found.template)) return refused('specified', 422);
    const deleted = await deleteTemplate(tx, { id, revision: revisionIn(form) });
    if (!deleted) return refused('changed', 409);
    return { set: await changeSetOf(tx) };
  });
}

/** Brings a deleted template back, unless its key has been taken meanwhile. */
export async function bringBack(
  person: Person,
  { form, permissions }: Post,
): Promise<{ reply: DeletedReply; status: 200 | 403 | 409 }> {
  const notBack = (why: 'forbidden' | 'changed' | 'taken', status: 403 | 409) =>
    ({ reply: { kind: 'refused', why }, status }) as const;
  if (!permissions.has('settings:manage')) return notBack('forbidden', 403);
  const outcome = await restoreChangeSet(person, String(form.get('set') ?? ''), false);
  if (outcome === 'restored') return { reply: { kind: 'back' }, status: 200 };
  if (outcome === 'forbidden') return notBack('forbidden', 403);
  return notBack(outcome === 'refused' ? 'taken' : 'changed', 409);
}
