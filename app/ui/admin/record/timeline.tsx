import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { businessDay } from '#app/i18n/business-day.ts';
import { formatHeadingDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useNow } from '#app/i18n/use-now.ts';
import { HeadingDay } from '../moment.tsx';

/** What the items of a timeline are, as its tabs filter them. */
export const LINE_KINDS = ['message', 'note', 'change'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export type LineItem = {
  key: string;
  /** Where a link leads to the item. */
  id?: string;
  at: string;
  kind: LineKind;
  line: ReactNode;
};

type Props = {
  items: readonly LineItem[];
  part: 'h2' | 'h3';
  /** Tabs that read the items anew, where they are read page by page. */
  tabs?: ReactNode;
  /** Above the first item: a link to older ones. */
  older?: ReactNode;
};

const SHOWN = 'show';
/** So near to its end a timeline is read at its end. */
const NEARLY_PX = 120;

/** Shows the newest item to the person who has just written it, above the place to write where that sticks. False while
 * the field holds a text: the reply to it may come after the item. */
function showWritten(line: Element): boolean {
  const write = line.querySelector('.record-write');
  const field = document.activeElement;
  if (!write?.contains(field) || !(field instanceof HTMLTextAreaElement)) return true;
  if (field.value) return false;
  const item = [...line.querySelectorAll<HTMLElement>('.record-day li')].at(-1);
  if (!item) return true;
  item.style.scrollMarginBlockEnd = `${innerHeight - write.getBoundingClientRect().top + 8}px`;
  item.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Everything that happened to a record, day by day: the newest is last, above the place to write. */
export function Timeline({ items, part: Part, tabs, older }: Props) {
  const { t } = useTranslation('record');
  const locale = useLocale();
  const today = businessDay(useNow());
  const [query] = useSearchParams();
  const shown = LINE_KINDS.find((kind) => kind === query.get(SHOWN));
  const box = useRef<HTMLDivElement>(null);
  const Day = Part === 'h2' ? 'h3' : 'h4';
  const sorted = items
    .filter(({ kind }) => shown === undefined || kind === shown)
    .toSorted((one, other) => one.at.localeCompare(other.at));
  // Where the timeline scrolls by itself, it begins at its newest item, and shows each that comes, except to
  // a reader of older ones.
  const newest = sorted.at(-1)?.key;
  const height = useRef(0);
  const isUnshown = useRef(false);
  useLayoutEffect(() => {
    const column = box.current?.closest('.record-line');
    if (!column || newest === undefined) return;
    const below = height.current - column.scrollTop - column.clientHeight;
    if (below < NEARLY_PX) column.scrollTop = column.scrollHeight;
    isUnshown.current = !showWritten(column);
    height.current = column.scrollHeight;
  }, [newest]);
  // The live update of a note may come before the reply to it, which empties the field and reads the items again.
  useLayoutEffect(() => {
    const column = items.length > 0 && box.current?.closest('.record-line');
    if (column && isUnshown.current) isUnshown.current = !showWritten(column);
  }, [items]);
  const days = Map.groupBy(sorted, ({ at }) => businessDay(new Date(at)));
  const addressOf = (kind: LineKind | undefined) => {
    const next = new URLSearchParams(query);
    next.delete(SHOWN);
    if (kind) next.set(SHOWN, kind);
    return `?${next}`;
  };
  const kinds = LINE_KINDS.filter(
    (kind) => kind === shown || items.some((one) => one.kind === kind),
  );
  return (
    <section className="record-history" aria-labelledby="history" ref={box}>
      <Part className="subtitle" id="history">
        {t('line')}
      </Part>
      {tabs}
      {!tabs && kinds.length > 1 && (
        <nav className="record-tabs" aria-label={t('filter')}>
          {[undefined, ...kinds].map((kind) => (
            <Link
              key={kind ?? 'all'}
              to={addressOf(kind)}
              aria-current={kind === shown ? 'true' : undefined}
              preventScrollReset
              replace
            >
              {t(`kinds.${kind ?? 'all'}`)}{' '}
              <span className="num">
                {kind ? items.filter((one) => one.kind === kind).length : items.length}
              </span>
            </Link>
          ))}
        </nav>
      )}
      {older}
      {[...days].map(([day, lines]) => (
        <div key={day} className="record-day">
          <Day>
            <span>{formatHeadingDay(day, today, locale)}</span>
          </Day>
          <HeadingDay value={day}>
            <ol className="admin-log">
              {lines.map(({ key, id, kind, line }) => (
                <li key={key} id={id} tabIndex={id ? -1 : undefined} data-kind={kind}>
                  {line}
                </li>
              ))}
            </ol>
          </HeadingDay>
        </div>
      ))}
    </section>
  );
}
