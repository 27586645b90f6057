import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { revisionIn } from '#app/audit/change-set.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import type { ProjectDraft, ProjectReply } from './feedback-projects.ts';
import { applyEdit, draftIn, mistakesIn } from './project-draft.ts';
import { readEditableProducts, readProject } from './projects.store.server.ts';
import { makeProject, saveProjectRows } from './save-project.store.server.ts';

type Answer = { reply: ProjectReply; status: number };
type Given = {
  person: Person;
  /** Null for a project that is still to be made. */
  id: string | null;
  form: FormData;
  permissions: ReadonlySet<Permission>;
};

const TAKEN = '23505';
/** Class 23 of PostgreSQL's appendix A: a rule of the data says no. */
const isRuleOfData = (error: unknown) => sqlState(error)?.startsWith('23') ?? false;

type Say = (status: number, more: Partial<ProjectReply>) => Answer;

const uuid = z.uuid();

async function write({ person, id }: Given, revision: number, typed: ProjectDraft, say: Say) {
  if (id === null) {
    const made = await asPerson(person, (tx) => makeProject(tx, typed));
    return say(200, { done: 'saved', id: made });
  }
  const done = await asPerson(person, (tx) => saveProjectRows(tx, { id, revision }, typed));
  const { saved } = done;
  if (saved.kind === 'gone') return say(404, { failed: 'gone' });
  const now = 'now' in done ? done.now : undefined;
  if (saved.kind === 'conflict') {
    return say(409, { conflict: saved.conflict, ...(now && { theirs: now }) });
  }
  return say(200, { done: 'saved', id, typed: now ?? typed, revision: saved.revision });
}

/** A post of the editor of a project: a save or, where no scripts run, an edit of what is typed. */
export async function saveProject(given: Given): Promise<Answer> {
  const { person, id, form } = given;
  const revision = revisionIn(form);
  const typed = draftIn(form);
  const say: Say = (status, more) => ({
    reply: { mistakes: {}, typed, revision, ...more },
    status,
  });
  if (!given.permissions.has('settings:manage')) return say(403, { failed: 'forbidden' });
  const known = id === null || uuid.safeParse(id).success;
  const { found, products } = await asPerson(person, async (tx) => ({
    found: known && id !== null ? await readProject(tx, id) : undefined,
    products: await readEditableProducts(tx),
  }));
  if (id !== null && !found) return say(404, { failed: 'gone' });
  if (found && !found.mayEdit) return say(403, { failed: 'forbidden' });
  const edit = form.get('edit');
  if (typeof edit === 'string') {
    return say(200, { typed: applyEdit(typed, edit, found?.used ?? []) });
  }
  const mistakes = { ...mistakesIn(typed) };
  if (!products.some(({ slug }) => slug === typed.product))
    mistakes['product'] = { why: 'product' };
  if (Object.keys(mistakes).length > 0) return say(422, { failed: 'invalid', mistakes });
  try {
    return await write(given, revision, typed, say);
  } catch (error) {
    if (!isRuleOfData(error)) throw error;
    if (sqlState(error) === TAKEN && typed.key !== found?.draft.key) {
      return say(422, { failed: 'invalid', mistakes: { key: { why: 'taken' } } });
    }
    // Feedback may have arrived a moment ago, and a key or a module has to stay since.
    return say(409, { failed: 'refused' });
  }
}
