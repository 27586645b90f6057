import type { TextGroup } from '#app/feature.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { textGroups } from '#app/registry.ts';
import { type Messages, shippedMessages } from './shipped-messages.ts';

/** Texts of a page that staff change together: the messages of each language, under their keys in the catalogue. */
export type TextItem = {
  id: string;
  names: TextGroup['names'];
  namespace: string;
  texts: Readonly<Record<Locale, Messages>>;
};

/** Letters of drawings have no room to grow. */
const DRAWN = new Set(['figure', 'figures']);

/** A message that only fills in a value says nothing of its own. */
const isOnlyFilledIn = (text: string) => /^(?:\{\{\w+\}\})*$/.test(text);

function editable(message: unknown): Messages[string] | undefined {
  if (typeof message === 'string') return isOnlyFilledIn(message) ? undefined : message;
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return undefined;
  const inner = Object.entries(message).flatMap(([key, one]) => {
    const kept = DRAWN.has(key) ? undefined : editable(one);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return inner.length > 0 ? Object.fromEntries(inner) : undefined;
}

const messageAt = (catalogue: object, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((found, name) => (found as Messages | undefined)?.[name], catalogue);

/** A copy of a tree with another message, or group of messages, at a path. */
export function withMessage(tree: Messages, key: string, message: Messages[string]): Messages {
  const [name = '', ...rest] = key.split('.');
  if (rest.length === 0) return { ...tree, [name]: message };
  const inner = tree[name];
  return {
    ...tree,
    [name]: withMessage(typeof inner === 'object' ? inner : {}, rest.join('.'), message),
  };
}

function textsOf({ namespace, keys }: TextGroup, locale: Locale): Messages {
  const catalogue = shippedMessages()?.[locale][namespace] ?? {};
  return keys.reduce((texts, key) => {
    const message = editable(messageAt(catalogue, key));
    return message === undefined ? texts : withMessage(texts, key, message);
  }, {} as Messages);
}

let made: { from: unknown; items: readonly TextItem[] } | undefined;

/** The groups that features declare, with their texts as this release has them. Empty in a browser, which has no
 * catalogue of all pages. */
export function textItems(): readonly TextItem[] {
  const from = shippedMessages();
  if (!from) return [];
  if (made?.from !== from) {
    const items = Object.entries(textGroups).map(([id, group]) => ({
      id,
      names: group.names,
      namespace: group.namespace,
      texts: { 'pt-BR': textsOf(group, 'pt-BR'), en: textsOf(group, 'en') },
    }));
    made = { from, items };
  }
  return made.items;
}

/** The page on which staff look at the texts of a group. */
export const pageOfTexts = ({ id }: TextItem, locale: Locale): string =>
  pathTo(textGroups[id]?.page ?? 'home', locale);

/** Every message of a tree, by its key. */
export function messagesIn(tree: Messages, above = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, message]) =>
    typeof message === 'string'
      ? [[above + name, message] as [string, string]]
      : messagesIn(message, `${above}${name}.`),
  );
}

/** The messages of a group that differ from this release, in one language. */
export function changedMessages(item: TextItem, locale: Locale): [key: string, text: string][] {
  const shipped = textItems().find(({ id }) => id === item.id);
  const before = new Map(messagesIn(shipped?.texts[locale] ?? {}));
  return messagesIn(item.texts[locale]).filter(([key, text]) => before.get(key) !== text);
}
