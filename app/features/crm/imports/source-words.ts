import type { TFunction } from 'i18next';

const SOURCES = ['website', 'qualification', 'contact_form', 'workshop', 'doavya'] as const;

/** A source by its name; one that staff have made up, by its code. */
export function sourceWords(t: TFunction<'imports'>, source: string): string {
  const known = SOURCES.find((one) => one === source);
  return known ? t(`sources.${known}`) : source.replaceAll('_', ' ');
}
