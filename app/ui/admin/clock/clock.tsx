import { Check } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClockFacts } from './clock-facts.ts';
import { useClock } from './use-clock.ts';

function PlainClock({ facts }: { facts: ClockFacts }) {
  const { t } = useTranslation('clock');
  const told = useClock(facts);
  if (!told) {
    return (
      <span className="ck">
        <span aria-hidden="true">–</span>
        <span className="vh">{t('none')}</span>
      </span>
    );
  }
  const { looks, share, waits, figure, said, due } = told;
  return (
    <span
      className="ck"
      data-state={looks}
      style={{ '--share': Math.min(1, Math.max(0, share)) } as CSSProperties}
      title={looks === 'answered' ? said : t('due', { due })}
    >
      {looks === 'answered' ? <Check aria-hidden="true" /> : <i aria-hidden="true" />}
      <span aria-hidden="true">{waits ? due : figure}</span>
      <span className="vh">{said}</span>
    </span>
  );
}

/** Read later, one that stands still tells the same: only its moment of reading is another. */
function tellsTheSame(before: { facts: ClockFacts }, { facts }: { facts: ClockFacts }): boolean {
  if (facts.leftSeconds !== null) return before.facts === facts;
  const { readAt } = facts;
  return JSON.stringify({ ...before.facts, readAt }) === JSON.stringify(facts);
}

/**
 * How long something has for its answer, in a row: a ruler whose ticks are quarters of the target, and the
 * time left; past it a red arrow and how late; outside business hours by when. Counts by itself.
 */
export const Clock = memo(PlainClock, tellsTheSame);
