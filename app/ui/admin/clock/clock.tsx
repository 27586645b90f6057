import { Check, Pause } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClockFacts } from './clock-facts.ts';
import { type CountsTo, useClock } from './use-clock.ts';

type Props = {
  facts: ClockFacts;
  to?: CountsTo;
  /** Where there is room: the whole sentence instead of the figure. */
  words?: boolean;
};

/**
 * How long something has for its answer, in a row: a ruler whose ticks are quarters of the target, and the
 * time left; past it a red arrow and how late; outside business hours by when. Counts by itself.
 */
export function Clock({ facts, to = 'answer', words = false }: Props) {
  const { t } = useTranslation('clock');
  const told = useClock(facts, to);
  if (!told) {
    return (
      <span className="ck">
        <span aria-hidden="true">–</span>
        <span className="vh">{t(`${to}.none`)}</span>
      </span>
    );
  }
  const { looks, share, waits, figure, said, due } = told;
  return (
    <span
      className="ck"
      data-state={looks}
      style={{ '--share': Math.min(1, Math.max(0, share)) } as CSSProperties}
      title={looks === 'answered' || looks === 'paused' ? said : t(`${to}.due`, { due })}
    >
      {looks === 'answered' && <Check aria-hidden="true" />}
      {looks === 'paused' && <Pause aria-hidden="true" />}
      {looks === 'answered' || looks === 'paused' || <i aria-hidden="true" />}
      {words || <span aria-hidden="true">{waits ? due : figure}</span>}
      <span className={words ? undefined : 'vh'}>{said}</span>
    </span>
  );
}
