import { useTranslation } from 'react-i18next';
import { formatComing } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { ClockFacts } from './clock-facts.ts';
import { useClock } from './use-clock.ts';

/** Ticks in quarters of the target, and fewer where it has long been over. */
function ticksTo(end: number): number[] {
  const step = end > 3 ? Math.ceil(end / 8) : 0.25;
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step);
}

/** The same clock where there is room: the figure, and a ruler with the moments it began and is due. */
export function LargeClock({ facts }: { facts: ClockFacts }) {
  const { t } = useTranslation('clock', { keyPrefix: 'large' });
  const locale = useLocale();
  const clock = useClock(facts, 'answer');
  // Answers from before targets existed have none to compare with.
  if (!clock || facts.target === null) return null;
  const { share, waits, figure, text, due } = clock;
  // No lead waits for this user.
  const looks = clock.looks === 'paused' ? 'running' : clock.looks;
  // Half a target beyond it, or as far as the bar goes.
  const end = Math.max(1.5, share * 1.08);
  const at = (part: number) => `${((part / end) * 100).toFixed(2)}%`;
  const arrived = formatComing(new Date(facts.arrivedAt), new Date(facts.readAt), locale);
  return (
    <div className="clock-line" data-state={looks} data-late={share > 1 || undefined}>
      <p aria-hidden="true">
        <b>{figure}</b> <span>{t(looks === 'fresh' ? 'running' : looks)}</span>
        {waits && <span className="clock-line-waits">{t('waits', { due })}</span>}
      </p>
      <svg role="img" aria-label={text}>
        {ticksTo(end).map((part) => (
          <line key={part} x1={at(part)} x2={at(part)} y1={part % 1 ? 13 : 9} y2="19" />
        ))}
        <line className="clock-line-axis" x1="0" x2="100%" y1="19" y2="19" />
        <rect className="clock-line-bar" x="0" y="8" height="6" width={at(Math.max(share, 0))} />
        {looks === 'late' && (
          <svg x={at(share)} y="5" width="8" height="12" aria-hidden="true">
            <path className="clock-line-bar" d="M0 0 8 6 0 12z" />
          </svg>
        )}
        <line className="clock-line-goal" x1={at(1)} x2={at(1)} y1="2" y2="24" />
        {/* On a line each: long overdue, the two moments lie close together. */}
        <text className="clock-line-due" x={at(1)} y="33" textAnchor={end > 3 ? 'start' : 'middle'}>
          {t('due', { due })}
        </text>
        <text x="0" y="47">
          {t('arrived', { arrived })}
        </text>
      </svg>
    </div>
  );
}
