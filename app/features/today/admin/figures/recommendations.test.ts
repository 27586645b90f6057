import { expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { registerMessages } from '#app/i18n/instances.ts';
import type { Days, TodayRange } from '../today-range.ts';
import { figureWords } from './figure-words.server.ts';
import { scoreNote } from './measures.server.ts';
import { recommendations } from './recommendations.server.ts';
import { comparedScores, type ScoreDay, scoreOf } from './recommendations.store.server.ts';

registerMessages(messages);

const RANGE: TodayRange & { was: Days } = {
  kind: 'own',
  from: '2026-03-01',
  to: '2026-03-31',
  days: 31,
  comparison: 'before',
  was: { from: '2026-02-01', to: '2026-02-28' },
};
const words = figureWords('pt-BR');

const line = (day: string, promoters: number, detractors: number): ScoreDay => ({
  day,
  promoters,
  passives: 0,
  detractors,
});

const figureOf = (lines: readonly ScoreDay[]) => recommendations(lines, RANGE, words);

it('marks few answers as few, without a margin or a comparison', () => {
  const lines = [line('2026-02-03', 0, 1), line('2026-03-03', 2, 0)];
  const figure = figureOf(lines);
  const text = JSON.stringify(figure);
  expect(JSON.stringify(figure.answer)).toContain('com 2 respostas: ainda é pouco para concluir.');
  expect(text).not.toMatch(/margem|intervalo|±|"look":"margin"/);
  const [now, was] = [scoreOf(lines, RANGE), scoreOf(lines, RANGE.was)];
  expect(comparedScores(now, was)).toEqual([100, null]);
  expect(now && scoreNote(now, words)).toBe('só 2 respostas');
});

it('many answers have a margin, and months of few none', () => {
  const lines = [line('2026-02-03', 1, 1), line('2026-03-03', 30, 10)];
  const figure = figureOf(lines);
  expect(JSON.stringify(figure.answer)).toContain('com 40 respostas');
  // February has too few to be compared.
  expect(JSON.stringify(figure.answer)).not.toContain('margem');
  expect(figure.table?.rows.map((cells) => cells[2]?.text)).toEqual(['', '', '', '', '', '26']);
  const marks = JSON.stringify(figure.drawing?.wide).match(/"look":"margin"/g);
  expect(marks).toHaveLength(1);
});

it('compares two months with enough answers', () => {
  const lines = [line('2026-02-03', 5, 35), line('2026-03-03', 35, 5)];
  expect(JSON.stringify(figureOf(lines).answer)).toContain('Subiu desde fev, além da margem.');
});
