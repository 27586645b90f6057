import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Part } from '#app/areas/portal/parts/portal-frame.tsx';
import { formatDate } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { TicketFigure, TicketFigures } from '../client-tickets.ts';

/** 40 min, 4 h, 1 h 52: business time, as people write it. */
function lasting(seconds: number, t: TFunction<'client-tickets'>): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t('figures.minutes', { minutes });
  if (rest === 0) return t('figures.hours', { hours });
  return t('figures.hoursMinutes', { hours, rest: String(rest).padStart(2, '0') });
}

const WIDTH = 320;
const TOP = 6;

/** The target, dashed, above the measured time, solid; what is beyond the target is marked. */
function Drawn({ figure }: { figure: TicketFigure }) {
  const longest = Math.max(figure.target, figure.median, 1);
  const across = (seconds: number) => Math.max(2, Math.round(((WIDTH - 2) * seconds) / longest));
  const [promised, measured] = [across(figure.target), across(figure.median)];
  const within = Math.min(promised, measured);
  return (
    <svg className="client-ticket-drawn" viewBox={`0 0 ${WIDTH} 40`} aria-hidden="true">
      <path className="client-ticket-prom" d={`M1 ${TOP}h${promised}v12h-${promised}z`} />
      <path className="client-ticket-fact" d={`M1 25h${within}v12h-${within}z`} />
      {measured > promised && (
        <path
          className="client-ticket-late"
          d={`M${promised + 1} 25h${measured - promised}v12h-${measured - promised}z`}
        />
      )}
    </svg>
  );
}

function Figure({ title, figure }: { title: string; figure: TicketFigure }) {
  const { t } = useTranslation('client-tickets');
  const promised =
    figure.least === figure.most
      ? t('figures.promised', { time: lasting(figure.target, t) })
      : t('figures.promisedBetween', {
          least: lasting(figure.least, t),
          most: lasting(figure.most, t),
        });
  return (
    <li>
      <h3>{title}</h3>
      <Drawn figure={figure} />
      <p>
        <span className="portal-prom">{promised}</span>
      </p>
      <p>
        <b className={figure.median > figure.target ? 'portal-bad' : undefined}>
          {t('figures.measured', { time: lasting(figure.median, t) })}
        </b>
      </p>
      <p className="soft">{t('figures.within', { count: figure.n, within: figure.within })}</p>
    </li>
  );
}

/** The reply times of this client: every figure shows its number of tickets. */
export function TicketFiguresPart({ figures, client }: { figures: TicketFigures; client: string }) {
  const { t } = useTranslation('client-tickets');
  const locale = useLocale();
  const { tickets, since, answer, solve } = figures;
  return (
    <Part id="atendimento" title={t('figures.title')}>
      <p className="soft">
        {since
          ? t('figures.of', { count: tickets, client, day: formatDate(new Date(since), locale) })
          : t('figures.none')}
      </p>
      {since && !answer && !solve && <p className="soft">{t('figures.early')}</p>}
      <ul className="portal-rows">
        {answer && <Figure title={t('figures.answer')} figure={answer} />}
        {solve && <Figure title={t('figures.solve')} figure={solve} />}
      </ul>
    </Part>
  );
}
