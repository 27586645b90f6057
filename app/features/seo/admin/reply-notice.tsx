import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#app/ui/admin/data-table/use-hydrated.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { conflictIn, type SeoReply } from '../seo-reply.ts';

/** The result of a save: a toast for a success; an error stays on the screen. */
export function ReplyNotice({ reply }: { reply: SeoReply | undefined }) {
  const { t } = useTranslation('seo');
  const hydrated = useHydrated();
  const done = reply?.ok && t(reply.intent === 'return' ? 'done.removed' : 'done.saved');
  useEffect(() => {
    if (reply && done) showNotice('seo', 'success', done);
  }, [reply, done]);
  if (!reply) return null;
  if (reply.ok) {
    return hydrated ? null : (
      <p className="admin-notice" role="status">
        {done}
      </p>
    );
  }
  if (reply.code === 'effect' || conflictIn(reply)) return null;
  return (
    <p className="admin-notice bad" role="alert">
      {t(`refusals.${reply.code === 'invalid' ? 'mistakes' : reply.code}`)}
    </p>
  );
}
