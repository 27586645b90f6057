import type { Locale } from '#app/i18n/locale.ts';

/** How the fields of a language begin. */
export const SIDES: Record<Locale, 'pt' | 'en'> = { 'pt-BR': 'pt', en: 'en' };
