import type { Transaction } from 'kysely';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { changeSetOf } from '#app/audit/change-set.server.ts';
import { restoreChangeSet } from '#app/audit/restore-change-set.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { contentItem } from '../overrides/content-kinds.ts';
import { listOverrides, setVisibility } from '../overrides/overrides.store.server.ts';
import { isRemovable } from '../overrides/visibility.ts';
import { CONTENT_ACTS, type ContentActReply, isContentAct } from './content-acts.ts';
import { sampleRows, shownName } from './content-list.ts';

type Post = { form: FormData; permissions: ReadonlySet<Permission>; locale: Locale };
type Answer = { reply: ContentActReply; status: 200 | 403 | 404 | 409 };

const refused = (
  why: Extract<ContentActReply, { act: false }>['why'],
  status: 403 | 404 | 409,
): Answer => ({ reply: { act: false, why }, status });

async function undo(person: Person, set: string): Promise<Answer> {
  const outcome = await restoreChangeSet(person, set, false);
  if (outcome === 'restored') return { reply: { act: 'undo' }, status: 200 };
  return outcome === 'forbidden' ? refused('forbidden', 403) : refused('changed', 409);
}

async function removeSamples(tx: Transaction<DB>, locale: Locale): Promise<Answer> {
  // Locked, so that an item that a colleague publishes as real meanwhile stays.
  const samples = sampleRows(await listOverrides(tx, { lock: true }), locale);
  const count = await setVisibility(tx, samples, 'removed');
  return { reply: { act: 'remove-samples', count, set: await changeSetOf(tx) }, status: 200 };
}

/**
 * Hides, shows, removes or restores the item that a form names (`item`: kind/slug), removes all
 * samples at once, or undoes one of these (`set`). A first act on an item makes its row, and undoing
 * that deletes the row again: hence the three permissions.
 */
export async function actOnContent(
  person: Person,
  { form, permissions, locale }: Post,
): Promise<Answer> {
  const needed: Permission[] = ['settings:create', 'settings:update', 'settings:delete'];
  if (!needed.every((one) => permissions.has(one))) return refused('forbidden', 403);
  const intent = form.get('intent');
  if (intent === 'undo') return undo(person, String(form.get('set') ?? ''));
  if (intent === 'remove-samples') return asPerson(person, (tx) => removeSamples(tx, locale));
  const [kind, slug] = String(form.get('item') ?? '').split('/');
  const item = contentItem(kind, slug);
  if (!isContentAct(intent) || !item || !isRemovable(item.kind)) return refused('gone', 404);
  return asPerson(person, async (tx) => {
    await setVisibility(tx, [item], CONTENT_ACTS[intent]);
    const written = (await listOverrides(tx)).find(
      (one) => one.kind === item.kind && one.slug === item.slug,
    );
    const name = shownName(item, written, locale);
    return { reply: { act: intent, name, set: await changeSetOf(tx) }, status: 200 };
  });
}
