import { useTranslation } from 'react-i18next';
import { useHydrated } from '#app/ui/admin/data-table/use-hydrated.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { useEachReply } from '#app/ui/admin/use-each-reply.ts';
import type { SchemeListReply, SchemeReply } from './commands/scheme-actions.server.ts';

type Reply = SchemeReply | SchemeListReply;

const DONE = {
  save: 'saved',
  activate: 'activated',
  delete: 'deleted',
  preset: 'preset',
} as const;

type NoticeText = { title: string; text: string; good: boolean };

function useWords(active: boolean) {
  const { t } = useTranslation('brand');
  return (reply: Reply): NoticeText | undefined => {
    if (reply.ok) {
      // Leads to the editor of the new scheme.
      if (reply.intent === 'new' || reply.intent === 'copy') return undefined;
      const done = DONE[reply.intent];
      const idle = done === 'saved' && !active;
      const text = t(idle ? 'done.savedIdleText' : `done.${done}Text`);
      return { title: t(`done.${done}`), text, good: true };
    }
    const { code, details: conflict } = reply;
    const reason = conflict ? (conflict.deleted ? 'gone' : 'conflict') : code;
    return { title: t('failed.title'), text: t(`failed.${reason}`), good: false };
  };
}

/** What became of a post: a toast, and where no scripts run, or it failed, a line on the page. */
export function SchemeNotice({
  reply,
  active = true,
}: {
  reply: Reply | undefined;
  /** Whether this scheme is the one in use. */
  active?: boolean;
}) {
  const words = useWords(active);
  const hydrated = useHydrated();
  useEachReply(reply, (given) => {
    const notice = words(given);
    if (!notice) return;
    const { title, text, good } = notice;
    showNotice('brand', good ? 'success' : 'error', title, { description: text });
  });
  const notice = reply && words(reply);
  // The editor shows the conflict itself.
  if (!notice || (!reply.ok && reply.details)) return null;
  const { title, text, good } = notice;
  if (good && hydrated) return null;
  return (
    <p className={good ? 'admin-notice' : 'admin-notice bad'} role={good ? 'status' : 'alert'}>
      {`${title}: ${text}`}
    </p>
  );
}
