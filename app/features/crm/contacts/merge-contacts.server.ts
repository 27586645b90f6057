import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { type ContactAnswer, no, refused } from './contact-answer.server.ts';
import { MERGED_FIELDS, type MergedField } from './contacts.ts';

const revision = z.coerce.number().int().positive();
const pair = z.object({ id: z.uuid(), other: z.uuid(), mineSeen: revision, otherSeen: revision });

/** Fields of which the form of a merge takes the other contact's. */
export const takenIn = (form: FormData): MergedField[] =>
  MERGED_FIELDS.filter((field) => form.get(`from-${field}`) === 'other');

/** Makes one of two contacts, as they were seen, with the fields of the other that were chosen. */
export async function mergeContacts(
  person: Person,
  params: { id: string; other: string },
  form: FormData,
  may: boolean,
): Promise<ContactAnswer> {
  if (!may) return no('forbidden', 403);
  const asked = pair.safeParse({ ...Object.fromEntries(form), ...params });
  if (!asked.success) return no('invalid', 422);
  try {
    const merge = await asPerson(person, (tx) =>
      callValue(tx, 'public.merge_contacts', {
        survivor: asked.data.id,
        merged: asked.data.other,
        take: takenIn(form),
        seen: [asked.data.mineSeen, asked.data.otherSeen],
      }),
    );
    return { reply: { done: 'merged', merge }, status: 200 };
  } catch (error) {
    return refused(error);
  }
}
