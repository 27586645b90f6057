import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { Button } from '#app/ui/button.tsx';
import type { MoveReply } from './commands/lead-actions.server.ts';
import {
  LEAD_STATUSES,
  type LeadRow,
  placeField,
  transitionsOfAll,
  transitionsOfMatching,
} from './staff-leads.ts';

type Props = {
  id: string;
  /** All rows of the page: the status that each was seen with is posted along. */
  leads: readonly LeadRow[];
  selected: readonly LeadRow[];
  /** All rows of the filters are meant. */
  matching: boolean;
  page: ListPage;
  fetcher: FetcherWithComponents<MoveReply>;
};

/** Moves the selected leads to one state, where all of them may; or those of all matching ones that may. */
export function LeadBulk({ id, leads, selected, matching, page, fetcher }: Props) {
  const { t } = useTranslation('leads');
  const status = LEAD_STATUSES.find((one) => one === page.filter['status']);
  const statuses = matching ? transitionsOfMatching(status) : transitionsOfAll(selected);
  if (statuses.length === 0) return <p>{t('noCommonWay')}</p>;
  // The address carries the selection of all that match, not the rows.
  const action = `${adminPath('leads')}${matching ? listAddress(page) : ''}`;
  return (
    <fetcher.Form id={matching ? undefined : id} method="post" action={action}>
      {matching ? (
        <input type="hidden" name="intent" value="move-matching" />
      ) : (
        leads.map((lead) => (
          <input key={lead.id} type="hidden" name="seen" value={placeField(lead)} />
        ))
      )}
      <select
        // Remounted for other options: a state that is no longer offered must not stay chosen.
        key={statuses.join()}
        className="input"
        name="status"
        aria-label={t('moveTo')}
      >
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(`statuses.${status}`)}
          </option>
        ))}
      </select>
      <Button type="submit" small busy={fetcher.state !== 'idle'}>
        {t('move')}
      </Button>
    </fetcher.Form>
  );
}
