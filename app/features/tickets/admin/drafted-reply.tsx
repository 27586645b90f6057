import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import type { Ticket } from '../queries/ticket.store.server.ts';
import { useTicketPosts } from './use-ticket-posts.ts';

/** The answer that a rule has drafted, filled with the data of the ticket; undefined where there is none. */
export const draftedReply = ({ draftTemplate, templates }: Ticket) =>
  templates.find(({ key }) => key === draftTemplate);

/** Reports that a rule has drafted an answer, which is sent only by staff, with a button to delete it. */
export function DraftedReply({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets', { keyPrefix: 'drafted' });
  const action = adminPath('ticket', { id: ticket.id });
  const fetcher = useTicketPosts(action);
  const template = draftedReply(ticket);
  if (!template) return null;
  return (
    <fetcher.Form method="post" action={action} className="admin-notice">
      <p>{t('text', { template: template.name })}</p>
      <button type="submit" className="link" name="intent" value="drop-draft">
        {t('drop')}
      </button>
    </fetcher.Form>
  );
}
