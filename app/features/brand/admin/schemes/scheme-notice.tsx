import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAwake } from '#app/ui/admin/data-table/use-awake.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { SchemeListReply, SchemeReply } from './commands/scheme-actions.server.ts';

type Reply = SchemeReply | SchemeListReply;

const DONE = {
  save: 'saved',
  activate: 'activated',
  delete: 'deleted',
  preset: 'preset',
} as const;

type Told = { title: string; text: string; good: boolean };

function useWords(active: boolean) {
  const { t } = useTranslation('brand');
  return (reply: Reply): Told | undefined => {
    if (reply.ok) {
      // Leads to the editor of the new scheme.
      if (reply.intent === 'new' || reply.intent === 'copy') return undefined;
      const done = DONE[reply.intent];
      const idle = done === 'saved' && !active;
      const text = t(idle ? 'done.savedIdleText' : `done.${done}Text`);
      return { title: t(`done.${done}`), text, good: true };
    }
    const { code, details: conflict } = reply;
    const why = conflict ? (conflict.deleted ? 'gone' : 'conflict') : code;
    return { title: t('failed.title'), text: t(`failed.${why}`), good: false };
  };
}

/** What became of a post: a toast, and where no scripts run, or it failed, a line on the page. */
export function SchemeNotice({
  reply,
  active = true,
}: {
  reply: Reply | undefined;
  /** Whether the scheme at hand is the one in force. */
  active?: boolean;
}) {
  const words = useWords(active);
  const say = useRef(words);
  say.current = words;
  const awake = useAwake();
  useEffect(() => {
    const told = reply && say.current(reply);
    if (!told) return;
    const { title, text, good } = told;
    showNotice('brand', good ? 'success' : 'error', title, { description: text });
  }, [reply]);
  const told = reply && words(reply);
  // The editor shows the conflict itself.
  if (!told || (!reply.ok && reply.details)) return null;
  const { title, text, good } = told;
  if (good && awake) return null;
  return (
    <p className={good ? 'admin-notice' : 'admin-notice bad'} role={good ? 'status' : 'alert'}>
      {`${title}: ${text}`}
    </p>
  );
}
