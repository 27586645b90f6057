import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import type { Colleague } from '#app/features/tickets/ticket.ts';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { Button } from '#app/ui/button.tsx';
import type { MoveReply, OwnerReply } from './commands/feedback-actions.server.ts';
import {
  ENTRY_STATUSES,
  type EntryRow,
  placeField,
  transitionsOfAll,
  transitionsOfMatching,
} from './staff-feedback.ts';

type Props = {
  id: string;
  /** All rows of the page: the status that each was seen with is posted along. */
  entries: readonly EntryRow[];
  selected: readonly EntryRow[];
  /** All rows of the filters are meant. */
  matching: boolean;
  page: ListPage;
  fetcher: FetcherWithComponents<MoveReply>;
};

type OwnerProps = Pick<Props, 'selected' | 'matching' | 'page'> & {
  owners: readonly Colleague[];
  fetcher: FetcherWithComponents<OwnerReply>;
};

/** Assigns the selected entries to a colleague or to nobody, or all of the filters. */
export function FeedbackOwnerBulk({ selected, matching, page, owners, fetcher }: OwnerProps) {
  const { t } = useTranslation('staff-feedback');
  const action = `${adminPath('feedback')}${matching ? listAddress(page) : ''}`;
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="intent" value={matching ? 'give-matching' : 'give'} />
      {!matching && selected.map(({ id }) => <input key={id} type="hidden" name="id" value={id} />)}
      <select className="input" name="owner" aria-label={t('owners.giveTo')}>
        {owners.map(({ id, name, email }) => (
          <option key={id} value={id}>
            {email ? `${name} (${email})` : name}
          </option>
        ))}
        <option value="">{t('nobody')}</option>
      </select>
      {matching ? (
        <ConfirmSubmit
          label={t('owners.give')}
          question={t('owners.giveAll.question')}
          text={t('owners.giveAll.text')}
          confirm={t('owners.giveAll.confirm')}
          cancel={t('owners.giveAll.cancel')}
        />
      ) : (
        <Button type="submit" small variant="outline" busy={fetcher.state !== 'idle'}>
          {t('owners.give')}
        </Button>
      )}
    </fetcher.Form>
  );
}

/** Moves the selected entries to one state, where all of them may go; or whatever of those that match may. */
export function FeedbackBulk({ id, entries, selected, matching, page, fetcher }: Props) {
  const { t } = useTranslation('staff-feedback');
  const status = ENTRY_STATUSES.find((one) => one === page.filter['status']);
  const statuses = matching ? transitionsOfMatching(status) : transitionsOfAll(selected);
  if (statuses.length === 0) return <p>{t('noCommonWay')}</p>;
  // The address carries the selection of all that match, not the rows.
  const action = `${adminPath('feedback')}${matching ? listAddress(page) : ''}`;
  return (
    <fetcher.Form id={matching ? undefined : id} method="post" action={action}>
      <input type="hidden" name="intent" value={matching ? 'move-matching' : 'move'} />
      {!matching &&
        entries.map((entry) => (
          <input key={entry.id} type="hidden" name="seen" value={placeField(entry)} />
        ))}
      <select
        // Remounted for other options: a state that is no longer offered must not stay chosen.
        key={statuses.join()}
        className="input"
        name="status"
        aria-label={t('moveTo')}
      >
        {statuses.map((one) => (
          <option key={one} value={one}>
            {t(`statuses.${one}`)}
          </option>
        ))}
      </select>
      <Button type="submit" small busy={fetcher.state !== 'idle'}>
        {t('change')}
      </Button>
    </fetcher.Form>
  );
}
