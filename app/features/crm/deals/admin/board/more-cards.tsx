import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CARDS, MORE_CARDS, MOST_CARDS } from '#app/features/crm/deals/deals.ts';
import { adminPath } from '#app/paths.ts';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';

type Props = {
  /** How many cards of the column are not shown. */
  left: number;
  shown: number;
  stage: string;
  /** The last card that is shown. */
  last: string | undefined;
  /** The column does not begin at its top. */
  behind: boolean;
  /** Of a board of the past. */
  day?: string;
  page: ListPage;
  more: (stage: string) => void;
  busy: boolean;
};

/**
 * The link to the next cards: into the same column, without scripts as another page of it; and for very
 * many to the list.
 */
export function MoreCards(props: Props) {
  const { left, shown, stage, last, behind, day, page, more, busy } = props;
  const { t } = useTranslation('deals');
  // A column that begins elsewhere has an unknown number of earlier cards.
  const some = behind ? (shown - CARDS) % MORE_CARDS === 0 : left > 0;
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    more(stage);
  };
  const place = { day };
  return (
    <>
      {behind && (
        <Link className="link board-more" to={listAddress(page, place)} replace preventScrollReset>
          {t('fromTop')}
        </Link>
      )}
      {some && shown >= MOST_CARDS && !day && (
        <Link
          className="link board-more"
          to={`${adminPath('dealsList')}${listAddress(page, { stage })}`}
        >
          {t('inList', { count: left })}
        </Link>
      )}
      {some && (shown < MOST_CARDS || day) && (
        <Link
          className="link board-more"
          to={listAddress(page, { ...place, behind: `${stage}:${last ?? ''}` })}
          aria-busy={busy}
          replace
          preventScrollReset
          onClick={onClick}
        >
          {behind ? t('moreOf') : t('more', { count: left })}
        </Link>
      )}
    </>
  );
}
