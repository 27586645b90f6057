import { useTranslation } from 'react-i18next';
import { FailedCode } from '#app/areas/portal/parts/failed-code.tsx';
import { Field } from '#app/ui/field.tsx';
import { TICKET_FILES } from '../ticket.ts';
import type { ClientTicketCode, RefusedTicketPost } from './client-ticket-codes.ts';

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
      data-most={TICKET_FILES.most}
      data-most-bytes={TICKET_FILES.mostBytes}
      data-many={t('refused.files.many')}
      data-large={t('refused.files.large')}
      data-empty={t('refused.files.empty')}
      label={t('files.label')}
      hint={t('files.hint')}
      mark={t('optional')}
    />
  );
}

/** Users who may not write get the same sentence as those who may not see the ticket. */
const wordsOf = (code: ClientTicketCode) =>
  code === 'invalid' ? 'empty' : code === 'forbidden' || code === 'viewing' ? 'gone' : code;

/** Why nothing was sent: texts stay in their fields, files have to be chosen again. */
export function Refused({ post }: { post: RefusedTicketPost | undefined }) {
  const { t } = useTranslation('client-tickets');
  if (!post) return null;
  return (
    <div className="portal-note portal-failed" role="alert">
      <p>
        <b>{t(`refused.${wordsOf(post.code)}`)}</b>
      </p>
      {post.code === 'failed' && <FailedCode />}
      {post.code.startsWith('files') && <p className="soft">{t('refused.again')}</p>}
    </div>
  );
}
