import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { showNotice, UNDO_MS } from '../show-notice.ts';
import { useCarriedInput } from './use-carried-input.ts';

/**
 * Keeps what is typed into a form that a change by a colleague renders anew, and says so where the same
 * field was changed: saving then replaces that change. `of` names the record and the form.
 */
export function useTypedInput(form: RefObject<HTMLFormElement | null>, of: string | undefined) {
  const { t } = useTranslation('editor');
  useCarriedInput(form, of, {
    unsent: true,
    onOvertaken: () =>
      showNotice('overtaken', 'message', t('overtaken.title'), {
        description: t('overtaken.text'),
        duration: UNDO_MS,
      }),
  });
}
