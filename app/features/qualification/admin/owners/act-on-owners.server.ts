import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { FilterOf } from '#app/ui/admin/data-table/list-declaration.ts';
import type { leadsList } from '../leads.list.server.ts';
import { giveMatching, giveSeen, takeBack } from './give-leads.server.ts';
import { readLeadOwners } from './lead-owners.store.server.ts';
import type { OwnerRefusal, OwnerReply } from './lead-owners.ts';

type LeadFilter = FilterOf<typeof leadsList>;
type Answer = { reply: OwnerReply; status: 200 | 403 | 409 | 422 };

/** More than a page ever shows. */
const MOST = 200;

const someone = z.union([z.uuid(), z.literal('').transform(() => null)]);
/** `id:owner`, as ownerField() writes it. */
const place = z
  .string()
  .transform((text) => text.split(':'))
  .pipe(z.tuple([z.uuid(), someone]))
  .transform(([id, owner]) => ({ id, owner }));
const act = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('give'),
    owner: someone,
    id: z.array(z.uuid()).min(1).max(MOST),
    was: z.array(place).max(MOST),
  }),
  z.object({ intent: z.literal('give-matching'), owner: someone }),
  z.object({ intent: z.literal('give-back'), act: z.uuid() }),
]);

const INTENTS: readonly unknown[] = act.options.map(({ shape }) => shape.intent.value);

/** Whether a post is about whose leads are. */
export const isOwnerIntent = (form: FormData): boolean => INTENTS.includes(form.get('intent'));

const REFUSALS: Readonly<Record<string, OwnerRefusal>> = {
  owner_changed: 'changed',
  owner_unknown: 'unknown',
  owner_unfit: 'unfit',
  lead_gone: 'gone',
};

async function perform(person: Person, asked: z.output<typeof act>, filter: LeadFilter) {
  if (asked.intent === 'give-back') {
    return { owner: 'back', count: await takeBack(person, asked.act) } as const;
  }
  const { owner } = asked;
  const given =
    asked.intent === 'give'
      ? await giveSeen(person, asked.id, owner, asked.was)
      : await giveMatching(person, filter, owner);
  const owners = owner ? await asPerson(person, readLeadOwners) : [];
  return {
    owner: 'given',
    name: owners.find(({ id }) => id === owner)?.name ?? null,
    ...given,
  } as const;
}

/**
 * Gives leads to a colleague or to nobody, or takes that back. `filter` is that of the list it was posted
 * from: what is done with everything that matches is done with what it leaves.
 */
export async function actOnOwners(
  person: Person,
  form: FormData,
  may: boolean,
  filter: LeadFilter = {},
): Promise<Answer> {
  if (!may) return { reply: { owner: false, why: 'forbidden' }, status: 403 };
  const asked = act.safeParse({
    ...Object.fromEntries(form),
    id: form.getAll('id'),
    was: form.getAll('was'),
  });
  if (!asked.success) return { reply: { owner: false, why: 'invalid' }, status: 422 };
  try {
    return { reply: await perform(person, asked.data, filter), status: 200 };
  } catch (error) {
    const why = error instanceof Error ? REFUSALS[error.message] : undefined;
    if (!why) throw error;
    return { reply: { owner: false, why }, status: 409 };
  }
}
