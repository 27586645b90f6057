import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { changeSetOf, revisionIn } from '#app/audit/change-set.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { ContactWayType } from '../company.ts';
import { mistakesOf } from './company-rules.server.ts';
import { contactWayTexts } from './company-schema.server.ts';
import { type Answer, refused } from './save-company.server.ts';
import {
  type ContactWayValues,
  deleteContactWay,
  readUnits,
  writeContactWay,
} from './staff-company.store.server.ts';
import type { CompanyReply, TextMistakes } from './staff-company.ts';

export type DrawnContactWay = ContactWayValues & { id: string | null; type: ContactWayType };

type Given = {
  person: Person;
  /** Null for a new one. */
  id: string | null;
  type: ContactWayType;
  form: FormData;
  permissions: ReadonlySet<Permission>;
};

/** Kept or deleted, the screen goes back to the list. */
type ContactWayAnswer =
  | Answer<CompanyReply>
  | { backTo: string; set: string | null; deleted: boolean };

async function remove({ person, id, form }: Given, unit: string): Promise<ContactWayAnswer> {
  if (id === null) return refused(404, 'gone');
  const key = { id, revision: revisionIn(form) };
  const { outcome, set } = await asPerson(person, async (tx) => ({
    outcome: await deleteContactWay(tx, key),
    set: await changeSetOf(tx),
  }));
  if (outcome === 'deleted') return { backTo: unit, set, deleted: true };
  return outcome === 'changed' ? refused(409, 'changed') : refused(404, 'gone');
}

async function keep(given: Given, values: ContactWayValues) {
  const { person, id, type, form } = given;
  const key = id === null ? null : { id, revision: revisionIn(form) };
  return asPerson(person, async (tx) => {
    const units = await readUnits(tx);
    if (!units.some(({ slug }) => slug === values.business_unit)) return null;
    const saved = await writeContactWay(tx, key, type, values);
    return { saved, set: saved.kind === 'saved' ? await changeSetOf(tx) : null };
  });
}

const textsOf = (form: FormData) =>
  Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );

/** What was typed of a contact way, or what of it cannot be kept. */
export function contactWayIn(
  type: ContactWayType,
  form: FormData,
): ContactWayValues | { mistakes: TextMistakes } {
  const parsed = contactWayTexts[type].safeParse(textsOf(form));
  if (!parsed.success) return { mistakes: mistakesOf(parsed.error) };
  const { label, label_en: labelEn, value, business_unit } = parsed.data;
  return {
    label,
    labelEn,
    value,
    business_unit,
    is_active: parsed.data.is_active !== undefined,
    is_public: parsed.data.is_public !== undefined,
  };
}

async function saveTyped(given: Given): Promise<ContactWayAnswer> {
  const { form, type } = given;
  const typed = { texts: textsOf(form) };
  const values = contactWayIn(type, form);
  const wrong = (mistakes: TextMistakes): ContactWayAnswer => ({
    reply: { kind: 'mistakes', mistakes, typed },
    status: 422,
  });
  if ('mistakes' in values) return wrong(values.mistakes);
  const kept = await keep(given, values);
  if (!kept) return wrong({ business_unit: 'required' });
  if (kept.saved.kind === 'saved')
    return { backTo: values.business_unit, set: kept.set, deleted: false };
  if (kept.saved.kind === 'gone') return refused(404, 'gone');
  return { reply: { kind: 'conflict', conflict: kept.saved.conflict, typed }, status: 409 };
}

/** A post about one contact way: kept or deleted. */
export async function saveContactWay(given: Given, unit: string): Promise<ContactWayAnswer> {
  const { form, id, permissions } = given;
  const intent = String(form.get('intent') ?? 'save');
  const needed = id === null ? 'settings:create' : 'settings:update';
  if (!permissions.has(intent === 'delete' ? 'settings:delete' : needed)) {
    return refused(403, 'forbidden');
  }
  return intent === 'delete' ? remove(given, unit) : saveTyped(given);
}
