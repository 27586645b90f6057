import { useTranslation } from 'react-i18next';
import { useSite } from '#app/pages/site-data.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';

/** Opens the cookie preferences. Without scripts nothing optional can run, so there is nothing to choose. */
export function ConsentChoice() {
  const { t } = useTranslation('legal', { keyPrefix: 'consent' });
  const { locale } = useSite();
  return (
    <>
      <p>
        <Button variant="outline" small href={pathTo('cookies', locale)} data-consent="">
          {t('open')}
        </Button>
      </p>
      <noscript>
        <p className="small">{t('withoutScripts')}</p>
      </noscript>
    </>
  );
}
