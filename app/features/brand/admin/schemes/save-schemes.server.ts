import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { saveSetting } from '#app/audit/save-setting.server.ts';
import { BRAND_FALLBACK } from '#app/features/brand/brand.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { schemeIn, typedIn, withPreset } from './scheme-form.server.ts';
import {
  activateScheme,
  addScheme,
  copyScheme,
  deleteScheme,
  readScheme,
  takePreset,
} from './schemes.store.server.ts';
import type { SchemeReply } from './staff-scheme.ts';

type Permissions = ReadonlySet<Permission>;
type Answer = { reply: SchemeReply; status: number };

const uuid = z.uuid();

const refused = (
  status: number,
  failed: SchemeReply['failed'],
  more: Partial<SchemeReply> = {},
) => ({
  reply: { mistakes: {}, failed, ...more } as SchemeReply,
  status,
});
const done = (what: SchemeReply['done'], more: Partial<SchemeReply> = {}): Answer => ({
  reply: { mistakes: {}, done: what, ...more } as SchemeReply,
  status: 200,
});

const revisionIn = (texts: Readonly<Record<string, string>>): number =>
  z.coerce.number().int().safeParse(texts['revision']).data ?? 0;

/** Undoes the transaction around it, when there turns out to be nothing to put in force. */
class Gone extends Error {
  override name = 'Gone';
}

/** Puts a scheme in force, or, when it is gone, leaves the present one. */
async function putInForce(person: Person, id: string): Promise<boolean> {
  try {
    await asPerson(person, async (tx) => {
      if (!(await activateScheme(tx, id))) throw new Gone();
    });
    return true;
  } catch (error) {
    if (error instanceof Gone) return false;
    throw error;
  }
}

type ListPost = Readonly<Record<string, string>>;
/** A new scheme to go on with in the editor, or what became of the post. */
export type ListOutcome = { kind: 'made'; id: string } | ({ kind: 'answer' } & Answer);

const NEEDS = {
  new: 'settings:create',
  copy: 'settings:create',
  activate: 'settings:update',
  delete: 'settings:delete',
} as const satisfies Record<string, Permission>;

const LONGEST_NAME = 80;

/** A post of the list of schemes: a new one, a copy, one put in force, one deleted. */
export async function actOnSchemes(
  person: Person,
  texts: ListPost,
  permissions: Permissions,
): Promise<ListOutcome> {
  const answer = (outcome: Answer): ListOutcome => ({ kind: 'answer', ...outcome });
  const { intent = '', id: given, name = '' } = texts;
  if (!Object.hasOwn(NEEDS, intent)) return answer(refused(422, 'invalid'));
  if (!permissions.has(NEEDS[intent as keyof typeof NEEDS]))
    return answer(refused(403, 'forbidden'));
  const named = name.trim().slice(0, LONGEST_NAME);
  if (intent === 'new') {
    const { primary, accent } = BRAND_FALLBACK;
    const values = { scheme_name: named || '—', primary_color: primary, accent_color: accent };
    return { kind: 'made', id: await asPerson(person, (tx) => addScheme(tx, values)) };
  }
  const id = uuid.safeParse(given);
  if (!id.success) return answer(refused(404, 'gone'));
  if (intent === 'copy') {
    const made = await asPerson(person, (tx) => copyScheme(tx, id.data, named || '—'));
    return made ? { kind: 'made', id: made } : answer(refused(404, 'gone'));
  }
  if (intent === 'activate') {
    return answer((await putInForce(person, id.data)) ? done('activated') : refused(404, 'gone'));
  }
  const key = { id: id.data, revision: revisionIn(texts) };
  const outcome = await asPerson(person, (tx) => deleteScheme(tx, key));
  if (outcome === 'deleted') return answer(done('deleted'));
  // The one in force cannot be deleted; a page that was open too long may still offer it.
  return answer(refused(outcome === 'gone' ? 404 : 409, outcome));
}

/** A post of the editor: saved, saved and put in force, or a preset taken into its fields. */
export async function saveScheme(
  person: Person,
  schemeId: string,
  texts: Readonly<Record<string, string>>,
  permissions: Permissions,
): Promise<Answer> {
  const typed = typedIn(texts);
  if (!permissions.has('settings:update')) return refused(403, 'forbidden', { typed });
  const id = uuid.safeParse(schemeId);
  if (!id.success) return refused(404, 'gone', { typed });
  const revision = revisionIn(texts);
  if (texts['preset'] !== undefined) return takenPreset(person, texts['preset'], typed, revision);
  const asked = schemeIn(typed);
  if (asked.kind === 'mistaken') {
    return refused(422, 'invalid', { mistakes: asked.mistakes, typed, revision });
  }
  const key = { id: id.data, revision };
  const activate = texts['intent'] === 'activate';
  const saved = await asPerson(person, async (tx) => {
    const outcome = await saveSetting(tx, 'brand_colors', key, asked.columns);
    if (outcome.kind !== 'saved' || !activate) return outcome;
    await activateScheme(tx, key.id);
    const now = await readScheme(tx, key.id);
    return { ...outcome, revision: now?.scheme.revision ?? outcome.revision };
  });
  if (saved.kind === 'gone') return refused(404, 'gone', { typed });
  if (saved.kind === 'conflict') {
    return { reply: { mistakes: {}, typed, conflict: saved.conflict, revision }, status: 409 };
  }
  return done(activate ? 'activated' : 'saved', { typed, revision: saved.revision });
}

async function takenPreset(
  person: Person,
  given: string,
  typed: Readonly<Record<string, string>>,
  revision: number,
): Promise<Answer> {
  const preset = uuid.safeParse(given);
  const colors = preset.success
    ? await asPerson(person, (tx) => takePreset(tx, preset.data))
    : null;
  if (!colors) return refused(404, 'gone', { typed, revision });
  return done('preset', { typed: withPreset(typed, colors), revision });
}
