import { describe, expect, it } from 'vitest';
import { type Bar, type BarDays, type BarStage, barOf, dayAfter, STAGES } from './bar.ts';
import { cellsOf } from './cells.ts';
import { type BarDrawing, drawBar, type Label } from './draw-bar.ts';

const START = '2026-08-03';
const WORDS = {
  promised: 'prometido 23 nov 2027',
  end: 'previsto 23 dez 2027',
  delay: '+1234 dias',
  today: 'hoje, 24 nov',
  month: (day: string) => day.slice(5, 7),
};

/** Numbers that look random and are the same each time. */
function chances(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return (most: number) => Math.floor(next() * (most + 1));
}

/** Stages of a day or of a year, promised or not, late, early, waited for, paused, ended, delivered. */
function someDays(seed: number): BarDays {
  const chance = chances(seed * 7919 + 1);
  const longest = [1, 9, 40, 365][chance(3)] ?? 1;
  const day = (at: number) => dayAfter(START, at);
  const closed = chance(6);
  const undated = chance(4) === 0 ? chance(5) : 6;
  let [promise, seen] = [0, 0];
  const stages: BarStage[] = STAGES.map((_, i) => {
    promise += chance(longest);
    seen = Math.max(0, seen + Math.max(0, chance(longest) + (chance(2) - 1) * chance(longest)));
    const dated = i < undated;
    return {
      promised: dated ? day(promise) : null,
      planned: i >= closed && (dated || chance(1)) ? day(Math.max(seen, promise)) : null,
      actual: i < closed ? day(seen) : null,
    };
  });
  const today = day(chance(seen * 2 + 3) - 1);
  const waits = Array.from({ length: chance(3) }, () => {
    const since = chance(seen + 2);
    return { since: day(since), until: chance(2) === 0 ? null : day(since + chance(longest)) };
  });
  const stop = chance(5);
  return {
    startsOn: START,
    today,
    stages,
    waits,
    pausedOn: stop === 0 ? today : null,
    endedOn: stop === 1 ? today : null,
  };
}

const many = Array.from({ length: 2000 }, (_, seed) => someDays(seed));
const sizes = [
  { width: 288, thickness: 30 },
  { width: 960, thickness: 40 },
  { width: 1360, thickness: 52 },
];
function each(check: (days: BarDays, bar: Bar, drawing: BarDrawing) => void) {
  for (const days of many) {
    const bar = barOf(days);
    for (const size of sizes) check(days, bar, drawBar(bar, days.startsOn, WORDS, size));
  }
}

describe('the bar of a project, whatever its days', () => {
  it('is one piece: no part overlaps another, and none is missing', () => {
    each((days, { pieces }) => {
      let at = 0;
      for (const { from, to, stage } of pieces) {
        expect([days, stage, from]).toEqual([days, stage, at]);
        expect(to).toBeGreaterThan(from);
        at = to;
      }
      expect(pieces.map(({ stage }) => stage)).toEqual(
        pieces.map(({ stage }) => stage).toSorted((one, other) => one - other),
      );
    });
  });

  it('draws lengths true to time, none beyond the paper', () => {
    each((_, bar, { pieces, width, actual }) => {
      const scale = (width - 14) / bar.last;
      const body = actual.end - actual.head.length * 0.64;
      for (const { x, width: wide, from, to } of pieces) {
        expect(x).toBeGreaterThanOrEqual(2);
        expect(x + wide).toBeLessThanOrEqual(width);
        if (x + wide < body - 0.2) expect(Math.abs(wide - (to - from) * scale)).toBeLessThan(0.25);
      }
    });
  });

  it('never moves what was promised, whatever happens afterwards', () => {
    for (const days of many) {
      const { promised } = barOf(days);
      const before = barOf({
        ...days,
        waits: [],
        pausedOn: null,
        endedOn: null,
        stages: days.stages.map((stage) => ({ ...stage, planned: null, actual: null })),
      });
      expect(promised).toEqual(before.promised);
    }
  });

  it('letters no two words over each other, and none off the paper', () => {
    each((days, _, { labels, width }) => {
      const rows = Map.groupBy(labels, ({ row }) => row);
      for (const row of rows.values()) {
        const sorted = row.toSorted((one, other) => one.from - other.from);
        sorted.forEach((label: Label, i) => {
          const next = sorted[i + 1];
          expect(label.from).toBeGreaterThanOrEqual(0);
          expect(label.to).toBeLessThanOrEqual(width + 0.01);
          if (next)
            expect([days, label.text, label.to <= next.from]).toEqual([days, label.text, true]);
        });
      }
    });
  });

  it('numbers a stage once, inside of itself', () => {
    each((_, __, { numbers, pieces }) => {
      expect(new Set(numbers.map(({ stage }) => stage)).size).toBe(numbers.length);
      for (const { stage, x } of numbers) {
        const inside = pieces.some(
          (piece) => piece.stage === stage && x - 4 >= piece.x && x + 4 <= piece.x + piece.width,
        );
        expect(inside).toBe(true);
      }
    });
  });

  it('has active pieces only while the project runs or waits, and in one stage at most', () => {
    each((_, { state, pieces, today }) => {
      const active = pieces.filter(({ kind }) => kind === 'active');
      if (state !== 'running' && state !== 'waiting') expect(active).toEqual([]);
      expect(new Set(active.map(({ stage }) => stage)).size).toBeLessThanOrEqual(1);
      for (const { to } of active) expect(to).toBeLessThanOrEqual(Math.max(today, 0));
    });
  });
});

it('shows six cells in a mail: closed, in progress, and ahead', () => {
  for (const days of many) {
    const cells = cellsOf(days);
    const { current } = barOf(days);
    expect(cells.map(({ stage }) => stage)).toEqual([...STAGES]);
    expect(cells.filter(({ kind }) => kind === 'closed').length).toBe(
      days.stages.filter(({ actual }) => actual !== null).length,
    );
    expect(cells.find(({ kind }) => kind === 'now')?.stage ?? null).toBe(current);
    for (const { share } of cells) expect(share).toBeGreaterThanOrEqual(4);
  }
});

describe('one bar', () => {
  const days: BarDays = {
    startsOn: START,
    today: '2026-11-24',
    pausedOn: null,
    endedOn: null,
    waits: [
      { since: '2026-08-28', until: '2026-09-04' },
      { since: '2026-11-20', until: null },
    ],
    stages: [
      { promised: '2026-08-07', planned: null, actual: '2026-08-07' },
      { promised: '2026-08-21', planned: null, actual: '2026-08-21' },
      { promised: '2026-09-04', planned: null, actual: '2026-09-11' },
      { promised: '2026-11-13', planned: '2026-12-04', actual: null },
      { promised: '2026-11-25', planned: '2026-12-16', actual: null },
      { promised: '2026-12-02', planned: '2026-12-23', actual: null },
    ],
  };

  it('is blocked from the start of an open wait, and keeps the blocked days of an earlier one', () => {
    const bar = barOf(days);
    expect([bar.state, bar.current, bar.delay, bar.stoppedDay]).toEqual(['waiting', 4, 21, 109]);
    expect(bar.pieces.map(({ stage, kind, from, to }) => [stage, kind, from, to])).toEqual([
      [1, 'done', 0, 4],
      [2, 'done', 4, 18],
      [3, 'done', 18, 25],
      [3, 'blocked', 25, 32],
      [3, 'done', 32, 39],
      [4, 'active', 39, 109],
      [4, 'blocked', 109, 113],
      [4, 'remaining', 113, 123],
      [5, 'remaining', 123, 135],
      [6, 'remaining', 135, 142],
    ]);
  });

  it('is late once its day has passed, without any edit', () => {
    const stages = days.stages.map((stage) => ({ ...stage, planned: null }));
    const late = barOf({ ...days, waits: [], today: '2026-12-10', stages });
    expect([late.state, late.delay]).toEqual(['running', 8]);
  });

  it('shows no end where it is unknown', () => {
    expect(barOf({ ...days, pausedOn: '2026-11-20' }).delay).toBeNull();
    const [first, ...rest] = days.stages;
    const open = rest.map(() => ({ promised: null, planned: null, actual: null }));
    const bar = barOf({
      ...days,
      waits: [],
      stages: [first ?? rest[0] ?? open[0], ...open].flatMap((s) => s ?? []),
    });
    expect([bar.delay, bar.promised.length]).toEqual([null, 1]);
  });
});
