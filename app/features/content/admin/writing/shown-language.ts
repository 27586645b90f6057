import { useState } from 'react';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { ContentRefusal } from '../commands/content-actions.server.ts';

/** Which texts of an item are in its editor: those of one language, or both beside each other. */
export type ShownLanguage = Locale | 'both';

/** Where the mistakes of a refused post are; undefined where none is in a text of a language. */
function languageOfMistakes(reply: ContentRefusal | undefined): ShownLanguage | undefined {
  const paths = Object.keys(reply?.fieldErrors ?? {}).map((path) => path.split('.'));
  const wrong = LOCALES.filter((locale) => paths.some((keys) => keys.includes(locale)));
  return wrong.length > 1 ? 'both' : wrong[0];
}

/** The language that is chosen: the reader's at first, and where a post was refused that of its mistakes. */
export function useShownLanguage(reply: ContentRefusal | undefined) {
  const locale = useLocale();
  const [shown, choose] = useState<ShownLanguage>(languageOfMistakes(reply) ?? locale);
  const [seen, see] = useState(reply);
  if (reply !== seen) {
    see(reply);
    choose(languageOfMistakes(reply) ?? shown);
  }
  return { shown, choose };
}
