import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sent } from '#app/ui/admin/composer/composer.tsx';
import type { NoteReply } from './commands/lead-actions.server.ts';

/** The reply about a note, as a composer expects it; one object per reply. */
export function useSent(reply: NoteReply | undefined): Sent | undefined {
  const { t } = useTranslation('leads', { keyPrefix: 'notes' });
  return useMemo(() => {
    if (!reply) return undefined;
    return reply.ok ? { kept: true } : { kept: false, error: t(`notKept.${reply.code}`) };
  }, [reply, t]);
}
