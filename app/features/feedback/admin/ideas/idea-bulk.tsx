import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { LOCALES } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { Button } from '#app/ui/button.tsx';
import {
  ENTRY_STATUSES,
  placeField,
  transitionsOfAll,
  transitionsOfMatching,
} from '../staff-feedback.ts';
import type { IdeaReply } from './commands/idea-actions.server.ts';
import { type IdeaRow, isNotified } from './ideas.ts';
import { OutcomeFields } from './outcome-fields.tsx';

type Props = {
  id: string;
  /** All rows of the page: the status that each was seen with is posted along. */
  ideas: readonly IdeaRow[];
  selected: readonly IdeaRow[];
  /** All rows of the filters are meant. */
  matching: boolean;
  page: ListPage;
  fetcher: FetcherWithComponents<IdeaReply>;
};

/** Moves the selected ideas to one state. Nobody is notified, unless the user chooses to. */
export function IdeaBulk({ id, ideas, selected, matching, page, fetcher }: Props) {
  const { t } = useTranslation('ideas');
  const { t: words } = useTranslation('staff-feedback');
  const status = ENTRY_STATUSES.find((one) => one === page.filter['status']);
  const statuses = (matching ? transitionsOfMatching(status) : transitionsOfAll(selected)).filter(
    (way) => way !== 'duplicate',
  );
  const [chosen, choose] = useState<string>();
  const to = statuses.find((way) => way === chosen) ?? statuses[0];
  if (!to) return <p>{words('noCommonWay')}</p>;
  // The address carries the selection of all that match, not the rows.
  const action = `${adminPath('ideas')}${matching ? listAddress(page) : ''}`;
  return (
    <fetcher.Form
      id={matching ? undefined : id}
      method="post"
      action={action}
      className="idea-bulk"
    >
      <input type="hidden" name="intent" value={matching ? 'move-matching' : 'move'} />
      {!matching &&
        ideas.map((idea) => (
          <input key={idea.id} type="hidden" name="seen" value={placeField(idea)} />
        ))}
      <select
        className="input"
        name="status"
        aria-label={words('moveTo')}
        value={to}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {statuses.map((one) => (
          <option key={one} value={one}>
            {words(`statuses.${one}`)}
          </option>
        ))}
      </select>
      {!matching && isNotified(to) && (
        <OutcomeFields
          key={to}
          declined={to === 'declined'}
          // Several people may have asked in either language: each reads their own, or else the other.
          languages={LOCALES}
          who={t('tell.ofSeveral')}
          usual={false}
        />
      )}
      <Button type="submit" small busy={fetcher.state !== 'idle'}>
        {words('change')}
      </Button>
    </fetcher.Form>
  );
}
