import { ArrowLeft, ArrowRight, CornerDownRight, Square } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  type DealRow,
  type NextTask,
  type PastCard,
  partyOf,
  type Stage,
} from '#app/features/crm/deals/deals.ts';
import { formatBrl, formatDue } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useNow } from '#app/i18n/use-now.ts';
import { adminPath } from '#app/paths.ts';
import { initialsOf } from '#app/ui/admin/initials.tsx';

const DAY_MS = 86_400_000;

/** Whole days between a moment, as an ISO text, and now. */
const daysSince = (moment: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / DAY_MS));

function Balloon({ name }: { name: string | null }) {
  const { t } = useTranslation('deals');
  const text = name ? t('ownedBy', { name }) : t('nobodys');
  return (
    <span className="initials round" data-empty={name === null || undefined} title={text}>
      <span aria-hidden="true">{name === null ? '+' : initialsOf(name)}</span>
      <span className="unseen">{text}</span>
    </span>
  );
}

/** The next task of a deal, and its due date; overdue as a word. */
export function DealTask({ task }: { task: NextTask }) {
  const { t } = useTranslation('deals');
  const locale = useLocale();
  const now = useNow();
  return (
    <>
      <Square aria-hidden="true" />
      <b>{task.title}</b>{' '}
      <time dateTime={task.dueAt} data-late={task.late || undefined}>
        {task.late && <span className="unseen">{t('late')}</span>}
        {formatDue(new Date(task.dueAt), now, locale)}
      </time>
    </>
  );
}

type Props = {
  deal: DealRow;
  /** Picked up by keyboard. */
  picked: boolean;
  before: Stage | undefined;
  next: Stage | undefined;
  may: boolean;
  move: (deal: DealRow, stage: Stage) => void;
};

/** A deal on the board. Rerendered only when it has changed: a board has hundreds. */
export const DealCard = memo(function DealCard(props: Props) {
  const { deal, picked, before, next, may, move } = props;
  const { t } = useTranslation('deals');
  const locale = useLocale();
  const now = useNow();
  const { id, title, value, stageSince, expectedClose, stalled, idleDays, task } = deal;
  const party = partyOf(deal);
  return (
    <li
      className="board-card"
      data-card={id}
      data-stalled={stalled || undefined}
      data-picked={picked || undefined}
    >
      <Link
        id={`deal-${id}`}
        to={adminPath('deal', { id })}
        draggable={false}
        aria-describedby={may ? 'board-keys' : undefined}
      >
        <b>{party || title}</b>
        {party && party !== title && <span>{title}</span>}
      </Link>
      <Balloon name={deal.owner} />
      <p className="board-figures">
        <b>{value > 0 ? formatBrl(value, locale) : t('noValue')}</b>
        <span>{t('daysHere', { count: daysSince(stageSince, now) })}</span>
      </p>
      {stalled && <p className="board-foot stalled">{t('stalledFor', { count: idleDays })}</p>}
      {task && (
        <p className="board-foot task">
          <span className="unseen">{t('nextTask')}</span> <DealTask task={task} />
        </p>
      )}
      {!stalled && !task && expectedClose && (
        <p className="board-foot">
          {t('closes', {
            day: formatDue(new Date(`${expectedClose}T12:00:00-03:00`), now, locale),
          })}
        </p>
      )}
      {may && (
        <p className="board-moves">
          {before && (
            <button
              type="button"
              className="button outlined compact"
              onClick={() => move(deal, before)}
            >
              <ArrowLeft aria-hidden="true" /> {before.name}
            </button>
          )}
          {next && (
            <button
              type="button"
              className="button outlined compact"
              onClick={() => move(deal, next)}
            >
              {next.name} <ArrowRight aria-hidden="true" />
            </button>
          )}
        </p>
      )}
    </li>
  );
});

/** A deal as it was on a past day, and its present stage. */
export function PastDealCard({ card }: { card: PastCard }) {
  const { t } = useTranslation('deals');
  const locale = useLocale();
  const party = card.company || card.contact;
  return (
    <li className="board-card past">
      {card.title === null ? (
        <span>
          <b>{t('past.gone')}</b>
        </span>
      ) : (
        <Link id={`deal-${card.id}`} to={adminPath('deal', { id: card.id })}>
          <b>{party || card.title}</b>
          {party && party !== card.title && <span>{card.title}</span>}
        </Link>
      )}
      <Balloon name={card.owner} />
      <p className="board-figures">
        <b>{card.value > 0 ? formatBrl(card.value, locale) : t('noValue')}</b>
      </p>
      <p className="board-foot">
        <CornerDownRight aria-hidden="true" />{' '}
        {card.nowIn
          ? t('past.now', { stage: [card.nowPipeline, card.nowIn].filter(Boolean).join(', ') })
          : t('past.erased')}
      </p>
    </li>
  );
}
