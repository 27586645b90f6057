import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';

/** The question of the first visit. Yes and no look the same; neither is asked twice. */
export function Banner() {
  const { t } = useTranslation('consent', { keyPrefix: 'banner' });
  const locale = useLocale();
  return (
    <section className="consent" aria-labelledby="consent-title">
      <b id="consent-title">{t('title')}</b>
      <p data-gpc="off">{t('text')}</p>
      <p data-gpc="on" hidden>
        {t('gpc')}
      </p>
      <div className="acts">
        <Button small variant="outline" data-choice="all" data-gpc="off">
          {t('all')}
        </Button>
        <Button small variant="outline" data-choice="necessary">
          {t('necessary')}
        </Button>
      </div>
      <p className="acts">
        <button type="button" className="l" data-consent="">
          {t('preferences')}
        </button>
        <ActionLink href={pathTo('privacy', locale)}>{t('privacy')}</ActionLink>
        <ActionLink href={pathTo('cookies', locale)}>{t('cookies')}</ActionLink>
      </p>
    </section>
  );
}
