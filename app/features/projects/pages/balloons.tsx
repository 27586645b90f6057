import { useTranslation } from 'react-i18next';
import type { Comment, Names, Pin } from '../projects.ts';
import type { VisiblePage } from './visible-pages.server.ts';

/** Where the number is beside its place, in pixels; near an edge on the other side of it. */
const OFFSET = 34;
const RADIUS = 13;
const LAST_THIRD = 0.75;

const percent = (part: number) => `${(100 * part).toFixed(2)}%`;

/** A place on a page, and the number that a line leads to. */
function Balloon({ at: { x, y, number } }: { at: Omit<Pin, 'page'> }) {
  const offset = x > LAST_THIRD ? -OFFSET : OFFSET;
  return (
    <svg x={percent(x)} y={percent(y)} overflow="visible" aria-hidden="true">
      <path className="pin-line" d={`M0 0H${offset}`} />
      <rect className="pin-place" x={-4} y={-4} width={8} height={8} />
      <circle className="pin-ring" cx={offset} r={RADIUS} />
      <text className="pin-number" x={offset} dy="0.35em" textAnchor="middle">
        {number || '+'}
      </text>
    </svg>
  );
}

export const commentId = (id: string): string => `dito-${id}`;

type BalloonsProps = {
  page: number;
  comments: readonly Comment[];
  names: Names;
  /** The place that is being chosen. */
  draft?: { x: number; y: number } | undefined;
};

/** Numbers on a page, each a link to the comment at that place. */
export function Balloons({ page, comments, names, draft }: BalloonsProps) {
  const { t } = useTranslation('projects');
  const here = comments.flatMap(({ id, author, pin }) =>
    pin?.page === page ? [{ id, pin, name: (author && names[author]) ?? t('gone') }] : [],
  );
  if (here.length === 0 && !draft) return null;
  return (
    <svg className="pins">
      <title>{t('pins.title', { count: here.length })}</title>
      {here.map(({ id, pin, name }) => (
        <a
          key={id}
          href={`#${commentId(id)}`}
          aria-label={t('pins.said', { number: pin.number, name })}
        >
          <Balloon at={pin} />
        </a>
      ))}
      {draft && <Balloon at={{ ...draft, number: 0 }} />}
    </svg>
  );
}

/** A page as a picture that takes its room before it has come. */
export function PagePicture({
  page,
  alt,
  eager,
}: {
  page: VisiblePage;
  alt: string;
  eager?: boolean;
}) {
  const { src, larger, smallerWidth, width, height } = page;
  return (
    <img
      alt={alt}
      {...{ src, width, height }}
      srcSet={larger ? `${src} ${smallerWidth}w, ${larger.src} ${larger.width}w` : undefined}
      sizes={larger ? '(min-width: 900px) 58vw, 94vw' : undefined}
      loading={eager ? undefined : 'lazy'}
    />
  );
}
