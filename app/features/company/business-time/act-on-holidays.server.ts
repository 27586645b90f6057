import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { changeSetOf, revisionIn } from '#app/audit/change-set.server.ts';
import { restoreChangeSet } from '#app/audit/restore-change-set.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { typedDay } from '#app/platform/http/typed-day.ts';
import { addHoliday, keepNational, readHolidays, removeHoliday } from './holidays.store.server.ts';
import type {
  HolidayMistake,
  HolidayMistakes,
  HolidayReply,
  NationalCode,
  NewHolidayField,
} from './holidays.ts';

type Answer = { reply: HolidayReply; status: 200 | 403 | 409 | 422 };
type Post = { form: FormData; permissions: ReadonlySet<Permission> };

const refused = (why: 'forbidden' | 'changed' | 'invalid', status: 403 | 409 | 422): Answer => ({
  reply: { kind: 'refused', why },
  status,
});

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

function mistakesIn(text: (field: string) => string): HolidayMistakes {
  const mistakes: { [field in NewHolidayField]?: HolidayMistake } = {};
  const day = text('day');
  if (!typedDay.safeParse(day).success) mistakes.day = 'day';
  if (text('name') === '') mistakes.name = 'missing';
  if (text('name').length > 80) mistakes.name = 'long';
  if (text('name_en').length > 80) mistakes.name_en = 'long';
  const [opens, closes] = [text('opens'), text('closes')];
  if (opens !== '' && !TIME.test(opens)) mistakes.opens = 'hours';
  if (closes !== '' && !TIME.test(closes)) mistakes.closes = 'hours';
  if ((opens === '') !== (closes === '')) mistakes[opens === '' ? 'opens' : 'closes'] = 'hours';
  if (opens !== '' && closes !== '' && opens >= closes) mistakes.closes = 'order';
  return mistakes;
}

async function add(person: Person, form: FormData): Promise<Answer> {
  const text = (field: string) => String(form.get(field) ?? '').trim();
  const typed = Object.fromEntries([...form.keys()].map((field) => [field, text(field)]));
  const wrong = (mistakes: HolidayMistakes): Answer => ({
    reply: { kind: 'mistakes', mistakes, typed },
    status: 422,
  });
  const mistakes = mistakesIn(text);
  if (Object.keys(mistakes).length > 0) return wrong(mistakes);
  try {
    const set = await asPerson(person, async (tx) => {
      await addHoliday(tx, {
        day: text('day'),
        yearly: form.has('yearly'),
        name: text('name'),
        nameEn: text('name_en'),
        hours: text('opens') === '' ? null : [text('opens'), text('closes')],
      });
      return changeSetOf(tx);
    });
    return { reply: { kind: 'done', what: 'added', set }, status: 200 };
  } catch (error) {
    if (sqlState(error) === '23505') return wrong({ day: 'taken' });
    throw error;
  }
}

async function remove(person: Person, form: FormData): Promise<Answer> {
  const id = z.uuid().safeParse(form.get('id')).data;
  if (!id) return refused('invalid', 422);
  const set = await asPerson(person, async (tx) =>
    (await removeHoliday(tx, { id, revision: revisionIn(form) })) ? changeSetOf(tx) : undefined,
  );
  if (set === undefined) return refused('changed', 409);
  return { reply: { kind: 'done', what: 'removed', set }, status: 200 };
}

async function keep(person: Person, form: FormData, isKept: boolean): Promise<Answer> {
  const asked = String(form.get('code') ?? '');
  const set = await asPerson(person, async (tx) => {
    const known = await readHolidays(tx, new Date().getUTCFullYear());
    const code = known.map((one) => one.code).find((one) => one === asked);
    if (!code) return undefined;
    const named = (locale: 'pt-BR' | 'en', which: NationalCode) =>
      instanceOf(locale).getFixedT(locale, 'business-time', 'national')(which);
    await keepNational(tx, code, { isKept, name: named('pt-BR', code), nameEn: named('en', code) });
    return changeSetOf(tx);
  });
  if (set === undefined) return refused('invalid', 422);
  return { reply: { kind: 'done', what: isKept ? 'closed' : 'worked', set }, status: 200 };
}

async function undo(person: Person, form: FormData): Promise<Answer> {
  const outcome = await restoreChangeSet(person, String(form.get('set') ?? ''), false);
  if (outcome === 'restored') return { reply: { kind: 'undone' }, status: 200 };
  return outcome === 'forbidden' ? refused('forbidden', 403) : refused('changed', 409);
}

/** What is posted from the list of holidays. */
export async function actOnHolidays(person: Person, { form, permissions }: Post): Promise<Answer> {
  if (!permissions.has('settings:update')) return refused('forbidden', 403);
  switch (form.get('intent')) {
    case 'add':
      return add(person, form);
    case 'remove':
      return remove(person, form);
    case 'close':
      return keep(person, form, true);
    case 'work':
      return keep(person, form, false);
    case 'undo':
      return undo(person, form);
    default:
      return refused('invalid', 422);
  }
}
