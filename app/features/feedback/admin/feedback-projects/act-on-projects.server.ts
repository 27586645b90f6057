import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { changeSetOf, revisionIn } from '#app/audit/change-set.server.ts';
import { restoreChangeSet } from '#app/audit/restore-change-set.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import type { ProjectAct } from './feedback-projects.ts';
import { deleteProject, readProject } from './projects.store.server.ts';

type Post = { form: FormData; permissions: ReadonlySet<Permission> };
type Answer = { reply: ProjectAct; status: 200 | 403 | 404 | 409 };

const not = (
  why: Extract<ProjectAct, { project: false }>['why'],
  status: 403 | 404 | 409,
): Answer => ({ reply: { project: false, why }, status });

const FOREIGN_KEY = '23503';

/** Deletes a project of which nothing was ever said, or brings back one that was deleted. */
export async function actOnProjects(person: Person, { form, permissions }: Post): Promise<Answer> {
  if (!permissions.has('settings:manage')) return not('forbidden', 403);
  if (form.get('intent') === 'undo') {
    const outcome = await restoreChangeSet(person, String(form.get('set') ?? ''), false);
    if (outcome === 'restored') return { reply: { project: 'back' }, status: 200 };
    return outcome === 'forbidden' ? not('forbidden', 403) : not('changed', 409);
  }
  const id = z.uuid().safeParse(form.get('id'));
  if (form.get('intent') !== 'delete' || !id.success) return not('gone', 404);
  const key = { id: id.data, revision: revisionIn(form) };
  try {
    return await asPerson(person, async (tx) => {
      const found = await readProject(tx, key.id);
      if (!found || found.deleted) return not('gone', 404);
      if (!found.mayEdit) return not('forbidden', 403);
      if (found.used.includes(key.id)) return not('used', 409);
      if (!(await deleteProject(tx, key))) return not('changed', 409);
      return { reply: { project: 'deleted', set: await changeSetOf(tx) }, status: 200 };
    });
  } catch (error) {
    if (sqlState(error) !== FOREIGN_KEY) throw error;
    return not('used', 409);
  }
}
