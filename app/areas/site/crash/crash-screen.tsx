import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { Ponteiro } from '#app/ui/ponteiro.tsx';
import { HoldingSheet } from '../placeholder/holding-sheet.tsx';
import stylesheet from '../placeholder/placeholder.css?url';

/** What a visitor sees when a page breaks: the words of specification §8, retry, and a way out. */
export function CrashScreen() {
  const { t } = useTranslation('crash');
  const { pathname, search } = useLocation();
  const locale = useLocale();
  return (
    <main id="conteudo">
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <HoldingSheet
        title={t('title')}
        text={t('text')}
        actions={
          <>
            <Button href={`${pathname}${search}`}>{t('retry')}</Button>
            <ActionLink href={pathTo('serverError', locale)}>{t('errorPage')}</ActionLink>
          </>
        }
        figure={<Ponteiro state="cracked" />}
      />
    </main>
  );
}
