import { useTranslation } from 'react-i18next';
import { formatComing } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { type ClockFacts, clockState } from './clock-facts.ts';
import { lasting } from './lasting.ts';
import { usePassed } from './use-passed.ts';

/** The share of the target that counts as fresh. */
const FRESH = 1 / 3;

type ClockText = {
  looks: 'answered' | 'fresh' | 'running' | 'late' | 'paused';
  /** The used share of the target; of an answer without one, none. */
  share: number;
  /** Outside of business hours. */
  waits: boolean;
  /** 46:59, +24 min, 18 min */
  figure: string;
  /** The same as a sentence. */
  text: string;
  /** By when. */
  due: string;
};

/** 46:59 */
function countdown(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** What a clock counts to: the first answer, or the solution. */
export type CountsTo = 'answer' | 'solution';

/** The state of a clock in this second, with its text; null where there is none. */
export function useClock(facts: ClockFacts, to: CountsTo): ClockText | null {
  const { t } = useTranslation('clock');
  const locale = useLocale();
  const passed = usePassed(facts.readAt, facts.leftSeconds !== null && !facts.stands);
  const state = clockState(facts, passed);
  if (state.kind === 'none') return null;
  const now = new Date(Date.parse(facts.readAt) + passed * 1000);
  const due = facts.dueAt ? formatComing(new Date(facts.dueAt), now, locale) : '';
  const whole = (facts.target ?? 0) * 60;
  if (state.kind === 'answered') {
    const took = lasting(state.seconds, t);
    return {
      looks: 'answered',
      share: whole > 0 ? state.seconds / whole : 0,
      waits: false,
      figure: took,
      text: t(`${to}.${state.late ? 'doneLate' : 'done'}`, { took }),
      due,
    };
  }
  const { share, left } = state;
  const far = lasting(Math.abs(left), t);
  const words = { far, target: lasting(whole, t), due };
  if (state.kind === 'paused') {
    const text = t(left > 0 ? 'paused' : 'pausedLate', words);
    return { looks: 'paused', share, waits: false, figure: left > 0 ? far : `+${far}`, text, due };
  }
  if (state.kind === 'late') {
    const text = t(`${to}.late`, words);
    return { looks: 'late', share, waits: false, figure: `+${far}`, text, due };
  }
  return {
    looks: state.running && share < FRESH ? 'fresh' : 'running',
    share,
    waits: !state.running,
    figure: left < 3600 ? countdown(left) : far,
    text: t(`${to}.${state.running ? 'left' : 'waits'}`, words),
    due,
  };
}
