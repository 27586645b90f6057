import { useTranslation } from 'react-i18next';
import type { WaitingLead } from './queue.ts';

/** Of the target: within the first third the lead is as new as it gets. */
const NEW = 0.34;
const MINUTE = 60;

/** Business time that is left as a ruler whose ticks are quarters of the target, and in words; past it red,
 * with how much. */
export function WaitingClock({ lead: { left, target } }: { lead: WaitingLead }) {
  const { t } = useTranslation('today', { keyPrefix: 'queue.leads' });
  const late = left < 0;
  const minutes = Math.max(late ? 1 : 0, Math.round(Math.abs(left) / MINUTE));
  const spent = late ? 1 : Math.min(1, Math.max(0, 1 - left / (target * MINUTE)));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const time =
    hours > 0
      ? t('hours', { hours, minutes: String(rest).padStart(2, '0') })
      : t('minutes', { minutes });
  const state = late ? 'late' : spent < NEW ? 'new' : 'running';
  return (
    <span className="td-clock" data-state={state} title={t(late ? 'isLate' : 'isLeft', { time })}>
      <svg viewBox="0 0 46 10" width="46" height="10" aria-hidden="true">
        <path
          className="td-ruler"
          d="M.5 4.5v5h40v-7M10.500 9.500v-2.500M20.500 9.500v-2.500M30.500 9.500v-2.500"
        />
        <path
          className="td-spent"
          d={`M.5 1.500h${(40 * spent).toFixed(1)}v4h${(-40 * spent).toFixed(1)}z`}
        />
        {late && <path className="td-past" d="M41 .5 46 3.500 41 6.500z" />}
      </svg>
      <span aria-hidden="true">{late ? `+${time}` : time}</span>
      <span className="vh">{t(late ? 'isLate' : 'isLeft', { time })}</span>
    </span>
  );
}
