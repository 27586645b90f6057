import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LOCALES } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { endpoints } from '#app/paths.ts';

/** Each language in its own words. */
export const LANGUAGE_NAMES = { 'pt-BR': 'Português', en: 'English' } as const;

/** The switch of pages that have one address for both languages: it sets the cookie and returns. */
export function AuthLanguages() {
  const { t } = useTranslation('auth');
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <form className="auth-languages" method="post" action={endpoints.preferredLocale}>
      <fieldset>
        <legend className="unseen">{t('languages')}</legend>
        <input type="hidden" name="back" value={`${pathname}${search}`} />
        {LOCALES.map((locale) => (
          <button
            key={locale}
            type="submit"
            className="link"
            name="locale"
            value={locale}
            lang={locale}
            aria-pressed={locale === current}
          >
            {LANGUAGE_NAMES[locale]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
