import { useTranslation } from 'react-i18next';
import type { readLead } from './staff-leads.store.server.ts';

type Lead = NonNullable<Awaited<ReturnType<typeof readLead>>>;

/** Reasons to review a lead that also block the copy to the typed address. */
const WITHOUT_COPY = new Set<Lead['review']>([
  'honeypot',
  'address_limit',
  'too_fast',
  'no_identity',
]);

/** Warnings about a lead, shown before its answers. */
export function LeadMarks({ lead }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  return (
    <>
      {lead.review && <p className="bad">{t('review', { reason: t(`reviews.${lead.review}`) })}</p>}
      {WITHOUT_COPY.has(lead.review) && <p className="soft">{t('noCopy')}</p>}
      {lead.withheld.length > 0 && <p className="soft">{t('withheld')}</p>}
      {lead.cutFrom !== null && (
        <p className="soft">{t('cut', { size: Math.ceil(lead.cutFrom / 1024) })}</p>
      )}
    </>
  );
}
