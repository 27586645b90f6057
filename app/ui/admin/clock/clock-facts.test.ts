import { expect, it } from 'vitest';
import { type ClockFacts, clockState } from './clock-facts.ts';

const FACTS: ClockFacts = {
  arrivedAt: '2026-11-24T13:29:00Z',
  dueAt: '2026-11-24T14:29:00Z',
  target: 60,
  answeredAt: null,
  answerSeconds: null,
  leftSeconds: 2820,
  open: true,
  changesAt: '2026-11-24T13:52:00Z',
  readAt: '2026-11-24T13:42:00Z',
};
const after = (passed: number, changed: Partial<ClockFacts> = {}) =>
  clockState({ ...FACTS, ...changed }, passed);

it('runs during business hours, and pauses from closing time on', () => {
  expect(after(0)).toEqual({ kind: 'running', left: 2820, share: 780 / 3600, running: true });
  expect(after(60)).toMatchObject({ left: 2760, running: true });
  expect(after(700)).toMatchObject({ left: 2220, running: false });
  expect(after(9000)).toMatchObject({ left: 2220, running: false });
});

it('pauses outside business hours, and runs from opening time on', () => {
  expect(after(599, { open: false })).toMatchObject({ left: 2820, running: false });
  expect(after(660, { open: false })).toMatchObject({ left: 2760, running: true });
});

it('is late once the time is over, and shows how late', () => {
  expect(after(90, { leftSeconds: 60 })).toMatchObject({ kind: 'late', left: -30 });
  expect(after(0, { leftSeconds: 0 })).toMatchObject({ kind: 'late', share: 1 });
});

it('shows how long an answer took, and whether it was late', () => {
  const answered = { answeredAt: FACTS.dueAt, answerSeconds: 3601, leftSeconds: null };
  expect(after(50, answered)).toEqual({ kind: 'answered', seconds: 3601, late: true });
  expect(after(50, { ...answered, target: null })).toMatchObject({ late: false });
});

it('without a target there is none', () => {
  expect(after(0, { target: null, dueAt: null, leftSeconds: null })).toEqual({ kind: 'none' });
});

it('of a company that never closes runs on', () => {
  expect(after(7200, { changesAt: null })).toMatchObject({ kind: 'late', left: -4380 });
});
