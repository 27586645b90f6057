import { Link } from 'react-router';
import type { AreaLook, Drawing, LineLook, Mark } from './drawing.ts';

/** Textures of every drawing on the screen; once, before the first of them. */
export function ChartTextures() {
  return (
    <svg className="chart-textures" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern
          id="ch-hatch"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V5" className="chart-hatch" />
        </pattern>
        <pattern
          id="ch-left"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V5" className="chart-left" />
        </pattern>
        <pattern id="ch-dots" width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M1 1h1.2v1.2H1z" className="chart-dots" />
        </pattern>
      </defs>
    </svg>
  );
}

function Marks({ marks }: { marks: readonly Mark[] }) {
  return marks.map((mark, index) => {
    // Marks are replaced as a whole: none of them has state.
    const key = `${mark.kind}${index}`;
    if (mark.kind === 'way') {
      // Its text is its accessible name; without text it has one of its own.
      const hasText = mark.marks.some(({ kind }) => kind === 'text');
      return (
        <Link
          key={key}
          to={mark.to}
          aria-label={hasText ? undefined : mark.name}
          tabIndex={mark.aside ? -1 : undefined}
        >
          {!hasText && <title>{mark.name}</title>}
          <Marks marks={mark.marks} />
        </Link>
      );
    }
    if (mark.kind === 'text') {
      const { x, y, text, look, anchor } = mark;
      return (
        <text key={key} x={x} y={y} textAnchor={anchor} className={look && `chart-${look}-text`}>
          {`${text} `}
        </text>
      );
    }
    return <path key={key} d={mark.d} className={`chart-${mark.kind} ${mark.look}`} />;
  });
}

type Props = { drawing: Drawing; label: string; className?: string };

/** The caller redraws it for each width: nothing in it scales but the paper. */
export function Drawn({ drawing: { width, height, marks }, label, className }: Props) {
  const leads = marks.some(({ kind }) => kind === 'way');
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className ? `chart ${className}` : 'chart'}
      role={leads ? 'group' : 'img'}
      aria-label={label}
    >
      <Marks marks={marks} />
    </svg>
  );
}

/** A stroke or a filling as the sample of a legend. */
export function Swatch({ area, line }: { area?: AreaLook; line?: LineLook }) {
  return (
    <svg className="chart chart-swatch" viewBox="0 0 12 12" aria-hidden="true">
      {area && <path className={`chart-area ${area}`} d="M.5.5h11v11H.5z" />}
      {line && (
        <path className={`chart-line ${line}`} d={line === 'margin' ? 'M6 1v10' : 'M0 6h12'} />
      )}
    </svg>
  );
}
