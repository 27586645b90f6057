import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import type { OwnerReply } from '../commands/lead-actions.server.ts';
import { fitOwners, type LeadOwner, ownerField } from './lead-owners.ts';
import { OwnerBalloon } from './owner-balloon.tsx';

export type OwnedLead = {
  id: string;
  source: string;
  ownerId: string | null;
  owner: string | null;
};

type Props = {
  lead: OwnedLead;
  owners: readonly LeadOwner[];
  action: string;
  fetcher: FetcherWithComponents<OwnerReply>;
  /** Called after a choice. */
  close: () => void;
};

/** The possible owners of a lead: a button each. */
export function OwnerChoices({ lead, owners, action, fetcher, close }: Props) {
  const { t } = useTranslation('leads');
  return (
    <fetcher.Form method="post" action={action} onSubmit={close}>
      <input type="hidden" name="intent" value="give" />
      <input type="hidden" name="id" value={lead.id} />
      <input type="hidden" name="was" value={ownerField(lead)} />
      {fitOwners(owners, lead).map((owner) => (
        <button
          key={owner.id}
          type="submit"
          className="fold-menu-item"
          name="owner"
          value={owner.id}
          aria-current={owner.id === lead.ownerId || undefined}
        >
          <OwnerBalloon name={owner.name} /> {owner.name}
          {owner.atWork && <small className="soft">{t('owners.atWork')}</small>}
        </button>
      ))}
      <button
        type="submit"
        className="fold-menu-item"
        name="owner"
        value=""
        aria-current={lead.ownerId === null || undefined}
      >
        <OwnerBalloon name={null} /> {t('owners.nobody')}
      </button>
    </fetcher.Form>
  );
}
