import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import type { Column, DealRow, Stage } from '#app/features/crm/deals/deals.ts';
import { adminPath } from '#app/paths.ts';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { usePostsInTurn } from '#app/ui/admin/use-posts-in-turn.ts';
import { asksFor, MoveDialog, type MoveQuestion } from '../move-dialog.tsx';
import { StageChoice } from '../stage-choice.tsx';
import { useDealPosts, useUndoKey } from '../use-deal-posts.ts';
import { BoardColumn } from './board-column.tsx';
import { useBoardSteps } from './use-board-steps.ts';
import { useCardDrag } from './use-card-drag.ts';
import { useCardKeys } from './use-card-keys.ts';
import { useMoreCards } from './use-more-cards.ts';

type Props = {
  label: string;
  columns: readonly Column[];
  /** The filters of the board. */
  page: ListPage;
};

const keyOf = ({ id }: DealRow) => id;

/** The columns with a deal in its new stage, before the server has confirmed the move. */
function withMove(columns: readonly Column[], id: string, to: string): readonly Column[] {
  const from = columns.find(({ cards }) => cards.some((card) => card.id === id));
  const deal = from?.cards.find((card) => card.id === id);
  if (!from || !deal || from.stage.id === to) return columns;
  return columns.map((column) => {
    const { stage, deals, value, cards } = column;
    if (stage.id === from.stage.id) {
      const left = cards.filter((card) => card.id !== id);
      return { ...column, deals: deals - 1, value: value - deal.value, cards: left };
    }
    if (stage.id !== to) return column;
    const moved = { ...deal, stageId: to, stage: stage.name, stageSince: new Date().toISOString() };
    return { ...column, deals: deals + 1, value: value + deal.value, cards: [moved, ...cards] };
  });
}

/** The columns with the deals of all posted moves in their new stages. */
const withMoves = (columns: readonly Column[], posts: readonly FormData[]) =>
  posts.reduce(
    (moved, post) => withMove(moved, String(post.get('id') ?? ''), String(post.get('stage') ?? '')),
    columns,
  );

/** Focuses a card whose element is another now; in a collapsed column, the button that opens it. */
function focusMoved(id: string): void {
  const active = document.activeElement;
  if (active !== document.body && !active?.matches('.board-fold')) return;
  const card = document.getElementById(`deal-${id}`);
  const to = card?.checkVisibility()
    ? card
    : card?.closest('.board-col')?.querySelector<HTMLElement>('.board-fold');
  to?.focus({ preventScroll: true });
}

/** Deals by stage, moved from one to the next with a mouse, by keyboard, or by buttons on a phone. */
export function Board({ label, columns: read, page }: Props) {
  const { t } = useTranslation('deals');
  const { may } = usePermissions();
  const mayMove = may('crm', 'update');
  const {
    columns: known,
    more,
    busy,
  } = useMoreCards({
    known: read,
    keyOf,
    address: (stage, after) => `${adminPath('dealCards')}${listAddress(page, { stage, after })}`,
    failed: () => showNotice('deal', 'error', t('moreFailed')),
  });
  const stageName = (id: string) => known.find(({ stage }) => stage.id === id)?.stage.name ?? '';
  const action = adminPath('deals');
  const fetcher = useDealPosts(action, stageName);
  const [question, setQuestion] = useState<MoveQuestion>();
  // Cards are moved faster than replies arrive.
  const { post, posts } = usePostsInTurn(fetcher, action);
  const columns = useMemo(() => withMoves(known, posts), [known, posts]);
  const held = useRef<string>(undefined);
  const move = useCallback(
    (deal: DealRow, stage: Stage) => {
      if (asksFor(stage, deal.value)) return setQuestion({ deal, stage });
      post([
        ['intent', 'move'],
        ['id', deal.id],
        ['seen', deal.stageId],
        ['stage', stage.id],
      ]);
    },
    [post],
  );
  const send = (form: FormData) => {
    setQuestion(undefined);
    held.current = form.get('id')?.toString();
    post(form);
  };
  // The card that had opened the dialog is another element by the time it closes.
  useEffect(() => {
    if (!question && held.current) focusMoved(held.current);
  }, [question]);
  // A card in another column is another element: the focus moves along with it, there and back.
  useLayoutEffect(() => {
    if (columns && held.current) focusMoved(held.current);
  }, [columns]);
  const drop = (id: string, to: string) => {
    const deal = columns.flatMap(({ cards }) => cards).find((card) => card.id === id);
    const stage = columns.find((column) => column.stage.id === to)?.stage;
    if (deal && stage && deal.stageId !== to) move(deal, stage);
  };
  const layer = useRef<HTMLUListElement>(null);
  const carry = useCardDrag(layer, drop);
  const { onKeyDown, picked, over, announcement, unpick } = useCardKeys({
    columns,
    may: mayMove,
    move,
  });
  const [current, show] = useState<string>();
  const visible = columns.some(({ stage }) => stage.id === current)
    ? current
    : columns[0]?.stage.id;
  useUndoKey(fetcher, action);
  const board = useBoardSteps();
  return (
    <>
      <StageChoice columns={columns} shown={visible} show={show} />
      {mayMove && (
        <p className="unseen" id="board-keys">
          {t('keysHint')}
        </p>
      )}
      <p className="unseen" role="status">
        {announcement &&
          t(`told.${announcement.key}`, {
            deal: announcement.deal.title,
            stage: announcement.stage.name,
          })}
      </p>
      <section
        ref={board}
        className="board"
        aria-label={label}
        onPointerDown={mayMove ? carry : undefined}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          if (target.matches('.board-fold')) return;
          held.current = target.closest<HTMLElement>('[data-card]')?.dataset['card'];
        }}
        onBlur={({ currentTarget, target, relatedTarget }) => {
          if (target.isConnected) held.current = undefined;
          if (picked && relatedTarget && !currentTarget.contains(relatedTarget)) unpick();
        }}
      >
        {columns.map((column, index) => (
          <BoardColumn
            key={column.stage.id}
            column={column}
            before={columns[index - 1]?.stage}
            next={columns[index + 1]?.stage}
            picked={column.cards.some(({ id }) => id === picked) ? picked : undefined}
            over={over === column.stage.id}
            shown={visible === column.stage.id}
            page={page}
            more={more}
            busy={busy === column.stage.id}
            may={mayMove}
            mayBegin={may('crm', 'create')}
            move={move}
          />
        ))}
      </section>
      <ul className="board-lift" ref={layer} aria-hidden="true" />
      <MoveDialog question={question} send={send} shut={() => setQuestion(undefined)} />
    </>
  );
}
