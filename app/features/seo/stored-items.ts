import { z } from 'zod';
import type { ConsentCategory, StoredItem } from '#app/consent/storage-list.ts';
import { say } from './seo-reply.ts';

/** The kinds of browser storage of a script. */
export const STORAGE_KINDS = ['cookie', 'localStorage', 'sessionStorage'] as const;

/** One thing that a script keeps, as the form has it: English is beside the Portuguese. */
export const storedForm = z.object({
  kind: z.enum(STORAGE_KINDS, say('type')),
  key: z.string().min(1, say('missing')).max(80, say('long')).regex(/^\S+$/, say('storedKey')),
  purpose: z.string().min(1, say('missing')).max(300, say('long')),
  purpose_en: z.string().min(1, say('missing')).max(300, say('long')),
  duration: z.string().min(1, say('missing')).max(60, say('long')),
  duration_en: z.string().min(1, say('missing')).max(60, say('long')),
});
export type StoredForm = z.output<typeof storedForm>;

const WORDS = ['key', 'purpose', 'purpose_en', 'duration', 'duration_en'] as const;
export type StoredField = keyof StoredForm;

export const storedField = (index: number, field: StoredField) => `stores.${index}.${field}`;

/** The typed items; null where a place was left empty. */
export function storedIn(texts: Readonly<Record<string, string>>): (StoredForm | null)[] {
  const places = Object.keys(texts).flatMap(
    (name) => /^stores\.(\d{1,2})\.key$/.exec(name)?.[1] ?? [],
  );
  const count = Math.max(-1, ...places.map(Number)) + 1;
  return Array.from({ length: count }, (_, index) => {
    const text = (field: StoredField) => (texts[storedField(index, field)] ?? '').trim();
    if (WORDS.every((field) => text(field) === '')) return null;
    const words = Object.fromEntries(WORDS.map((field) => [field, text(field)]));
    return { kind: text('kind'), ...words } as StoredForm;
  });
}

const words = z.object({ 'pt-BR': z.string(), en: z.string() });
const stored = z.record(z.string(), z.object({ purpose: words, duration: words }));

/** As the row keeps it: by kind and key, so that a change is listed item by item. */
export const storedColumn = (items: readonly (StoredForm | null)[]) =>
  Object.fromEntries(
    items
      .filter((item) => item !== null)
      .map(({ kind, key, ...message }) => [
        `${kind} ${key}`,
        {
          purpose: { 'pt-BR': message.purpose, en: message.purpose_en },
          duration: { 'pt-BR': message.duration, en: message.duration_en },
        },
      ]),
  );

/** The items that a script keeps by its row, as /cookies shows them. */
export function storedItems(column: unknown, category: ConsentCategory): StoredItem[] {
  // A copy kept by an earlier release has none.
  const items = Object.entries(stored.catch({}).parse(column ?? {}));
  return items.flatMap(([place, { purpose, duration }]) => {
    const [name = '', key = ''] = place.split(' ');
    const kind = STORAGE_KINDS.find((one) => one === name);
    return kind ? [{ key, kind, category, purpose, duration }] : [];
  });
}

/** The same, as the form's initial values. */
export const storedFormsOf = (column: unknown): StoredForm[] =>
  storedItems(column, 'necessary').map(({ key, kind, purpose, duration }) => ({
    kind: kind as StoredForm['kind'],
    key,
    purpose: purpose['pt-BR'],
    purpose_en: purpose.en,
    duration: duration['pt-BR'],
    duration_en: duration.en,
  }));
