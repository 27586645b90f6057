import { useTranslation } from 'react-i18next';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { conflictIn, type SeoReply } from '../seo-reply.ts';

/** The result of a save: a toast for a success; an error stays on the screen. */
export function ReplyNotice({ reply }: { reply: SeoReply | undefined }) {
  const { t } = useTranslation('seo');
  const done = reply?.ok && t(reply.intent === 'return' ? 'done.removed' : 'done.saved');
  useSavedToast('seo', reply, done);
  if (!reply) return null;
  if (reply.ok) return done ? <SavedLine text={done} /> : null;
  if (reply.code === 'effect' || conflictIn(reply)) return null;
  return (
    <p className="admin-notice bad" role="alert">
      {t(`refusals.${reply.code === 'invalid' ? 'mistakes' : reply.code}`)}
    </p>
  );
}
