import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { Button } from '#app/ui/button.tsx';
import {
  type Colleague,
  PRIORITIES,
  TICKET_STATUSES,
  type TicketRow,
  transitionsFrom,
  transitionsOfAll,
} from '../ticket.ts';
import { type BulkField, placeField } from '../ticket-replies.ts';
import type { useBulkToast } from './use-bulk-toast.ts';

type Option = { value: string; label: string };
type Props = {
  selected: readonly TicketRow[];
  /** All rows of the filters are meant. */
  matching: boolean;
  page: ListPage;
  colleagues: readonly Colleague[];
  fetcher: ReturnType<typeof useBulkToast>;
};

/** The present value of a ticket, of those that can be changed in bulk. */
const NOW: Readonly<Record<BulkField, (ticket: TicketRow) => string>> = {
  status: ({ status }) => status,
  owner: ({ owner }) => owner?.id ?? '',
  priority: ({ priority }) => priority,
};

function SetForm(
  props: Props & { what: BulkField; options: readonly Option[]; label: string; submit: string },
) {
  const { what, options, selected, matching, page, fetcher } = props;
  // The address carries the selection of all that match, not the rows.
  const action = `${adminPath('tickets')}${matching ? listAddress(page) : ''}`;
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="intent" value={matching ? 'set-matching' : 'set'} />
      <input type="hidden" name="what" value={what} />
      {!matching &&
        selected.map((ticket) => (
          <input
            key={ticket.id}
            type="hidden"
            name="seen"
            value={placeField({ id: ticket.id, was: NOW[what](ticket) })}
          />
        ))}
      <select
        // Remounted for other options: a value that is no longer offered must not stay chosen.
        key={options.map(({ value }) => value).join()}
        className="input"
        name="to"
        data-field={what}
        aria-label={props.label}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button type="submit" small variant="outline" busy={fetcher.state !== 'idle'}>
        {props.submit}
      </Button>
    </fetcher.Form>
  );
}

/** State, owner or priority of the selected tickets: all of them or none; or of those matching ones that can
 * have it. */
export function TicketBulk(props: Props) {
  const { t } = useTranslation('tickets');
  const status = TICKET_STATUSES.find((one) => one === props.page.filter['status']);
  // Only tickets of one state have known moves in common.
  const every = TICKET_STATUSES.filter((to) =>
    TICKET_STATUSES.some((one) => transitionsFrom(one).includes(to)),
  );
  const statuses = !props.matching
    ? transitionsOfAll(props.selected)
    : status
      ? transitionsFrom(status)
      : every;
  return (
    <>
      {statuses.length === 0 ? (
        <p>{t('bulk.noWay')}</p>
      ) : (
        <SetForm
          {...props}
          what="status"
          label={t('bulk.status')}
          submit={t('bulk.change')}
          options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
      )}
      <SetForm
        {...props}
        what="owner"
        label={t('bulk.owner')}
        submit={t('bulk.give')}
        options={[
          ...props.colleagues.map(({ id, name, email }) => ({
            value: id,
            label: email ? `${name} (${email})` : name,
          })),
          { value: '', label: t('noOwner') },
        ]}
      />
      <SetForm
        {...props}
        what="priority"
        label={t('bulk.priority')}
        submit={t('bulk.rank')}
        options={PRIORITIES.map((value) => ({ value, label: t(`priorities.${value}`) }))}
      />
    </>
  );
}
