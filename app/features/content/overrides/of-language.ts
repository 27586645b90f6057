import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import type { Override } from './apply-override.ts';
import type { ContentItem } from './content-kinds.ts';
import { isMade } from './visibility.ts';

const LANGUAGES = 'publishedIn';

type Texts = {
  /** All that is typed, over the item. */
  typed: Override;
  published: Override | null;
  language: Locale;
};

/** What visitors see once one language of what is typed is public, with what belongs to none: of the other language
 * they see what they saw before. */
export function ofLanguage(
  { value }: Pick<ContentItem, 'value'>,
  { typed, published, language }: Texts,
): Override {
  const isOther = (path: string) =>
    path.split('.').some((key) => key !== language && (LOCALES as readonly string[]).includes(key));
  const texts: Record<string, Override[string]> = Object.fromEntries([
    ...Object.entries(typed).filter(([path]) => !isOther(path)),
    ...Object.entries(published ?? {}).filter(([path]) => isOther(path)),
  ]);
  if (!(LANGUAGES in value)) return texts;
  const before = isMade(value) && !published ? [] : (published?.[LANGUAGES] ?? LOCALES);
  const after = LOCALES.filter((one) => one === language || (before as Locale[]).includes(one));
  delete texts[LANGUAGES];
  return after.length === LOCALES.length ? texts : { ...texts, [LANGUAGES]: after };
}
