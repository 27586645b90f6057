import type { Locale } from '#app/i18n/locale.ts';

/** Every consent sentence there ever was, by its version: the text behind a proof. A new version of
 * `consent-text.ts` is added here, and none is ever removed. */
const CONSENT_TEXTS: Readonly<Record<string, Record<Locale, string>>> = {
  '2026-11-21': {
    'pt-BR':
      'Ao se inscrever, você aceita receber a carta da oficina neste e-mail. Confirmamos por um link, e você sai quando quiser, com um toque.',
    en: 'By subscribing you agree to receive the workshop letter at this address. We confirm by a link, and you leave whenever you like, with one tap.',
  },
  '2026-11-22': {
    'pt-BR':
      'Ao se inscrever, você aceita receber a newsletter neste e-mail. Confirme pelo link que enviamos e cancele quando quiser, com um toque.',
    en: 'By subscribing, you agree to receive the newsletter at this address. Confirm through the link we send, and unsubscribe whenever you like with one click.',
  },
};

/** The consent sentence of a version; null for one that is not on file. */
export const consentTextOf = (version: string, locale: Locale): string | null =>
  Object.hasOwn(CONSENT_TEXTS, version) ? (CONSENT_TEXTS[version]?.[locale] ?? null) : null;
