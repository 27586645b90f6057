import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';

/**
 * The question of the first visit, at the head of the page: it has its own room there and covers nothing.
 * Yes and no look the same; neither is asked twice. Its visibility is settled before the first paint by
 * `data-ask`; without scripts there is nothing to ask about.
 */
export function Banner() {
  const { t } = useTranslation('consent', { keyPrefix: 'banner' });
  const locale = useLocale();
  return (
    <section className="consent" aria-labelledby="consent-title">
      <div className="consent-text">
        <b id="consent-title">{`${t('title')}.`}</b> <span className="of-all">{t('text')}</span>
        <span className="of-gpc">{t('gpc')}</span>
      </div>
      <div className="acts">
        <Button small variant="outline" data-choice="all">
          {t('all')}
        </Button>
        <Button small variant="outline" data-choice="necessary">
          {t('necessary')}
        </Button>
      </div>
      <p className="acts">
        <button type="button" className="link" data-consent="">
          {t('preferences')}
        </button>
        <ActionLink href={pathTo('privacy', locale)}>{t('privacy')}</ActionLink>
        <ActionLink href={pathTo('cookies', locale)}>{t('cookies')}</ActionLink>
      </p>
    </section>
  );
}
