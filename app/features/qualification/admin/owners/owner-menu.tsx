import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { FoldMenu } from '#app/ui/admin/fold-menu.tsx';
import { type LeadOwner, type OwnerReply, ownerField } from './lead-owners.ts';
import { OwnerBalloon } from './owner-balloon.tsx';

type Owned = { id: string; ownerId: string | null; owner: string | null };

type Props = {
  lead: Owned;
  /** What it is called where several menus stand one below the other. */
  name: string;
  owners: readonly LeadOwner[];
  action: string;
  fetcher: FetcherWithComponents<OwnerReply>;
  foldRef?: RefObject<HTMLDetailsElement | null>;
  /** What is pressed to open it; by itself only the balloon. */
  label?: ReactNode;
};

/** Whose a lead is, and to whom it may be given: a press each. */
export function OwnerMenu({ lead, name, owners, action, fetcher, foldRef, label }: Props) {
  const { t } = useTranslation('leads');
  const whose = lead.owner ?? t('owners.nobody');
  return (
    <FoldMenu
      className="lo-menu"
      name={t('owners.change', { lead: name, owner: whose })}
      label={label ?? <OwnerBalloon name={lead.owner} />}
      {...(foldRef && { foldRef })}
    >
      <fetcher.Form
        method="post"
        action={action}
        onSubmit={({ currentTarget }) => {
          const fold = currentTarget.closest('details');
          if (!fold) return;
          fold.open = false;
          fold.querySelector('summary')?.focus();
        }}
      >
        <input type="hidden" name="intent" value="give" />
        <input type="hidden" name="id" value={lead.id} />
        <input type="hidden" name="was" value={ownerField(lead)} />
        {owners.map((owner) => (
          <button
            key={owner.id}
            type="submit"
            className="fm-item"
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
          className="fm-item"
          name="owner"
          value=""
          aria-current={lead.ownerId === null || undefined}
        >
          <OwnerBalloon name={null} /> {t('owners.nobody')}
        </button>
      </fetcher.Form>
    </FoldMenu>
  );
}
