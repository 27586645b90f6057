import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { Composer } from '#app/ui/admin/composer/composer.tsx';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import type { NoteReply } from '../commands/lead-actions.server.ts';
import type { readLead } from '../staff-leads.store.server.ts';
import { useSent } from '../use-sent.ts';
import { NOTE_LENGTH } from './lead-notes.ts';

type Lead = NonNullable<Awaited<ReturnType<typeof readLead>>>;
type Props = {
  lead: Lead;
  /** The result of one posted without scripts. */
  reply: NoteReply | undefined;
};

const FIELD = 'new-note';

function Writing({ lead, reply }: Props) {
  const { t } = useTranslation('leads', { keyPrefix: 'notes' });
  const fetcher = useFetcher<NoteReply>();
  const sent = useSent(fetcher.data ?? reply);
  useKeys([
    {
      keys: 'i',
      label: t('key'),
      group: 'record',
      legend: true,
      run: () => document.getElementById(FIELD)?.focus(),
    },
  ]);
  return (
    <Composer
      fetcher={fetcher}
      action={adminPath('lead', { id: lead.id })}
      intent="note"
      draft={`lead/${lead.id}`}
      label={t('label')}
      placeholder={t('placeholder')}
      readers={t('readers')}
      submit={t('submit')}
      text={reply && !reply.ok ? reply.values['text'] : undefined}
      most={NOTE_LENGTH}
      people={lead.colleagues}
      sent={sent}
      fieldId={FIELD}
    />
  );
}

/** Notes of colleagues on a lead, for users with the permission. */
export function NewNote({ lead, reply }: Props) {
  const { may } = usePermissions();
  if (!may('crm', 'update')) return null;
  // Remounted for another lead: neither the text nor its answer is about that one.
  return <Writing key={lead.id} lead={lead} reply={reply} />;
}
