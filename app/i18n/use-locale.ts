import { useTranslation } from 'react-i18next';
import { isLocale, type Locale } from './locale.ts';

/** The language of the tree being rendered, taken from the instance that renders it. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  if (!isLocale(i18n.language)) throw new Error(`No locale in context (got ${i18n.language}).`);
  return i18n.language;
}
