import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PastCard, PastColumn } from '#app/features/crm/deals/deals.ts';
import { adminPath } from '#app/paths.ts';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { StageChoice } from '../stage-choice.tsx';
import { PastBoardColumn } from './board-column.tsx';
import { useBoardSteps } from './use-board-steps.ts';
import { useMoreCards } from './use-more-cards.ts';

type Props = { label: string; columns: readonly PastColumn[]; day: string; page: ListPage };

const keyOf = ({ span }: PastCard) => span;

/** The board as it was at the end of a day: read-only. */
export function PastBoard({ label, columns: known, day, page }: Props) {
  const { t } = useTranslation('deals');
  const [current, show] = useState<string>();
  const { columns, more, busy } = useMoreCards({
    known,
    keyOf,
    address: (stage, after) =>
      `${adminPath('dealCards')}${listAddress(page, { day, stage, after })}`,
    failed: () => showNotice('deal', 'error', t('moreFailed')),
  });
  const board = useBoardSteps();
  const visible = columns.some(({ stage }) => stage.id === current)
    ? current
    : columns[0]?.stage.id;
  return (
    <>
      <StageChoice columns={columns} shown={visible} show={show} />
      <section ref={board} className="board past" aria-label={label}>
        {columns.map((column) => (
          <PastBoardColumn
            key={column.stage.id}
            column={column}
            shown={visible === column.stage.id}
            day={day}
            page={page}
            more={more}
            busy={busy === column.stage.id}
          />
        ))}
      </section>
    </>
  );
}
