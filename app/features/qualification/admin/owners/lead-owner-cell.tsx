import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import type { LeadOwner } from './lead-owners.ts';
import { OwnerBalloon } from './owner-balloon.tsx';
import { OwnerMenu } from './owner-menu.tsx';
import { useOwnerActs } from './use-owner-acts.ts';

type Props = {
  lead: { id: string; ownerId: string | null; owner: string | null };
  name: string;
  owners: readonly LeadOwner[];
};

function Change({ lead, name, owners }: Props) {
  const { t } = useTranslation('leads');
  const action = adminPath('lead', { id: lead.id });
  const fetcher = useOwnerActs(action);
  const fold = useRef<HTMLDetailsElement>(null);
  useKeys([
    {
      keys: 'a',
      label: t('owners.keyOne'),
      group: 'record',
      legend: true,
      run: () => {
        if (!fold.current) return;
        fold.current.open = true;
        fold.current.querySelector<HTMLElement>('.fm-item')?.focus();
      },
    },
  ]);
  return (
    <OwnerMenu
      {...{ lead, name, owners, action, fetcher }}
      foldRef={fold}
      label={
        <b data-nobody={lead.owner === null || undefined}>{lead.owner ?? t('owners.nobody')}</b>
      }
    />
  );
}

/** Whose the lead of a record is, to be changed by who may. */
export function LeadOwnerCell(props: Props) {
  const { t } = useTranslation('leads');
  const { may } = usePermissions();
  const { owner } = props.lead;
  if (may('crm', 'update')) return <Change {...props} />;
  return (
    <>
      <OwnerBalloon name={owner} /> {owner ?? t('owners.nobody')}
    </>
  );
}
