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

/** How the page of an item is looked at: on which device, and under which light. */
export type Look = { device: 'phone' | 'computer'; light: 'light' | 'dark' };

/** What an editor shows, for as long as its item is open: a save draws the editor anew, not this. */
export type WritingView = ReturnType<typeof useWritingView>;

/** At first the texts of the user's language; once a post was refused, those with its mistakes. */
export function useWritingView(reply: ContentRefusal | undefined) {
  const locale = useLocale();
  const [shown, choose] = useState<ShownLanguage>(languageOfMistakes(reply) ?? locale);
  const [seen, see] = useState(reply);
  if (reply !== seen) {
    see(reply);
    choose(languageOfMistakes(reply) ?? shown);
  }
  const [preview, showPreview] = useState(true);
  const [page, choosePage] = useState<Locale>(locale);
  const [look, chooseLook] = useState<Look>({ device: 'phone', light: 'light' });
  return { shown, choose, preview, showPreview, page, choosePage, look, chooseLook };
}
