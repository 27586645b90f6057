import type { ReactNode } from 'react';
import { FigureFrame } from '#app/ui/figure-frame.tsx';
import { Table } from '#app/ui/table.tsx';
import { scaleFor } from './chart-scale.ts';

export type Bar = {
  key: string;
  /** Short, under the bar. */
  label: string;
  /** Whole, in the table. */
  name: string;
  value: number;
  /** Not over yet: drawn dashed. */
  open?: boolean;
};

type Props = {
  /** The question of the figure. */
  question: string;
  /** The result in words, for users who do not see the bars. */
  answer: string;
  /** What all bars add up to. */
  note: ReactNode;
  bars: readonly Bar[];
  /** Caption and heads of the table behind it. */
  table: { summary: string; name: string; value: string };
};

/** Percent of the height: room for the figures above, and for the labels below. */
const TOP = 10;
const FLOOR = 86;
/** Percent of the width that the scale takes at the left. */
const LEFT = 6;

/** Bars over one axis, with the same figures as a table behind them. */
export function BarChart({ question, answer, note, bars, table }: Props) {
  const { top, steps } = scaleFor(Math.max(0, ...bars.map(({ value }) => value)));
  const height = (value: number) => ((FLOOR - TOP) * value) / top;
  const slot = (100 - LEFT) / Math.max(1, bars.length);
  const middle = (index: number) => LEFT + slot * (index + 0.5);
  return (
    <FigureFrame caption={note}>
      <h2 className="bar-chart-question">{question}</h2>
      <svg className="bar-chart" role="img" aria-label={answer}>
        {steps.map((step) => (
          <g key={step}>
            <line
              className="bar-chart-line"
              x1={`${LEFT}%`}
              x2="100%"
              y1={`${FLOOR - height(step)}%`}
              y2={`${FLOOR - height(step)}%`}
            />
            <text className="bar-chart-step" x={`${LEFT - 1.5}%`} y={`${FLOOR - height(step)}%`}>
              {step}
            </text>
          </g>
        ))}
        {bars.map(({ key, label, value, open }, index) => (
          <g key={key}>
            <rect
              className={open ? 'bar-chart-bar open' : 'bar-chart-bar'}
              x={`${middle(index) - slot * 0.31}%`}
              width={`${slot * 0.62}%`}
              y={`${FLOOR - height(value)}%`}
              height={`${height(value)}%`}
            />
            {value > 0 && (
              <text
                className="bar-chart-value"
                x={`${middle(index)}%`}
                y={`${FLOOR - height(value) - 2.5}%`}
              >
                {value}
              </text>
            )}
            <text className="bar-chart-label" x={`${middle(index)}%`} y="95%">
              {label}
            </text>
          </g>
        ))}
        <line
          className="bar-chart-floor"
          x1={`${LEFT}%`}
          x2="100%"
          y1={`${FLOOR}%`}
          y2={`${FLOOR}%`}
        />
      </svg>
      <details className="bar-chart-table">
        <summary>{table.summary}</summary>
        <Table
          caption={question}
          columns={[
            { key: 'name', label: table.name },
            { key: 'value', label: table.value, numeric: true },
          ]}
          rows={bars.map(({ key, name, value }) => ({ key, cells: [name, value] }))}
        />
      </details>
    </FigureFrame>
  );
}
