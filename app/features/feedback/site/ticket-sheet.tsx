import { useTranslation } from 'react-i18next';
import { ticketNumber } from '#app/features/tickets/ticket.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { OrderForm } from '#app/ui/order-form.tsx';
import type { FollowedTicket } from '../feedback.store.server.ts';
import { FollowThread, type ReplyState } from './follow-thread.tsx';

type Props = { token: string; ticket: FollowedTicket; state?: ReplyState | undefined };

/** The status of a ticket, as its requester sees it. */
const STATUS_TEXTS = {
  open: 'open',
  others: 'open',
  in_progress: 'open',
  waiting: 'waiting',
  solved: 'solved',
  closed: 'closed',
} as const;

/** A conversation with the team that began by mail, for the holder of its secret address. */
export function TicketSheet({ token, ticket, state }: Props) {
  const { t } = useTranslation('feedback');
  const locale = useLocale();
  const statusText = STATUS_TEXTS[ticket.status];
  return (
    <OrderForm
      heading="h1"
      titleId="follow-title"
      number={t('ticket.number', { number: ticketNumber(ticket.number) })}
      title={t(`ticket.statuses.${statusText}.title`)}
      intro={t(`ticket.statuses.${statusText}.text`)}
      aside={
        <>
          <p className="small soft">{t('follow.keep')}</p>
          <p>
            <ActionLink href={pathTo('feedback', locale)}>{t('follow.again')}</ActionLink>
          </p>
        </>
      }
    >
      <section aria-labelledby="about">
        <h2 id="about" className="note">
          {t('ticket.about')}
        </h2>
        <p className="follow-words">{ticket.title}</p>
      </section>
      <FollowThread token={token} messages={ticket.messages} state={state} />
    </OrderForm>
  );
}
