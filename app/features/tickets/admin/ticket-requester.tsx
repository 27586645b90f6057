import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { type Choice, SeekLink } from '#app/features/crm/companies/admin/seek-link.tsx';
import type { ContactRow } from '#app/features/crm/contacts/contacts.ts';
import { adminPath, adminPaths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { Ticket } from '../queries/ticket.store.server.ts';
import { useTicketPosts } from './use-ticket-posts.ts';

/** A possible requester of a ticket, as found by the server, for use without scripts. */
export type RequesterSearch = { sought: string; found: readonly ContactRow[] };

/** A contact as it is offered: by name, with what distinguishes it from others. */
const choiceOfContact = (contact: ContactRow): Choice => ({
  id: contact.id,
  name: contact.name || contact.email || contact.phone,
  detail: [contact.company, contact.name && contact.email].filter(Boolean).join(', '),
});

/** The requester and their company, each with a link for users who may read it. */
export function RequesterFacts({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets');
  const { may } = usePermissions();
  const reads = may('crm', 'read');
  const name = ticket.asks || t('nobody');
  const others = ticket.contactId
    ? `contact=${ticket.contactId}`
    : ticket.email && `text=${encodeURIComponent(ticket.email)}`;
  return (
    <>
      <div>
        <dt>{t('facts.asks')}</dt>
        <dd>
          {ticket.contactId && reads ? (
            <Link className="link" to={adminPath('contact', { id: ticket.contactId })}>
              {name}
            </Link>
          ) : (
            name
          )}
          {ticket.email && ticket.email !== name && (
            <span className="soft ticket-address">{ticket.email}</span>
          )}
          {others && (
            <Link className="link ticket-address" to={`${adminPath('tickets')}?${others}`}>
              {t('facts.others')}
            </Link>
          )}
        </dd>
      </div>
      {ticket.company && (
        <div>
          <dt>{t('columns.company')}</dt>
          <dd>
            {ticket.companyId && reads ? (
              <Link className="link" to={adminPath('crmCompany', { id: ticket.companyId })}>
                {ticket.company}
              </Link>
            ) : (
              ticket.company
            )}
          </dd>
        </div>
      )}
      {ticket.client && <ClientFact client={ticket.client} />}
    </>
  );
}

/** Its client, and its project. */
function ClientFact({ client }: { client: NonNullable<Ticket['client']> }) {
  const { t } = useTranslation('tickets');
  const { may } = usePermissions();
  const { organization, projectId, project } = client;
  return (
    <div>
      <dt>{t('facts.client')}</dt>
      <dd>
        {organization}
        {projectId && project && (
          <span className="ticket-address">
            {may('projects', 'read') ? (
              <Link className="link" to={adminPath('clientProject', { id: projectId })}>
                {project}
              </Link>
            ) : (
              project
            )}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Sets the contact of a ticket, or none. */
export function TicketRequester({
  ticket,
  search,
}: {
  ticket: Ticket;
  search: RequesterSearch | undefined;
}) {
  const { t } = useTranslation('tickets');
  const { may } = usePermissions();
  const action = adminPath('ticket', { id: ticket.id });
  const { Form, state } = useTicketPosts(action);
  if (!may('feedback', 'update') || !may('crm', 'read') || ticket.emptied) return null;
  const busy = state !== 'idle';
  const set = (contact: string) => (
    <>
      <input type="hidden" name="intent" value="contact" />
      <input type="hidden" name="contact" value={contact} />
      <input type="hidden" name="seen" value={ticket.revision} />
    </>
  );
  if (ticket.contactId) {
    return (
      <Form method="post" action={action} className="acts">
        {set('')}
        <Button type="submit" small variant="outline" busy={busy}>
          {t('asker.clear')}
        </Button>
      </Form>
    );
  }
  // Beside a list the address holds the list's filters: there is no room in it for another search.
  if (!search) {
    return (
      <p>
        <Link className="link" to={`${action}?find=${encodeURIComponent(ticket.email)}`}>
          {t('asker.link')}
        </Link>
      </p>
    );
  }
  return (
    <SeekLink<ContactRow>
      label={t('asker.link')}
      hint={t('asker.hint')}
      list={adminPaths.contacts}
      read={choiceOfContact}
      sought={search.sought}
      found={search.found.map(choiceOfContact)}
      choose={(choice) => (
        <Form method="post" action={action}>
          {set(choice.id)}
          <Button type="submit" variant="outline" small busy={busy}>
            {t('asker.set')}
            <span className="unseen"> {choice.name}</span>
          </Button>
        </Form>
      )}
      instead={() =>
        may('crm', 'create') && (
          <p>
            <Link className="link" to={`${adminPath('newEntry')}?what=contact`}>
              {t('asker.make')}
            </Link>
          </p>
        )
      }
    />
  );
}
