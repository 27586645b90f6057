import { useTranslation } from 'react-i18next';
import { LOCALES } from '#app/i18n/locale.ts';
import { useSite } from '#app/pages/site-data.ts';

/** The two languages as links to this very page in each; `data-locale` lets the choice be stored. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t } = useTranslation('site');
  const { alternates, locale } = useSite();
  return (
    <ul className={className}>
      {LOCALES.map((language) => (
        <li key={language}>
          <a
            href={alternates[language]}
            hrefLang={language}
            lang={language}
            data-locale={language}
            aria-current={language === locale ? 'true' : undefined}
          >
            {t(`languages.${language}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
