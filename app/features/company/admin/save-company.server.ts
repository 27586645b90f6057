import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { changeSetOf, revisionIn } from '#app/audit/change-set.server.ts';
import { restoreSettings } from '#app/audit/setting-changes.store.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { NETWORKS } from '../company.ts';
import { mistakesOf } from './company-rules.server.ts';
import { companyTexts } from './company-schema.server.ts';
import { moveContactWay, saveSettings } from './staff-company.store.server.ts';
import type { CompanyReply, TextMistakes } from './staff-company.ts';
import { changeWeek, checkWeek, type StoredHours, type WeekMistakes, weekIn } from './week-form.ts';

export type Answer<Reply> = { reply: Reply; status: 200 | 403 | 404 | 409 | 422 };

/** Settings that were typed and can be kept. */
export type CompanyValues = {
  englishName: string | null;
  columns: Omit<z.output<typeof companyTexts>, 'company_name_en' | (typeof NETWORKS)[number]> & {
    social_media: Record<string, string>;
    business_hours: StoredHours;
  };
};

type Given = {
  person: Person;
  unit: string;
  form: FormData;
  permissions: ReadonlySet<Permission>;
};

export const refused = (
  status: 403 | 404 | 409,
  why: 'forbidden' | 'gone' | 'changed',
): Answer<{ kind: 'refused'; why: typeof why }> => ({ reply: { kind: 'refused', why }, status });

const textsOf = (form: FormData) => {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value;
  return texts;
};

/** What was typed, and what of it can be kept. */
export function companyValuesIn(
  form: FormData,
): CompanyValues | { mistakes: TextMistakes; week: WeekMistakes } {
  const texts = companyTexts.safeParse(textsOf(form));
  const week = checkWeek(weekIn(form));
  if (!texts.success || 'mistakes' in week) {
    return {
      mistakes: texts.success ? {} : mistakesOf(texts.error),
      week: 'mistakes' in week ? week.mistakes : {},
    };
  }
  const { company_name_en: englishName, linkedin, instagram, youtube, ...columns } = texts.data;
  const links = { linkedin, instagram, youtube };
  const social_media: Record<string, string> = {};
  for (const network of NETWORKS) {
    const address = links[network];
    if (address) social_media[network] = address;
  }
  return { englishName, columns: { ...columns, social_media, business_hours: week.hours } };
}

async function keep({ person, unit, form }: Given, values: CompanyValues) {
  return asPerson(person, async (tx) => {
    const key = { unit, revision: revisionIn(form) };
    const saved = await saveSettings(tx, key, values.columns, values.englishName);
    return { saved, set: saved.kind === 'saved' ? await changeSetOf(tx) : null };
  });
}

async function saveTyped(given: Given): Promise<Answer<CompanyReply>> {
  const { form } = given;
  const typed = { texts: textsOf(form), week: weekIn(form) };
  const values = companyValuesIn(form);
  if ('mistakes' in values) {
    return { reply: { kind: 'mistakes', ...values, typed }, status: 422 };
  }
  const { saved, set } = await keep(given, values);
  switch (saved.kind) {
    case 'saved':
      return { reply: { kind: 'saved', set, revision: saved.revision }, status: 200 };
    case 'conflict':
      return { reply: { kind: 'conflict', conflict: saved.conflict, typed }, status: 409 };
    default:
      return refused(404, 'gone');
  }
}

const uuid = z.uuid();

async function move({ person, form }: Given): Promise<Answer<CompanyReply>> {
  const id = uuid.safeParse(form.get('contact'));
  const direction = form.get('way') === 'up' ? 'up' : 'down';
  const moved =
    id.success && (await asPerson(person, (tx) => moveContactWay(tx, id.data, direction)));
  return moved ? { reply: { kind: 'moved' }, status: 200 } : refused(404, 'gone');
}

/** Takes back what a save has just changed, unless somebody has changed it once more. */
async function undo({ person, form }: Given): Promise<Answer<CompanyReply>> {
  const set = String(form.get('set') ?? '');
  const outcome = await asPerson(person, (tx) => restoreSettings(tx, set, false));
  if (outcome === 'restored') return { reply: { kind: 'undone' }, status: 200 };
  return outcome === 'changed' ? refused(409, 'changed') : refused(404, 'gone');
}

/** A post of the company screen: its settings kept, its contact ways moved, a save undone. */
export async function saveCompany(given: Given): Promise<Answer<CompanyReply>> {
  const { form, permissions } = given;
  const wanted = String(form.get('intent') ?? 'save');
  if (!permissions.has('settings:update')) return refused(403, 'forbidden');
  const step = form.get('step');
  if (typeof step === 'string') {
    const typed = { texts: textsOf(form), week: changeWeek(weekIn(form), step) };
    return { reply: { kind: 'typed', typed }, status: 200 };
  }
  if (wanted === 'move') return move(given);
  if (wanted === 'undo') return undo(given);
  return saveTyped(given);
}
