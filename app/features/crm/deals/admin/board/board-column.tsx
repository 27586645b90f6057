import { Plus } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column, DealRow, PastColumn, Stage } from '#app/features/crm/deals/deals.ts';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import { DealCard, PastDealCard } from './deal-card.tsx';
import { MoreCards } from './more-cards.tsx';

type HeadProps = { stage: Stage; deals: number; value: number };

/** The name of a column, its number of deals, their value, and the win chance. */
function Head({ stage, deals, value }: HeadProps) {
  const { t } = useTranslation('deals');
  const locale = useLocale();
  const over = stage.kind !== 'open';
  return (
    <header className="board-head">
      <h2>
        {/* A figure alone: with its word the heads of some columns were a line higher than their
           neighbours'. */}
        {stage.name} <span aria-hidden="true">{deals.toLocaleString(locale)}</span>
        <span className="unseen">{t('deals', { count: deals })}</span>
      </h2>
      <p>
        <b>{formatBrl(value, locale)}</b>
        <span>{over ? t('last30') : t('chance', { chance: stage.chance })}</span>
      </p>
      {!over && (
        <meter className="board-chance" value={stage.chance} max={100} aria-hidden="true" />
      )}
    </header>
  );
}

type FrameProps = HeadProps & {
  over: boolean;
  shown: boolean;
  more: ReactNode;
  past?: boolean;
  children: ReactNode;
};

function Frame({ stage, deals, value, over, shown, more, past, children }: FrameProps) {
  const { t } = useTranslation('deals');
  const locale = useLocale();
  // Closed columns are collapsed until they are opened.
  const [wide, widen] = useState(false);
  const aside = stage.kind !== 'open';
  return (
    <section
      className="board-col"
      aria-label={stage.name}
      data-stage={past ? undefined : stage.id}
      data-kind={stage.kind}
      data-wide={wide || undefined}
      data-over={over ? '' : undefined}
      data-shown={shown || undefined}
    >
      <Head stage={stage} deals={deals} value={value} />
      {aside && (
        <button
          type="button"
          className="board-fold"
          aria-expanded={wide}
          onClick={() => widen((is) => !is)}
        >
          {/* Beside an open column its head says the name and the number. */}
          <span className={wide ? 'unseen' : undefined}>
            {stage.name} {deals.toLocaleString(locale)}
          </span>{' '}
          <span className={wide ? undefined : 'unseen'}>{t(wide ? 'fold' : 'unfold')}</span>
        </button>
      )}
      <ul className="board-cards">{children}</ul>
      {deals === 0 && <p className="board-none">{t(aside ? 'noneOver' : 'noneHere')}</p>}
      {more}
    </section>
  );
}

/** A link to a new deal in this stage. */
function BeginHere({ stage }: { stage: Stage }) {
  const { t } = useTranslation('deals');
  return (
    <Link
      className="board-begin"
      to={`${adminPath('newDeal')}?stage=${stage.id}`}
      aria-label={t('new.in', { stage: stage.name })}
    >
      <Plus aria-hidden="true" /> {t('one')}
    </Link>
  );
}

type MoreProps = {
  page: ListPage;
  more: (stage: string) => void;
  busy: boolean;
};

type Props = MoreProps & {
  column: Column;
  before: Stage | undefined;
  next: Stage | undefined;
  picked: string | undefined;
  over: boolean;
  shown: boolean;
  may: boolean;
  mayBegin: boolean;
  move: (deal: DealRow, stage: Stage) => void;
};

/** A stage with its deals. Rerendered only when something in it has changed. */
export const BoardColumn = memo(function BoardColumn(props: Props) {
  const { column, before, next, picked, over, shown, may, mayBegin, move } = props;
  const { page, more, busy } = props;
  const { stage, deals, value, cards } = column;
  return (
    <Frame
      {...{ stage, deals, value, over, shown }}
      more={
        <>
          <MoreCards
            {...{ page, more, busy }}
            stage={stage.id}
            left={deals - cards.length}
            shown={cards.length}
            last={cards.at(-1)?.id}
            behind={column.behind !== undefined}
          />
          {mayBegin && stage.kind === 'open' && <BeginHere stage={stage} />}
        </>
      }
    >
      {cards.map((deal) => (
        <DealCard
          key={deal.id}
          deal={deal}
          picked={deal.id === picked}
          before={before}
          next={next}
          may={may}
          move={move}
        />
      ))}
    </Frame>
  );
});

type PastProps = MoreProps & { column: PastColumn; shown: boolean; day: string };

/** A stage as it was at the end of a day. */
export function PastBoardColumn({ column, shown, ...more }: PastProps) {
  const { stage, deals, value, cards } = column;
  return (
    <Frame
      {...{ stage, deals, value, shown }}
      over={false}
      past
      more={
        <MoreCards
          {...more}
          stage={stage.id}
          left={deals - cards.length}
          shown={cards.length}
          last={cards.at(-1)?.span}
          behind={column.behind !== undefined}
        />
      }
    >
      {cards.map((card) => (
        <PastDealCard key={card.span} card={card} />
      ))}
    </Frame>
  );
}
