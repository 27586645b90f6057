import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { signed } from '../score/points.ts';
import type { Insight, ScorePart } from './insight.ts';

/** The match of a rule, in words. */
function useFound() {
  const { t } = useTranslation('score');
  return ({ kind, matched, earned }: ScorePart, known: boolean): string => {
    if (kind === 'pages') {
      return known ? t('why.pages', { count: Number(matched ?? 0) }) : t('why.noJourney');
    }
    if (kind === 'returning' || kind === 'open_deal') return t(earned ? 'why.yes' : 'why.no');
    if (matched) return matched;
    return t(kind === 'campaign' ? 'why.direct' : 'why.noAnswer');
  };
}

type Props = Pick<Insight, 'score' | 'parts' | 'journey'> & { heading: 'h2' | 'h3' };

/** Why a lead has its score: what each active rule matched, and its points. */
export function LeadScore({ score, parts, journey, heading: Title }: Props) {
  const { t } = useTranslation('score');
  const locale = useLocale();
  const { may } = usePermissions();
  const found = useFound();
  const sum = parts.reduce((all, { earned, points }) => all + (earned ? points : 0), 0);
  const now = Math.min(100, Math.max(0, sum));
  return (
    <section aria-labelledby="score">
      <div className="score-head">
        <Title id="score" className="subtitle">
          {parts.length > 0 ? t('why.title', { score: String(now) }) : t('why.titleNone')}
        </Title>
        {may('settings', 'read') && (
          <Link className="link small" to={adminPath('score')}>
            {t('why.rules')}
          </Link>
        )}
      </div>
      {parts.length === 0 && <p className="soft">{t('why.none')}</p>}
      <ul className="score-why">
        {parts.map((part) => {
          const words = found(part, journey !== null);
          return (
            <li key={part.id} data-none={part.earned ? undefined : ''}>
              <span className="num">{signed(part.earned ? part.points : 0)}</span>
              <span>{(locale === 'en' && part.nameEn) || part.name}</span>
              <span title={words}>{words}</span>
            </li>
          );
        })}
      </ul>
      {sum !== now && <p className="soft">{t('why.cut', { sum: signed(sum) })}</p>}
      {parts.length > 0 && score !== null && score !== now && (
        <p className="soft">{t('why.stale', { score: String(score) })}</p>
      )}
    </section>
  );
}
