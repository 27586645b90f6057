import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import type { CommonCode } from '#app/access/commands/define-actions.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { UploadReply } from '../commands/import-actions.server.ts';
import type { UploadCode } from '../import-replies.ts';

type Props = {
  /** The id of the import that this file becomes, however often the form is sent. */
  id: string;
  reply: UploadReply | undefined;
};

/** A form that cannot be read has no file. */
const wordsOf = (code: UploadCode | CommonCode) =>
  code === 'invalid' || code === 'gone' ? 'missing' : code;

/** The form that uploads a file of contacts. */
export function UploadForm({ id, reply }: Props) {
  const { t } = useTranslation('imports');
  const busy = useNavigation().state === 'submitting';
  const refused = reply?.ok === false ? reply : undefined;
  return (
    <Form method="post" encType="multipart/form-data" className="import-upload" noValidate>
      <input type="hidden" name="id" value={id} />
      <Field
        id="file"
        name="file"
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        required
        label={t('form.file')}
        hint={t('form.fileHint')}
        error={refused && t(`refused.${wordsOf(refused.code)}`, { line: refused.details?.line })}
      />
      <Button type="submit" busy={busy}>
        {t('form.submit')}
      </Button>
    </Form>
  );
}
