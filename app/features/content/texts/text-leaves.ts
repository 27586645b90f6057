import { LOCALES } from '#app/i18n/locale.ts';
import type { Leaf } from '../overrides/leaf.ts';
import { messagesIn, type TextItem } from './text-group.ts';

/** Longer texts get several lines in the editor. */
const ONE_LINE = 80;
const LEAST_ROOM = 20;

/** A text of a layout may grow by half of what it was drawn for, and a label to a short word more. */
const roomFor = (length: number) => Math.max(LEAST_ROOM, Math.ceil((length * 1.5) / 10) * 10);

const NAMED = /\{\{(\w+)\}\}/g;

/** What a message fills in, each once, in the order of the alphabet. */
export const filledInBy = (text: string): string[] =>
  [...new Set([...text.matchAll(NAMED)].map(([, name = '']) => name))].sort();

/** Everything of a group of texts that staff can change. A text has the room of the longer language. */
export function leavesOfTexts(item: TextItem): Leaf[] {
  const inLocales = LOCALES.map((locale) => new Map(messagesIn(item.texts[locale])));
  const longest = (key: string) =>
    Math.max(...inLocales.map((messages) => messages.get(key)?.length ?? 0));
  return LOCALES.flatMap((locale) =>
    messagesIn(item.texts[locale]).map(([key, value]): Leaf => {
      const length = longest(key);
      return {
        path: `texts.${locale}.${key}`,
        locale,
        value,
        type: length > ONE_LINE ? 'text' : 'line',
        longest: roomFor(length),
        filledIn: filledInBy(value),
      };
    }),
  );
}
