import type { TFunction } from 'i18next';
import { CONTACT_SOURCES } from './contacts.ts';

/** The name of a source; of a product that staff add later, its code. */
export function sourceName(t: TFunction<'contacts'>, source: string): string {
  const known = CONTACT_SOURCES.find((one) => one === source);
  return known ? t(`sources.${known}`) : source;
}
