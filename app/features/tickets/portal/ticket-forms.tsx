import { useTranslation } from 'react-i18next';
import { FailedCode } from '#app/areas/portal/parts/failed-code.tsx';
import { Field } from '#app/ui/field.tsx';
import { TICKET_FILES } from '../ticket.ts';
import type { TicketPost } from './client-post.server.ts';

/** Files that are sent with a message. */
export function FilesField() {
  const { t } = useTranslation('client-tickets');
  return (
    <Field
      id="arquivos"
      name="files"
      type="file"
      multiple
      accept={TICKET_FILES.types.join()}
      label={t('files.label')}
      hint={t('files.hint')}
      mark={t('optional')}
    />
  );
}

/** Why nothing was sent: texts stay in their fields, files have to be chosen again. */
export function Refused({ post }: { post: TicketPost | undefined }) {
  const { t } = useTranslation('client-tickets');
  if (!post) return null;
  return (
    <div className="portal-note portal-failed" role="alert">
      <p>
        <b>{t(`refused.${post.why}`)}</b>
      </p>
      {post.why === 'failed' && <FailedCode />}
      {post.why.startsWith('files') && <p className="soft">{t('refused.again')}</p>}
    </div>
  );
}
