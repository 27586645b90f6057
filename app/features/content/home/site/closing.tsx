import { useTranslation } from 'react-i18next';
import { claims, claimWords } from '#app/features/content/claims/published-claims.ts';
import { ForgeProjectLink } from '#app/features/qualification/forge-project-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useSite } from '#app/pages/site-data.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { Spark } from '#app/ui/spark.tsx';
import { MarksFigure } from './figures/marks-figure.tsx';

/** The hero read backwards: finished type for those who left, raw type for who comes in next. */
export function Closing() {
  const { t } = useTranslation('home', { keyPrefix: 'closing' });
  const { t: action } = useTranslation('qualification');
  const locale = useLocale();
  const { orderQuery } = useSite();
  const counted = claims().confirmed.companiesFigure;
  return (
    <section className="closing blueprint step-7">
      <div className="frame">
        <h2>
          <span className="fin">
            {counted ? t('finished', claimWords(locale)) : t('open.finished')}
          </span>{' '}
          <span className="raw">{counted ? t('raw') : t('open.raw')}</span>
        </h2>
        <div className="call">
          <p className="lead">{t('text')}</p>
          <div className="acts">
            <ForgeProjectLink query={orderQuery} className={buttonClass({ variant: 'inverse' })}>
              {action('action')}
              <Spark />
            </ForgeProjectLink>
            <ActionLink href={pathTo('contact', locale)} arrow>
              {t('contact')}
            </ActionLink>
          </div>
        </div>
        {counted && <MarksFigure />}
      </div>
    </section>
  );
}
