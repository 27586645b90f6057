import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { AuthLanguages } from './auth-languages.tsx';

/** Head of every page under /auth: the link back to the site, and the language. */
export function AuthHead() {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  return (
    <header className="auth-head frame">
      <a className="auth-home" href={pathTo('home', locale)}>
        {t('home')}
      </a>
      <AuthLanguages />
    </header>
  );
}
