import { useTranslation } from 'react-i18next';
import { HomeSection } from '#app/areas/site/kit/section.tsx';
import { claimWords } from '#app/features/content/claims/published-claims.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { DrawStation } from './figures/draw-station.tsx';
import { HammerStation } from './figures/hammer-station.tsx';
import { HeatStation } from './figures/heat-station.tsx';
import { ListenStation } from './figures/listen-station.tsx';
import { QuenchStation } from './figures/quench-station.tsx';
import { SharpenStation } from './figures/sharpen-station.tsx';
import { Station } from './figures/station.tsx';

/** Stations in the order of the belt; a term starts at the station that carries it. */
const STATIONS = [
  ['listen', ListenStation, 'discovery'],
  ['draw', DrawStation, null],
  ['heat', HeatStation, 'development'],
  ['hammer', HammerStation, null],
  ['quench', QuenchStation, null],
  ['sharpen', SharpenStation, 'evolution'],
] as const;

/** The production line: left to right, top to bottom on a phone. */
export function Method() {
  const { t } = useTranslation('home', { keyPrefix: 'method' });
  const locale = useLocale();
  const words = claimWords(locale);
  return (
    <HomeSection n={4} tag={t('tag')} title={t('title')} lead={t('lead')}>
      <ol className="line">
        {STATIONS.map(([name, Drawing, term]) => (
          <li key={name}>
            {term && <p className={`fact term ${term}`}>{t(`terms.${term}`, words)}</p>}
            <Station>
              <Drawing />
            </Station>
            <div>
              <h3>{t(`items.${name}.title`)}</h3>
              <p className="soft small">{t(`items.${name}.text`)}</p>
              <p className="note out">
                {`${t('out')} `}
                <b>{t(`items.${name}.out`)}</b>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="line-foot">
        <span className="fact">{t('note')}</span>
        <ActionLink href={pathTo('process', locale)} arrow>
          {t('process')}
        </ActionLink>
      </p>
    </HomeSection>
  );
}
