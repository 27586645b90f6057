import { Table2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Table } from '#app/ui/table.tsx';
import { Drawn, Swatch } from './drawn.tsx';
import type { FigureFacts, SentencePiece } from './figure-facts.ts';

export function SentencePart({ part }: { part: SentencePiece }) {
  const { text, to, bad } = part;
  const late = bad ? 'bad' : undefined;
  if (to) {
    return (
      <Link className={bad ? 'link bad' : 'link'} to={to}>
        {text}
      </Link>
    );
  }
  return late ? <span className={late}>{text}</span> : text;
}

function SentenceParts({ parts }: { parts: readonly SentencePiece[] }) {
  return parts.map((part) => <SentencePart key={part.at} part={part} />);
}

type Props = {
  figure: FigureFacts;
  asTable: boolean;
  /** On paper there is no switch, so both are shown. */
  onPaper: boolean;
  onTable: () => void;
  words: { table: string };
};

/** A written question, its answer, and the figure behind it, drawn or as a table. */
export function Figure({ figure, asTable, onPaper, onTable, words }: Props) {
  const id = useId();
  const { question, answer, drawing, legend, table, note, span } = figure;
  const label = answer.map(({ text }) => text).join('');
  // Without any figures there is neither a drawing nor a table.
  const visible = (asTable || onPaper || !drawing) && table.rows.length > 0;
  return (
    <article className={`chart-figure span-${span}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{question}</h2>
        {drawing && (
          <button
            type="button"
            className="chart-tool"
            aria-pressed={asTable}
            aria-label={`${words.table}: ${question}`}
            title={words.table}
            onClick={onTable}
          >
            <Table2 aria-hidden="true" />
          </button>
        )}
      </header>
      <p>
        <SentenceParts parts={answer} />
      </p>
      {drawing && (
        <div className="chart-plot" hidden={asTable && !onPaper}>
          <Drawn drawing={drawing.wide} label={label} className="chart-wide" />
          <Drawn drawing={drawing.narrow} label={label} className="chart-narrow" />
          <ul className="chart-legend">
            {legend.map(({ area, line, text, value }) => (
              <li key={text}>
                {(area || line) && <Swatch {...(area && { area })} {...(line && { line })} />}
                {text}
                {value !== undefined && <b>{value}</b>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {visible && (
        <Table
          caption={question}
          columns={table.columns.map((column) => ({ key: column.label, ...column }))}
          rows={table.rows.map((cells, row) => ({
            key: `${row} ${cells[0]?.text}`,
            cells: cells.map((cell) => <SentencePart key={cell.text} part={cell} />),
          }))}
        />
      )}
      {note && <p className="chart-note">{note}</p>}
    </article>
  );
}
