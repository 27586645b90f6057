import { useTranslation } from 'react-i18next';
import { StateSteps } from '#app/ui/admin/state-steps.tsx';
import type { LeadStatus } from './staff-leads.ts';

const STEPS: readonly LeadStatus[] = ['new', 'contacted', 'qualified', 'converted'];

/** The status of the lead, as filled steps and as a word. */
export function LeadState({ status }: { status: LeadStatus }) {
  const { t } = useTranslation('leads');
  return <StateSteps status={status} steps={STEPS} label={t(`statuses.${status}`)} />;
}
