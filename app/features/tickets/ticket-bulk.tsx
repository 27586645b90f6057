import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { placeField, type Several } from './ticket-replies.ts';
import { type Colleague, PRIORITIES, type TicketRow, waysOfAll } from './tickets.ts';
import type { useSeveral } from './use-several.ts';

type Option = { value: string; label: string };
type Props = {
  selected: readonly TicketRow[];
  colleagues: readonly Colleague[];
  fetcher: ReturnType<typeof useSeveral>;
};

/** What a ticket has now of what can be changed of several. */
const NOW: Readonly<Record<Several, (ticket: TicketRow) => string>> = {
  status: ({ status }) => status,
  owner: ({ owner }) => owner?.id ?? '',
  priority: ({ priority }) => priority,
};

function SetForm(
  props: Props & { what: Several; options: readonly Option[]; label: string; submit: string },
) {
  const { what, options, selected, fetcher } = props;
  return (
    <fetcher.Form method="post" action={adminPath('tickets')}>
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="what" value={what} />
      {selected.map((ticket) => (
        <input
          key={ticket.id}
          type="hidden"
          name="seen"
          value={placeField({ id: ticket.id, was: NOW[what](ticket) })}
        />
      ))}
      <select
        // Anew for other ways: a value that is no longer offered must not stay chosen.
        key={options.map(({ value }) => value).join()}
        className="in"
        name="to"
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

/** State, owner or priority of the chosen tickets: all of them or none. */
export function TicketBulk(props: Props) {
  const { t } = useTranslation('tickets');
  const ways = waysOfAll(props.selected);
  return (
    <>
      {ways.length === 0 ? (
        <p>{t('bulk.noWay')}</p>
      ) : (
        <SetForm
          {...props}
          what="status"
          label={t('bulk.status')}
          submit={t('bulk.change')}
          options={ways.map((value) => ({ value, label: t(`statuses.${value}`) }))}
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
