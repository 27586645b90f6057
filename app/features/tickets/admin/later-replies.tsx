import { Clock } from 'lucide-react';
import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Needs } from '#app/access/rights/needs.tsx';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { addToDraft } from '#app/ui/admin/composer/drafts.ts';
import { ColumnsOf } from '#app/ui/admin/data-table/hidden-columns.ts';
import { Button } from '#app/ui/button.tsx';
import type { Ticket } from '../queries/ticket.store.server.ts';
import { useTicketPosts } from './use-ticket-posts.ts';

type Props = { ticket: Ticket; reply: Ticket['later'][number] };

function LaterReply({ ticket, reply }: Props) {
  const { t } = useTranslation('tickets', { keyPrefix: 'later' });
  const locale = useLocale();
  const owner = useContext(ColumnsOf);
  const action = adminPath('ticket', { id: ticket.id });
  const fetcher = useTicketPosts(action);
  const { data } = fetcher;
  // A cancelled reply is a draft again, below what has been written since.
  useEffect(() => {
    if (!data?.ok || data.intent !== 'drop-later' || !data.data.text) return;
    addToDraft(`${owner}/ticket/${ticket.id}/reply`, data.data.text);
  }, [data, owner, ticket.id]);
  return (
    <li className="ticket-message" data-later="">
      <header>
        <Clock aria-hidden="true" />
        <b>{reply.by ?? t('gone')}</b>
        <time dateTime={reply.sendAt}>
          {t('at', { when: formatDateTime(new Date(reply.sendAt), locale) })}
        </time>
      </header>
      {reply.failed && (
        <p className="error" role="alert">
          {t(`failed.${reply.failed}`)}
        </p>
      )}
      <p className="admin-words">{reply.body}</p>
      <fetcher.Form method="post" action={action} className="acts">
        <input type="hidden" name="intent" value="drop-later" />
        <input type="hidden" name="id" value={reply.id} />
        <Needs resource="feedback" action="update" label={t('drop')}>
          <Button type="submit" small variant="outline" busy={fetcher.state !== 'idle'}>
            {t('drop')}
          </Button>
        </Needs>
      </fetcher.Form>
    </li>
  );
}

/** Scheduled replies: not sent yet. */
export function LaterReplies({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets', { keyPrefix: 'later' });
  if (ticket.later.length === 0) return null;
  return (
    <ul className="ticket-later" aria-label={t('heading')}>
      {ticket.later.map((reply) => (
        <LaterReply key={reply.id} ticket={ticket} reply={reply} />
      ))}
    </ul>
  );
}
