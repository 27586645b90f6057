import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { LeadOwnerCell } from './owners/lead-owner-cell.tsx';
import type { readLead } from './staff-leads.store.server.ts';

type Lead = NonNullable<Awaited<ReturnType<typeof readLead>>>;

/** The form of a lead, as it was then; without one, the lead's source. */
function FormName({ lead: { form, source } }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  const { may } = usePermissions();
  if (!form.name) return <span>{t(`sources.${source}`)}</span>;
  const version =
    form.version && t('formVersion', { form: form.name, version: String(form.version) });
  if (!may('site', 'read')) return <span title={version || undefined}>{form.name}</span>;
  return (
    <Link
      className="link"
      to={adminPath('formBuilder', { id: form.id })}
      title={version || undefined}
      aria-label={version || undefined}
    >
      {form.name}
    </Link>
  );
}

/** What identifies a lead, in ruled cells: number, arrival, form, owner. */
export function useLeadBlock(lead: Lead, name: string) {
  const { t } = useTranslation('leads');
  return [
    { label: t('protocol'), value: <span className="num">{lead.protocol}</span> },
    { label: t('owners.arrived'), value: <Moment at={lead.createdAt} /> },
    { label: t('form'), value: <FormName lead={lead} /> },
    {
      label: t('owners.one'),
      value: <LeadOwnerCell key={lead.id} lead={lead} name={name} owners={lead.owners} />,
    },
  ];
}
