import { UserCheck } from 'lucide-react';
import { use, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { DraftsOf } from '#app/ui/admin/editor/kept-drafts.ts';
import { FoldMenu } from '#app/ui/admin/fold-menu.tsx';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import type { LeadOwner } from './lead-owners.ts';
import { type OwnedLead, OwnerChoices } from './owner-choices.tsx';
import { useOwnerPosts } from './use-owner-posts.ts';

type Props = {
  lead: OwnedLead;
  /** The name of the lead. */
  name: string;
  owners: readonly LeadOwner[];
};

function Change({ lead, name, owners }: Props) {
  const { t } = useTranslation('leads');
  const action = adminPath('lead', { id: lead.id });
  const fetcher = useOwnerPosts(action);
  const fold = useRef<HTMLDetailsElement>(null);
  const whose = lead.owner ?? t('owners.nobody');
  const me = use(DraftsOf);
  useKeys([
    {
      keys: 'a',
      label: t('owners.keyOne'),
      group: 'record',
      legend: true,
      run: () => {
        if (!fold.current) return;
        fold.current.open = true;
        fold.current.querySelector<HTMLElement>('.fold-menu-item')?.focus();
      },
    },
    ...(owners.some(({ id }) => id === me) && lead.ownerId !== me
      ? [
          {
            keys: '',
            label: t('owners.toMe'),
            group: 'record' as const,
            icon: UserCheck,
            run: () => fold.current?.querySelector<HTMLElement>(`button[value="${me}"]`)?.click(),
          },
        ]
      : []),
  ]);
  const close = () => {
    if (!fold.current) return;
    fold.current.open = false;
    fold.current.querySelector('summary')?.focus();
  };
  return (
    <FoldMenu
      className="owner-menu"
      foldRef={fold}
      name={t('owners.change', { lead: name, owner: whose })}
      label={<span>{whose}</span>}
    >
      <OwnerChoices {...{ lead, owners, action, fetcher, close }} />
    </FoldMenu>
  );
}

/** The owner of a lead, editable for users with the permission. */
export function LeadOwnerCell(props: Props) {
  const { t } = useTranslation('leads');
  const { may } = usePermissions();
  return may('crm', 'update') ? <Change {...props} /> : (props.lead.owner ?? t('owners.nobody'));
}
