import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import type { HolidayReply } from '../holidays.ts';

const UNDO = 'main button[name="intent"][value="undo"]';

/** What became of the last act, with the way back. */
export function HolidayNotice({ reply }: { reply: HolidayReply | undefined }) {
  const { t } = useTranslation('business-time');
  const said =
    reply?.kind === 'done' ? t(`done.${reply.what}`) : reply?.kind === 'undone' && t('done.undone');
  const set = reply?.kind === 'done' ? reply.set : null;
  useSavedToast('holidays', reply, said, set ? { label: t('undo'), button: UNDO } : undefined);
  if (reply?.kind === 'refused') {
    return (
      <p className="admin-notice bad" role="alert">
        {t(`refused.${reply.why}`)}
      </p>
    );
  }
  if (!said) return null;
  return (
    <Form method="post" className="admin-notice" preventScrollReset>
      <p role="status">{said}</p>
      {set && (
        <>
          <input type="hidden" name="set" value={set} />
          <button type="submit" className="link" name="intent" value="undo">
            {t('undo')}
          </button>
        </>
      )}
    </Form>
  );
}
