import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAwake } from '#app/ui/admin/data-table/use-awake.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { SeoReply } from '../seo-reply.ts';

/** What became of a save: a toast says what went well; what did not stays to be read. */
export function ReplyNotice({ reply }: { reply: SeoReply | undefined }) {
  const { t } = useTranslation('seo');
  const awake = useAwake();
  const done = reply?.done && t(`done.${reply.done}`);
  useEffect(() => {
    if (reply && done) showNotice('seo', 'success', done);
  }, [reply, done]);
  if (!reply || reply.conflict) return null;
  if (done) {
    return awake ? null : (
      <p className="admin-notice" role="status">
        {done}
      </p>
    );
  }
  if (!reply.refusal && Object.keys(reply.mistakes).length === 0) return null;
  return (
    <p className="admin-notice bad" role="alert">
      {t(`refusals.${reply.refusal ?? 'mistakes'}`)}
    </p>
  );
}
