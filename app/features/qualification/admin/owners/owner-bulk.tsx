import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { splitValues } from '#app/ui/admin/data-table/list-filters.ts';
import { KeyHint } from '#app/ui/admin/keys/key-hint.tsx';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import { Button } from '#app/ui/button.tsx';
import type { OwnerReply } from '../commands/lead-actions.server.ts';
import type { LeadRow } from '../staff-leads.ts';
import { type LeadOwner, ownerField, ownersOfAll } from './lead-owners.ts';

type Props = {
  selected: readonly LeadRow[];
  /** All rows of the filters are meant. */
  matching: boolean;
  page: ListPage;
  owners: readonly LeadOwner[];
  fetcher: FetcherWithComponents<OwnerReply>;
};

/** Assigns the selected leads to a colleague or to nobody, or all of the filters. The key A leads here. */
export function OwnerBulk({ selected, matching, page, owners, fetcher }: Props) {
  const { t } = useTranslation('leads');
  const choice = useRef<HTMLSelectElement>(null);
  useKeys([
    {
      keys: 'a',
      label: t('owners.key'),
      group: 'list',
      legend: true,
      run: () => choice.current?.focus(),
    },
  ]);
  // The address carries the selection of all that match, not the rows.
  const action = `${adminPath('leads')}${matching ? listAddress(page) : ''}`;
  // The sources of all matching leads are unknown, unless that is the filter; leads that the new owner may
  // not have stay, and are counted.
  const matched = splitValues(page.filter['source']);
  const fit = ownersOfAll(owners, matching ? matched : selected.map((lead) => lead.source));
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="intent" value={matching ? 'give-matching' : 'give'} />
      {!matching &&
        selected.map((lead) => (
          <span key={lead.id} hidden>
            <input type="hidden" name="id" value={lead.id} />
            <input type="hidden" name="was" value={ownerField(lead)} />
          </span>
        ))}
      <select ref={choice} className="input" name="owner" aria-label={t('owners.giveTo')}>
        {fit.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">{t('owners.nobody')}</option>
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
        <Button type="submit" small busy={fetcher.state !== 'idle'}>
          {t('owners.give')} <KeyHint>A</KeyHint>
        </Button>
      )}
    </fetcher.Form>
  );
}
