import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { type LeadRow, type MoveReply, placeField, waysOfAll } from './staff-leads.ts';

type Props = {
  id: string;
  /** Everything on the page: where each was seen goes along. */
  leads: readonly LeadRow[];
  selected: readonly LeadRow[];
  fetcher: FetcherWithComponents<MoveReply>;
};

/** Moves the selected leads to one state; only where all of them may go. */
export function LeadBulk({ id, leads, selected, fetcher }: Props) {
  const { t } = useTranslation('leads');
  const ways = waysOfAll(selected);
  if (ways.length === 0) return <p>{t('noCommonWay')}</p>;
  return (
    <fetcher.Form id={id} method="post" action={adminPath('leads')}>
      {leads.map((lead) => (
        <input key={lead.id} type="hidden" name="seen" value={placeField(lead)} />
      ))}
      <select
        // Anew for other ways: a state that is no longer offered must not stay chosen.
        key={ways.join()}
        className="in"
        name="status"
        aria-label={t('moveTo')}
      >
        {ways.map((status) => (
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
