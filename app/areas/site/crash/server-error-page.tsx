import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { Ponteiro } from '#app/ui/ponteiro.tsx';
import { HoldingSheet } from '../kit/holding-sheet.tsx';
import { CrashCode } from './crash-code.tsx';

type ServerErrorPageProps = {
  /** Request id of the crash that led here; without one nothing crashed and nothing was reported. */
  code: string | null;
  /** Where it happened. */
  back: string | null;
};

/** The error page: responds 500, retries, and offers links. */
export function ServerErrorPage({ code, back }: ServerErrorPageProps) {
  const { t } = useTranslation('crash');
  const locale = useLocale();
  return (
    <HoldingSheet
      title={t('page.code')}
      subtitle={t('title')}
      text={t(code ? 'text' : 'page.text')}
      note={code && <CrashCode id={code} />}
      actions={
        <>
          {back && <Button href={back}>{t('retry')}</Button>}
          <Button href={pathTo('home', locale)} variant={back ? 'outline' : 'primary'}>
            {t('page.home')}
          </Button>
          <ActionLink href={pathTo('contact', locale)}>{t('page.contact')}</ActionLink>
        </>
      }
      figure={<Ponteiro state="cracked" />}
    />
  );
}
