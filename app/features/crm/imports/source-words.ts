import type { TFunction } from 'i18next';

const SOURCES = ['website', 'qualification', 'contact_form', 'workshop', 'doavya'] as const;

/** A source by its name; a custom one, by its code. */
export function sourceWords(t: TFunction<'imports'>, source: string): string {
  const known = SOURCES.find((one) => one === source);
  return known ? t(`sources.${known}`) : source.replaceAll('_', ' ');
}
