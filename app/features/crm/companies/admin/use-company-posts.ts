import { useTranslation } from 'react-i18next';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import { useEachReply } from '#app/ui/admin/use-each-reply.ts';
import type {
  CompaniesReply,
  CompanyReply,
  PairReply,
} from '../commands/company-actions.server.ts';

const KIND = 'companies';

const DONE = {
  save: 'saved',
  away: 'away',
  back: 'back',
  link: 'linked',
  unlink: 'unlinked',
  unmerge: 'unmerged',
} as const;

function useText() {
  const { t } = useTranslation('companies');
  return (reply: CompanyReply) =>
    reply.ok ? t(`done.${DONE[reply.intent]}`) : t(`refused.${reply.code}`);
}

/** Shows the result of a post of the page itself in a toast. */
export function useCompanyNotice(reply: CompanyReply | undefined): void {
  const textOf = useText();
  useEachReply(reply, (reply) => {
    if (!reply.ok && reply.code === 'bring') return;
    showNotice(KIND, reply.ok ? 'success' : 'error', textOf(reply));
  });
}

/** Assigns companies without leaving the list. */
export function useCompaniesPosts(action: string) {
  const { t } = useTranslation('companies');
  return useActionToast<CompaniesReply>(action, {
    kind: KIND,
    undo: t('undo'),
    wordsOf: (reply) => {
      if (!reply.ok) return { title: t(`refused.${reply.code}`) };
      const { count } = reply.data;
      return { title: t(reply.intent === 'give-back' ? 'givenBack' : 'given', { count }) };
    },
  });
}

/** Dismisses two companies as duplicates without leaving the screen. */
export function usePairPosts(action: string) {
  const { t } = useTranslation('companies');
  const wordsOf = usePairWords();
  return useActionToast<PairReply>(action, { kind: KIND, undo: t('undo'), wordsOf });
}

/** The message for a dismissal. */
export function usePairWords() {
  const { t } = useTranslation('companies');
  return (reply: PairReply) => ({
    title: reply.ok
      ? t(reply.intent === 'dismiss' ? 'done.dismissed' : 'done.suggested')
      : t(`refused.${reply.code}`),
  });
}

/** Posts commands on a company without leaving the screen. */
export function useCompanyPosts(action: string) {
  const { t } = useTranslation('companies');
  const textOf = useText();
  return useActionToast<CompanyReply>(action, {
    kind: KIND,
    undo: t('undo'),
    // A question is answered on the screen.
    wordsOf: (reply) => (!reply.ok && reply.code === 'bring' ? null : { title: textOf(reply) }),
  });
}
