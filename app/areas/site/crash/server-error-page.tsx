import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';

/** The error page of specification §2: answers 500, offers a way back in. */
export function ServerErrorPage() {
  const { t } = useTranslation('crash');
  const locale = useLocale();
  return (
    <main id="conteudo" className="frame sec">
      <p className="note">{t('page.code')}</p>
      <h1>{t('page.title')}</h1>
      <p className="lead">{t('page.text')}</p>
      <p className="acts">
        <Button href={pathTo('home', locale)}>{t('page.home')}</Button>
        <ActionLink href={pathTo('contact', locale)}>{t('page.contact')}</ActionLink>
      </p>
    </main>
  );
}
