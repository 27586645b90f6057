import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { CompanyReply } from '../companies.ts';

/** Longer than other toasts stay: the way to its button is long without a mouse. */
const UNDO_MS = 10_000;

/** The post that takes back what another has done. */
function backOf(
  reply: CompanyReply,
): { action: string; fields: Record<string, string> } | undefined {
  if (!('company' in reply)) return undefined;
  const action = adminPath('crmCompany', { id: reply.company });
  if (reply.done === 'unlinked') {
    return { action, fields: { intent: 'link', contact: reply.contact, seen: '' } };
  }
  return { action, fields: { intent: reply.done === 'away' ? 'back' : 'away' } };
}

/** Says what became of a post about a company, and offers the way back where there is one. */
export function useCompanyNotice(reply: CompanyReply | undefined) {
  const { t } = useTranslation('companies');
  const { submit } = useFetcher<CompanyReply>();
  const told = useRef<CompanyReply>(undefined);
  useEffect(() => {
    if (!reply || reply === told.current) return;
    told.current = reply;
    if (!reply.done) {
      showNotice('companies', 'error', t(`refused.${reply.why}`));
      return;
    }
    const back = backOf(reply);
    showNotice('companies', 'success', t(`done.${reply.done}`), {
      ...(back && {
        duration: UNDO_MS,
        action: {
          label: t('undo'),
          onClick: () => void submit(back.fields, { method: 'post', action: back.action }),
        },
      }),
    });
  });
}

/** Does something with a company without leaving the screen, and says so. */
export function useCompanyActs() {
  const fetcher = useFetcher<CompanyReply>();
  useCompanyNotice(fetcher.data);
  return fetcher;
}
