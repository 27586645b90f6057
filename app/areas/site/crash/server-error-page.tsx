import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { Ponteiro } from '#app/ui/ponteiro.tsx';
import { HoldingSheet } from '../placeholder/holding-sheet.tsx';

/** The error page of specification §2: answers 500, offers a way back in. */
export function ServerErrorPage() {
  const { t } = useTranslation('crash');
  const locale = useLocale();
  return (
    <HoldingSheet
      title={t('page.code')}
      subtitle={t('page.title')}
      text={t('page.text')}
      actions={
        <>
          <Button href={pathTo('home', locale)}>{t('page.home')}</Button>
          <ActionLink href={pathTo('contact', locale)}>{t('page.contact')}</ActionLink>
        </>
      }
      figure={<Ponteiro state="cracked" />}
    />
  );
}
