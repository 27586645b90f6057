import { useTranslation } from 'react-i18next';
import type { LeadStatus } from './staff-leads.ts';

const STEPS: readonly LeadStatus[] = ['new', 'contacted', 'qualified', 'converted'];

/** The status of the lead, as filled steps and as a word. */
export function LeadState({ status }: { status: LeadStatus }) {
  const { t } = useTranslation('leads');
  const reached = STEPS.indexOf(status);
  return (
    <span className="admin-state" data-status={status}>
      <span aria-hidden="true">
        {STEPS.map((step, index) => (
          <i key={step} data-on={index <= reached || undefined} />
        ))}
      </span>
      {t(`statuses.${status}`)}
    </span>
  );
}
