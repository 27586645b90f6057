import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Needs } from '#app/access/rights/needs.tsx';
import { adminPath } from '#app/paths.ts';
import { useTypedInput } from '#app/ui/admin/editor/use-typed-input.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { TimeFacts } from '../clocks/admin/time-facts.tsx';
import type { Ticket } from '../queries/ticket.store.server.ts';
import { PRIORITIES, TITLE_LENGTH, transitionsFrom } from '../ticket.ts';
import { Satisfaction } from './ticket-rating-card.tsx';
import { RequesterFacts, type RequesterSearch, TicketRequester } from './ticket-requester.tsx';
import { useTicketPosts } from './use-ticket-posts.ts';

type Props = { ticket: Ticket };

/** The possible next statuses of a ticket. */
export function TicketMoves({ ticket }: Props) {
  const { t } = useTranslation('tickets');
  const action = adminPath('ticket', { id: ticket.id });
  const fetcher = useTicketPosts(action);
  if (ticket.mergedInto) return null;
  return (
    <fetcher.Form method="post" action={action} className="acts" data-acts={ticket.title}>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="seen" value={ticket.status} />
      {transitionsFrom(ticket.status).map((status) => (
        <Needs key={status} resource="feedback" action="update" label={t(`moves.${status}`)}>
          <Button
            type="submit"
            name="status"
            value={status}
            small
            variant={status === 'solved' ? 'primary' : 'outline'}
            busy={fetcher.state !== 'idle'}
          >
            {t(`moves.${status}`)}
          </Button>
        </Needs>
      ))}
    </fetcher.Form>
  );
}

function EditFacts({ ticket }: Props) {
  const { t } = useTranslation('tickets');
  const action = adminPath('ticket', { id: ticket.id });
  const fetcher = useTicketPosts(action);
  const form = useRef<HTMLFormElement>(null);
  useTypedInput(form, `ticket ${ticket.id}`);
  const { owner, colleagues, modules } = ticket;
  // An owner who may no longer read it stays its owner until it is reassigned.
  const people =
    owner && !colleagues.some(({ id }) => id === owner.id) ? [...colleagues, owner] : colleagues;
  return (
    <fetcher.Form ref={form} method="post" action={action} className="ticket-facts">
      <input type="hidden" name="intent" value="edit" />
      <input type="hidden" name="seen" value={ticket.revision} />
      <Field
        id="ticket-title"
        name="title"
        label={t('facts.title')}
        hint={t('facts.titleHint')}
        defaultValue={ticket.title}
        maxLength={TITLE_LENGTH}
        required
      />
      <Select
        id="ticket-owner"
        name="owner"
        label={t('columns.owner')}
        defaultValue={owner?.id ?? ''}
        placeholder={t('noOwner')}
        options={people.map(({ id, name, email }) => ({
          value: id,
          label: email ? `${name} (${email})` : name,
        }))}
      />
      <Select
        id="ticket-priority"
        name="priority"
        label={t('columns.priority')}
        defaultValue={ticket.priority}
        options={PRIORITIES.map((value) => ({ value, label: t(`priorities.${value}`) }))}
      />
      <Select
        id="ticket-module"
        name="module"
        label={t('columns.module')}
        defaultValue={ticket.moduleId ?? ''}
        placeholder={t('facts.noModule')}
        options={modules
          .filter(({ id, active }) => active || id === ticket.moduleId)
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
      <p className="acts">
        <Button type="submit" small variant="outline" busy={fetcher.state !== 'idle'}>
          {t('facts.save')}
        </Button>
      </p>
    </fetcher.Form>
  );
}

/** The facts of a ticket: owner, priority, project; editable for users with the permission. */
export function TicketFacts({
  ticket,
  part: Part,
  search,
}: Props & { part: 'h2' | 'h3'; search: RequesterSearch | undefined }) {
  const { t } = useTranslation('tickets');
  const facts = [
    [t('columns.product'), ticket.product],
    [t('columns.project'), [ticket.project, ticket.module].filter(Boolean).join(' / ')],
    [t('columns.owner'), ticket.owner?.name ?? t('noOwner')],
  ].filter(([, value]) => value !== '');
  const ratings = ticket.thread.filter((item) => item.kind === 'rating');
  return (
    <section aria-labelledby="ticket-facts">
      <Part id="ticket-facts" className="subtitle">
        {t('facts.heading')}
      </Part>
      <dl className="admin-facts">
        <RequesterFacts ticket={ticket} />
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('facts.opened')}</dt>
          <dd>
            <Moment at={ticket.createdAt} />
          </dd>
        </div>
        <div>
          <dt>{t('facts.answered')}</dt>
          <dd>
            {ticket.firstAnsweredAt ? (
              <Moment at={ticket.firstAnsweredAt} />
            ) : (
              t('facts.notAnswered')
            )}
          </dd>
        </div>
        {ticket.times && <TimeFacts times={ticket.times} />}
        {ratings.length > 0 && (
          <div>
            <dt>{t('satisfaction.heading')}</dt>
            {ratings.map(({ id, by, score }) => (
              <dd key={id}>
                <Satisfaction score={score} /> {ratings.length > 1 && by}
              </dd>
            ))}
          </div>
        )}
      </dl>
      <TicketRequester key={`${ticket.id} ${ticket.contactId}`} ticket={ticket} search={search} />
      <Needs resource="feedback" action="update" label={t('facts.save')}>
        <EditFacts key={`${ticket.id} ${ticket.revision}`} ticket={ticket} />
      </Needs>
    </section>
  );
}
