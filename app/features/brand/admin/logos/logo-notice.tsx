import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAwake } from '#app/ui/admin/data-table/use-awake.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { LogoReply } from './logo.ts';

function useWords() {
  const { t } = useTranslation('brand');
  return (reply: LogoReply) => {
    if (reply.done) return { title: t(`logos.done.${reply.done}`), text: '', good: true };
    const quicker = (reply.deleted && 'gone') || (reply.conflict && 'conflict');
    const why = quicker ?? reply.failed ?? 'invalid';
    return { title: t('logos.failed.title'), text: t(`logos.failed.${why}`), good: false };
  };
}

/** What became of a post: a toast, and where no scripts run, or it failed, a line on the page. */
export function LogoNotice({ reply }: { reply: LogoReply | undefined }) {
  const words = useWords();
  const say = useRef(words);
  say.current = words;
  const awake = useAwake();
  useEffect(() => {
    if (!reply) return;
    const { title, text, good } = say.current(reply);
    showNotice('logos', good ? 'success' : 'error', title, { description: text || undefined });
  }, [reply]);
  if (!reply || reply.conflict || reply.deleted) return null;
  const { title, text, good } = words(reply);
  if (good && awake) return null;
  return (
    <p className={good ? 'admin-notice' : 'admin-notice bad'} role={good ? 'status' : 'alert'}>
      {text ? `${title}: ${text}` : title}
    </p>
  );
}
