/** The clock of something that waits for an answer, as the server read it; moments are ISO texts. */
export type ClockFacts = {
  arrivedAt: string;
  /** When it is due; null: it has no clock. */
  dueAt: string | null;
  /** Minutes of business time from the arrival to then. */
  target: number | null;
  answeredAt: string | null;
  /** Business time that the answer took. */
  answerSeconds: number | null;
  /** Business time left, below zero once it is over; null where it was answered or has no clock. */
  leftSeconds: number | null;
  /** Whether business time runs, and when that changes; null: never. */
  open: boolean;
  changesAt: string | null;
  /** When these facts were read. */
  readAt: string;
  /** The other side has to reply: the clock is stopped, within business hours or not. */
  stands?: boolean;
};

export type ClockState =
  | { kind: 'none' }
  | { kind: 'answered'; seconds: number; late: boolean }
  /** `share` of the target is used up. */
  | { kind: 'running' | 'late'; left: number; share: number; running: boolean }
  | { kind: 'paused'; left: number; share: number };

/** Seconds of business time since the facts were read, which was `passed` seconds ago. */
function worked(facts: ClockFacts, passed: number): number {
  if (facts.changesAt === null) return facts.open ? passed : 0;
  const change = (Date.parse(facts.changesAt) - Date.parse(facts.readAt)) / 1000;
  return facts.open ? Math.min(passed, change) : Math.max(0, passed - change);
}

/** The state of a clock so many seconds after it was read. */
export function clockState(facts: ClockFacts, passed: number): ClockState {
  const { target, answerSeconds, leftSeconds } = facts;
  if (answerSeconds !== null) {
    return {
      kind: 'answered',
      seconds: answerSeconds,
      late: target !== null && answerSeconds > target * 60,
    };
  }
  if (leftSeconds === null || target === null) return { kind: 'none' };
  if (facts.stands) {
    return { kind: 'paused', left: leftSeconds, share: 1 - leftSeconds / (target * 60) };
  }
  const run = worked(facts, passed);
  const left = leftSeconds - run;
  const change = facts.changesAt ? Date.parse(facts.changesAt) - Date.parse(facts.readAt) : null;
  return {
    kind: left > 0 ? 'running' : 'late',
    left,
    share: 1 - left / (target * 60),
    running: change === null || passed * 1000 < change ? facts.open : !facts.open,
  };
}
