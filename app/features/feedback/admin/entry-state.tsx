import { useTranslation } from 'react-i18next';
import { StateSteps } from '#app/ui/admin/state-steps.tsx';
import type { EntryStatus } from '../feedback.store.server.ts';

const STEPS: readonly EntryStatus[] = ['new', 'triaged', 'planned', 'done'];

/** The status of the entry, as filled steps and as a word. */
export function EntryState({ status }: { status: EntryStatus }) {
  const { t } = useTranslation('staff-feedback');
  return <StateSteps status={status} steps={STEPS} label={t(`statuses.${status}`)} />;
}
