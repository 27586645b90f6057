import { useTranslation } from 'react-i18next';
import type { Done } from './done.ts';

/** Shows the result of the step before; announced as the page opens. */
export function DoneNotice({ done }: { done: Done }) {
  const { t } = useTranslation('auth');
  return (
    <div className="auth-notice good" role="status">
      <p>
        <b>{t(`done.${done}.title`)}</b>
      </p>
      <p>{t(`done.${done}.text`)}</p>
    </div>
  );
}
