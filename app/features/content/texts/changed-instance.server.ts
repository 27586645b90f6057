import type { i18n, ResourceLanguage } from 'i18next';
import { makeInstance } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillText } from '../overrides/fill-placeholders.ts';
import { countWords } from '../services/count-words.ts';
import type { Messages } from './shipped-messages.ts';
import { changedMessages, type TextItem, withMessage } from './text-group.ts';

/** Instances by the texts that they were made of: one a language for all requests, until staff change a text. */
const made = new WeakMap<readonly object[], Map<Locale, i18n | null>>();

function changed(texts: readonly TextItem[], locale: Locale, shipped: i18n): i18n | null {
  const all: Record<string, Messages> = { ...shipped.getDataByLanguage(locale) } as never;
  let count = 0;
  for (const item of texts) {
    for (const [key, text] of changedMessages(item, locale)) {
      const filled = fillText(text, countWords[locale]);
      all[item.namespace] = withMessage(all[item.namespace] ?? {}, key, filled);
      count += 1;
    }
  }
  return count === 0 ? null : makeInstance(locale, all as ResourceLanguage);
}

/** The instance that says the texts of staff; none where all of a language is as shipped. */
export function changedInstance(
  texts: readonly object[],
  locale: Locale,
  shipped: i18n,
): i18n | undefined {
  const known = made.get(texts) ?? new Map<Locale, i18n | null>();
  made.set(texts, known);
  let instance = known.get(locale);
  if (instance === undefined) {
    instance = changed(texts as readonly TextItem[], locale, shipped);
    known.set(locale, instance);
  }
  return instance ?? undefined;
}
