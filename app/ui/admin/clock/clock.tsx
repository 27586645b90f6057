import { Check, Pause } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClockFacts } from './clock-facts.ts';
import { type CountsTo, useClock } from './use-clock.ts';

type Props = {
  facts: ClockFacts;
  to?: CountsTo;
  /** Where there is room: the whole sentence instead of the figure. */
  words?: boolean;
};

function PlainClock({ facts, to = 'answer', words = false }: Props) {
  const { t } = useTranslation('clock');
  const clock = useClock(facts, to);
  if (!clock) {
    return (
      <span className="clock">
        <span aria-hidden="true">–</span>
        <span className="unseen">{t(`${to}.none`)}</span>
      </span>
    );
  }
  const { looks, share, waits, figure, text, due } = clock;
  return (
    <span
      className="clock"
      data-state={looks}
      style={{ '--share': Math.min(1, Math.max(0, share)) } as CSSProperties}
      title={looks === 'answered' || looks === 'paused' ? text : t(`${to}.due`, { due })}
    >
      {looks === 'answered' && <Check aria-hidden="true" />}
      {looks === 'paused' && <Pause aria-hidden="true" />}
      {looks === 'answered' || looks === 'paused' || <i aria-hidden="true" />}
      {words || <span aria-hidden="true">{waits ? due : figure}</span>}
      <span className={words ? undefined : 'unseen'}>{text}</span>
    </span>
  );
}

/** Read later, a standing clock shows the same: only its moment of reading differs. */
function showsTheSame(before: Props, { facts, to, words }: Props): boolean {
  if (before.to !== to || before.words !== words) return false;
  if (facts.leftSeconds !== null) return before.facts === facts;
  const { readAt } = facts;
  return JSON.stringify({ ...before.facts, readAt }) === JSON.stringify(facts);
}

/**
 * The time left for an answer, in a row: a ruler whose ticks are quarters of the target, and the time left;
 * past it a red arrow and the delay; outside business hours the due time. Counts by itself.
 */
export const Clock = memo(PlainClock, showsTheSame);
