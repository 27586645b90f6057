import { dialOf, entryIn, mistakeIn } from '#app/features/crm/by-hand/add-by-hand.server.ts';
import { readKnown } from '#app/features/crm/by-hand/by-hand.store.server.ts';
import type { EntryReply, Refusal } from '#app/features/crm/by-hand/entry.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { isForbidden, isMissingRow } from '#app/platform/database/errors.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { openTicket } from './open-by-hand.server.ts';

type Answer = { reply: EntryReply; status: 200 | 403 | 409 | 422 };

/** Refusals of the database. */
function refusalOf(error: unknown): Refusal {
  const said = error instanceof Error ? error.message : '';
  if (said === 'ticket_owner_unfit') return 'owner';
  if (said === 'contact_gone') return 'gone';
  // A project that this user cannot see.
  if (isForbidden(error) || isMissingRow(error)) return 'project';
  throw error;
}

/** Opens a ticket from one typed line, or only parses it. */
export async function openTyped(
  person: Person,
  form: FormData,
  permissions: ReadonlySet<string>,
): Promise<Answer> {
  const { id = crypto.randomUUID(), entry } = entryIn(form);
  const findKnown = async () =>
    permissions.has('crm:read')
      ? asActor(person, (tx) => readKnown(tx, entry.email, dialOf(entry.phone)))
      : [];
  const no = async (why: Refusal | null, status: Answer['status']): Promise<Answer> => ({
    reply: { done: false, why, id, entry, known: await findKnown() },
    status,
  });
  if (!permissions.has('feedback:create')) return no('project', 403);
  if (form.get('intent') === 'read') return no(null, 200);
  const mistake = mistakeIn(entry);
  if (mistake) return no(mistake, 422);
  const known = await findKnown();
  const contact = known.some((one) => one.id === entry.contact) ? entry.contact : null;
  // Without scripts no dialog has asked yet whether the contact is the one meant.
  if (known.length > 0 && !contact && entry.contact !== 'new') return no('known', 409);
  // A ticket has no telephone of its own: where no contact has it, it goes into the note.
  const note = [contact ? '' : entry.phone, entry.note].filter(Boolean).join(', ');
  try {
    await asActor(person, (tx) =>
      openTicket(tx, {
        ...{ id, contact, note, title: entry.title.trim(), priority: 'medium', module: null },
        ...{ project: entry.project, owner: entry.owner || null, locale: 'pt-BR', named: [] },
        ...{ email: entry.email.toLowerCase() || null, asks: entry.name || null },
      }),
    );
  } catch (error) {
    const why = refusalOf(error);
    return no(why, why === 'project' || why === 'gone' ? 409 : 422);
  }
  wakeWorker();
  return { reply: { done: true, what: 'ticket', id, name: entry.title }, status: 200 };
}
