import { useTranslation } from 'react-i18next';
import { DIAGNOSIS_ID } from '#app/features/qualification/diagnosis-id.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useSite } from '#app/pages/site-data.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { Spark } from '#app/ui/spark.tsx';
import { HeroFigure } from './figures/hero-figure.tsx';

export function Hero() {
  const { t } = useTranslation('home', { keyPrefix: 'hero' });
  const locale = useLocale();
  const { city } = useSite().company;
  return (
    <section className="hero">
      <div className="frame">
        <p className="badge note">
          <Spark />
          {t('badge', { city })}
        </p>
        <h1>
          <span className="raw">{t('raw')}</span> <span className="fin">{t('finished')}</span>
        </h1>
        <div className="pitch">
          <p className="lead">{t('subtitle')}</p>
          <div className="acts">
            <Button href={`${pathTo('contact', locale)}#${DIAGNOSIS_ID}`} spark>
              {t('diagnostic')}
            </Button>
            <ActionLink href={pathTo('cases', locale)} arrow>
              {t('cases')}
            </ActionLink>
          </div>
        </div>
        <HeroFigure />
      </div>
    </section>
  );
}
