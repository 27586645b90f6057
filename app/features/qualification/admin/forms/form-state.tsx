import { useTranslation } from 'react-i18next';
import type { FormState } from './stored-form.ts';

/** Whether visitors can see a form, as a filled box and as a word. */
export function FormStateMark({ state }: { state: FormState }) {
  const { t } = useTranslation('forms');
  return (
    <span className="admin-state">
      <span aria-hidden="true">
        <i data-on={state === 'active' || undefined} />
      </span>
      {t(`states.${state}`)}
    </span>
  );
}
