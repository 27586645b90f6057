import { useTranslation } from 'react-i18next';
import { useHydrated } from '#app/ui/admin/data-table/use-hydrated.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { useEachReply } from '#app/ui/admin/use-each-reply.ts';
import type { LogoReply } from './commands/logo-actions.server.ts';
import { conflictOf } from './logo.ts';

const DONE = {
  on: 'on',
  off: 'off',
  delete: 'deleted',
  save: 'saved',
  upload: 'uploaded',
} as const;
/** Codes that are beside their field. */
const isOfField = (code: string) => code === 'exists' || code === 'too-large';

function useWords() {
  const { t } = useTranslation('brand');
  return (reply: LogoReply) => {
    if (reply.ok) return { title: t(`logos.done.${DONE[reply.intent]}`), text: '', good: true };
    const { code } = reply;
    const reason = conflictOf(reply) ? 'conflict' : isOfField(code) ? 'invalid' : code;
    return { title: t('logos.failed.title'), text: t(`logos.failed.${reason}`), good: false };
  };
}

type Props = {
  reply: LogoReply | undefined;
  /** The page itself reports that the logo was deleted. */
  deleted?: boolean;
};

/** The result of a post: a toast, and without scripts, or where it was refused, a line on the page. */
export function LogoNotice({ reply, deleted = false }: Props) {
  const words = useWords();
  const hydrated = useHydrated();
  useEachReply(reply, (given) => {
    const { title, text, good } = words(given);
    showNotice('logos', good ? 'success' : 'error', title, { description: text || undefined });
  });
  if (!reply || deleted || conflictOf(reply)) return null;
  const { title, text, good } = words(reply);
  if (good && hydrated) return null;
  return (
    <p className={good ? 'admin-notice' : 'admin-notice bad'} role={good ? 'status' : 'alert'}>
      {text ? `${title}: ${text}` : title}
    </p>
  );
}
