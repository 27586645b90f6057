import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { revisionIn } from '#app/audit/change-set.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { placeholdersIn } from '#app/ui/admin/composer/placeholders.ts';
import { PLACEHOLDERS } from '../messages/messages.ts';
import {
  insertTemplate,
  readProducts,
  readTemplate,
  updateTemplate,
} from './templates.store.server.ts';
import {
  TEMPLATE_CHANNELS,
  TEMPLATE_FIELDS,
  type TemplateChannel,
  type TemplateField,
  type TemplateMistake,
  type TemplateReply,
} from './templates.ts';

const LONGEST: Readonly<Record<TemplateField, number>> = {
  name: 80,
  name_en: 80,
  subject: 200,
  subject_en: 200,
  body: 6000,
  body_en: 6000,
};
const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

type Texts = Record<TemplateField, string>;
type Mistakes = Record<string, TemplateMistake>;
type Answer = { reply: TemplateReply; status: 200 | 403 | 404 | 409 | 422 };

const known: readonly string[] = PLACEHOLDERS;

function mistakeIn(field: TemplateField, text: string): TemplateMistake | undefined {
  if (text === '') return 'missing';
  if (text.length > LONGEST[field]) return 'long';
  return placeholdersIn(text).every((name) => known.includes(name)) ? undefined : 'unknown';
}

function mistakesIn(channel: TemplateChannel, texts: Texts): Mistakes {
  const mistakes: Mistakes = {};
  for (const field of TEMPLATE_FIELDS) {
    if (channel === 'whatsapp' && field.startsWith('subject')) continue;
    const mistake = mistakeIn(field, texts[field]);
    if (mistake) mistakes[field] = mistake;
  }
  return mistakes;
}

type Post = { id: string | null; form: FormData; permissions: ReadonlySet<Permission> };

/** A template that is saved, or made where it has no id yet. Both languages are told, in full. */
export async function saveTemplate(
  person: Person,
  { id, form, permissions }: Post,
): Promise<Answer> {
  const typed = Object.fromEntries(
    [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
  const says = (
    reply: Omit<Extract<TemplateReply, { kind: TemplateReply['kind'] }>, 'typed'>,
    status: Answer['status'],
  ): Answer => ({ reply: { ...reply, typed } as TemplateReply, status });
  const wrong = (mistakes: Mistakes) => says({ kind: 'mistakes', mistakes } as never, 422);
  const refused = (why: 'forbidden' | 'gone', status: 403 | 404) =>
    says({ kind: 'refused', why } as never, status);
  if (!permissions.has('settings:manage')) return refused('forbidden', 403);
  const stored = id ? await asPerson(person, (tx) => readTemplate(tx, id)) : undefined;
  if (id && !stored) return refused('gone', 404);
  const channel =
    stored?.template.channel ?? TEMPLATE_CHANNELS.find((one) => one === typed['channel']) ?? 'mail';
  const texts = Object.fromEntries(
    TEMPLATE_FIELDS.map((field) => [field, (typed[field] ?? '').replace(/\r\n?/g, '\n').trim()]),
  ) as Texts;
  const mistakes = mistakesIn(channel, texts);
  const key = (typed['key'] ?? '').trim();
  const product = typed['product'] ?? '';
  if (!id && (!KEY.test(key) || key.length > 40)) mistakes['key'] = 'key';
  if (!id) {
    const products = await asPerson(person, readProducts);
    if (!products.some(({ slug }) => slug === product)) mistakes['product'] = 'product';
  }
  if (Object.keys(mistakes).length > 0) return wrong(mistakes);
  const isActive = typed['is_active'] !== undefined;
  try {
    if (!id) {
      const made = await asPerson(person, (tx) =>
        insertTemplate(tx, { product, key, channel, texts, isActive }),
      );
      return says({ kind: 'saved', ...made } as never, 200);
    }
    const saved = await asPerson(person, (tx) =>
      updateTemplate(tx, { id, revision: revisionIn(form) }, { channel, texts, isActive }),
    );
    if (saved.kind === 'gone') return refused('gone', 404);
    return saved.kind === 'saved'
      ? says({ kind: 'saved', id, revision: saved.revision } as never, 200)
      : says({ kind: 'conflict', conflict: saved.conflict } as never, 409);
  } catch (error) {
    // Of its product and channel there is one with this key.
    if (sqlState(error) === '23505') return wrong({ key: 'taken' });
    throw error;
  }
}
