import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAwake } from '#app/ui/admin/data-table/use-awake.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { SchemeReply } from './staff-scheme.ts';

type Told = { title: string; text: string; good: boolean };

function useWords(active: boolean) {
  const { t } = useTranslation('brand');
  return (reply: SchemeReply): Told => {
    if (reply.done) {
      const idle = reply.done === 'saved' && !active;
      const text = t(idle ? 'done.savedIdleText' : `done.${reply.done}Text`);
      return { title: t(`done.${reply.done}`), text, good: true };
    }
    const quicker = reply.conflict && (reply.conflict.deleted ? 'gone' : 'conflict');
    const why = quicker ?? reply.failed ?? 'invalid';
    return { title: t('failed.title'), text: t(`failed.${why}`), good: false };
  };
}

/** What became of a post: a toast, and where no scripts run, or it failed, a line on the page. */
export function SchemeNotice({
  reply,
  active = true,
}: {
  reply: SchemeReply | undefined;
  /** Whether the scheme at hand is the one in force. */
  active?: boolean;
}) {
  const words = useWords(active);
  const say = useRef(words);
  say.current = words;
  const awake = useAwake();
  useEffect(() => {
    if (!reply) return;
    const { title, text, good } = say.current(reply);
    showNotice('brand', good ? 'success' : 'error', title, { description: text });
  }, [reply]);
  if (!reply || reply.conflict) return null;
  const { title, text, good } = words(reply);
  if (good && awake) return null;
  return (
    <p className={good ? 'admin-notice' : 'admin-notice bad'} role={good ? 'status' : 'alert'}>
      {`${title}: ${text}`}
    </p>
  );
}
