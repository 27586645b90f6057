import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import {
  type CaseLeave,
  LEAVE_FILE_TYPES,
  LEAVE_FORMS,
  LEAVE_LIMITS,
} from '../leave/case-leave.ts';
import type { LeaveReply } from '../leave/leave-actions.server.ts';

type Refused = Extract<LeaveReply, { ok: false }>;
type Props = {
  slug: string;
  leave: CaseLeave | null;
  reply: Refused | undefined;
  sent: LeaveReply | undefined;
  mayChange: boolean;
};

/** Codes with a sentence of their own; every other one says what the field takes. */
const NAMED = ['file', 'large', 'proof', 'future'] as const;

/** The leave of a client, as it is stored and as it can be changed. */
export function LeaveForm({ slug, leave, reply, sent, mayChange }: Props) {
  const { t } = useTranslation('content', { keyPrefix: 'leave' });
  const errorOf = (name: string) => {
    const code = reply?.fieldErrors[name];
    const named = NAMED.find((one) => one === code);
    return code === undefined ? undefined : t(`mistakes.${named ?? 'invalid'}`);
  };
  const storedOf = (name: 'givenBy' | 'givenOn' | 'givenAs' | 'body') =>
    reply?.values[name] ?? leave?.[name] ?? '';
  const fields = (
    <fieldset className="form-page-part content-part" disabled={!mayChange}>
      <legend className="unseen">{t('title')}</legend>
      <Field
        id="f-given-by"
        name="givenBy"
        label={t('givenBy')}
        hint={t('givenByHint')}
        defaultValue={storedOf('givenBy')}
        maxLength={LEAVE_LIMITS.givenBy}
        required
        error={errorOf('givenBy')}
      />
      <Field
        id="f-given-on"
        name="givenOn"
        type="date"
        label={t('givenOn')}
        defaultValue={storedOf('givenOn')}
        required
        error={errorOf('givenOn')}
      />
      <Select
        id="f-given-as"
        name="givenAs"
        label={t('givenAs')}
        defaultValue={storedOf('givenAs') || 'document'}
        options={LEAVE_FORMS.map((value) => ({ value, label: t(`forms.${value}`) }))}
        error={errorOf('givenAs')}
      />
      <Field
        id="f-body"
        name="body"
        label={t('body')}
        hint={t('bodyHint')}
        multiline
        rows={6}
        defaultValue={storedOf('body')}
        error={errorOf('body')}
      />
      {leave?.fileName && (
        <p>
          <a className="link" href={adminPath('caseLeaveFile', { slug })} download>
            {leave.fileName}
          </a>
        </p>
      )}
      <Field
        id="f-file"
        name="file"
        type="file"
        accept={LEAVE_FILE_TYPES.join(',')}
        label={t(leave?.fileName ? 'otherFile' : 'file')}
        hint={t('fileHint')}
        error={errorOf('file')}
      />
      {leave?.fileName && (
        <Checkbox id="f-drop" name="drop">
          {t('drop')}
        </Checkbox>
      )}
    </fieldset>
  );
  if (!mayChange) return <div className="content-form">{fields}</div>;
  return (
    <FormPage
      submit={t('save')}
      intent="save"
      reply={sent}
      encType="multipart/form-data"
      className="content-form"
      ready
      notice={<input type="hidden" name="revision" value={leave?.revision ?? 0} />}
    >
      {fields}
    </FormPage>
  );
}
