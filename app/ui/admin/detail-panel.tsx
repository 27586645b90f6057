import { ChevronDown, ChevronUp, Maximize2, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useNavigationType } from 'react-router';
import { type ListPage, listAddress } from './data-table/list-address.ts';
import { useKeys } from './keys/keys.tsx';

type Props = {
  /** Id of the heading inside that names the panel. */
  labelledBy: string;
  /** The list beside it, and its rows in their order. */
  page: ListPage;
  rows: readonly { id: string }[];
  openId: string;
  /** The same on a page of its own, where it has one. */
  full?: string;
  /** Id of the link that opens a row; the focus goes back there. */
  openerOf: (id: string) => string;
  children: ReactNode;
};

/**
 * The record of a row, beside the list, with links to the rows before and after it. Takes the focus when it
 * opens; Escape closes it. Where there is no room for two it covers the list.
 */
export function DetailPanel(props: Props) {
  const { labelledBy, page, rows, openId, full, openerOf, children } = props;
  const { t } = useTranslation('data-table');
  const panel = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const opened = useNavigationType() === 'PUSH';
  const opener = openerOf(openId);
  const closeTo = listAddress(page, { after: page.after ?? undefined });
  const close = () => void navigate(closeTo, { preventScrollReset: true });
  useEffect(() => {
    // A requested field has the focus already.
    if (!opened || panel.current?.contains(document.activeElement)) return;
    panel.current?.focus({ preventScroll: true });
  }, [opened]);
  // The last open row, when the panel closes: while it goes on to another row the focus stays.
  const last = useRef(opener);
  last.current = opener;
  useEffect(() => () => document.getElementById(last.current)?.focus(), []);
  useKeys([{ keys: 'Escape', label: t('keys.shut'), group: 'record', legend: true, run: close }]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  const at = rows.findIndex(({ id }) => id === openId);
  const panelAddress = (id: string) =>
    listAddress(page, { after: page.after ?? undefined, open: id });
  const before = rows[at - 1];
  const after = at < 0 ? undefined : rows[at + 1];
  return (
    <aside
      ref={panel}
      className="detail-panel"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="detail-panel-bar">
        {before && (
          <Link to={panelAddress(before.id)} aria-label={t('previous')} replace preventScrollReset>
            <ChevronUp aria-hidden="true" />
          </Link>
        )}
        {after && (
          <Link to={panelAddress(after.id)} aria-label={t('nextRow')} replace preventScrollReset>
            <ChevronDown aria-hidden="true" />
          </Link>
        )}
        <p>{at >= 0 && t('panelPlace', { at: at + 1, count: rows.length })}</p>
        {full && (
          <Link to={full} aria-label={t('full')}>
            <Maximize2 aria-hidden="true" />
          </Link>
        )}
        <Link to={closeTo} aria-label={t('keys.shut')} preventScrollReset>
          <X aria-hidden="true" />
        </Link>
      </div>
      {children}
    </aside>
  );
}

/** Width from which a list and its panel are side by side; the same as in detail-panel.css. */
export const roomForPanel = () => matchMedia('(min-width: 1200px)').matches;
