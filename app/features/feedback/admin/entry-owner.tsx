import { useTranslation } from 'react-i18next';
import { Needs } from '#app/access/rights/needs.tsx';
import type { Colleague } from '#app/features/tickets/ticket.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { Entry } from './staff-feedback.store.server.ts';
import { useOwnerToast } from './use-entry-toast.ts';

type Props = { entry: Entry; owners: readonly Colleague[] };

function OwnerForm({ entry, owners }: Props) {
  const { t } = useTranslation('staff-feedback');
  const fetcher = useOwnerToast(adminPath('feedback'));
  return (
    <fetcher.Form method="post" action={adminPath('feedback')} className="acts">
      <input type="hidden" name="intent" value="give" />
      <input type="hidden" name="id" value={entry.id} />
      <select
        key={entry.ownerId}
        className="input"
        name="owner"
        aria-label={t('owners.giveTo')}
        defaultValue={entry.ownerId ?? ''}
      >
        {owners.map(({ id, name, email }) => (
          <option key={id} value={id}>
            {email ? `${name} (${email})` : name}
          </option>
        ))}
        <option value="">{t('nobody')}</option>
      </select>
      <Button type="submit" small variant="outline" busy={fetcher.state !== 'idle'}>
        {t('owners.give')}
      </Button>
    </fetcher.Form>
  );
}

/** Who takes care of an entry. */
export function EntryOwner({ entry, owners }: Props) {
  const { t } = useTranslation('staff-feedback');
  return (
    <section aria-labelledby="entry-owner">
      <h2 id="entry-owner" className="subtitle">
        {t('owner')}
      </h2>
      <Needs resource="feedback" action="update" label={t('owners.give')}>
        <OwnerForm entry={entry} owners={owners} />
      </Needs>
    </section>
  );
}
