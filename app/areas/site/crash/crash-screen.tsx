import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';

/** What a visitor sees when a page breaks: the words of specification §8, retry, and a way out. */
export function CrashScreen() {
  const { t } = useTranslation('crash');
  const { pathname, search } = useLocation();
  const locale = useLocale();
  return (
    <main id="conteudo" className="frame sec">
      <h1>{t('title')}</h1>
      <p className="lead">{t('text')}</p>
      <p className="acts">
        <Button href={`${pathname}${search}`}>{t('retry')}</Button>
        <ActionLink href={pathTo('serverError', locale)}>{t('errorPage')}</ActionLink>
      </p>
    </main>
  );
}
