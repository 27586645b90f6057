import { type FormEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherWaysLine } from '#app/features/company/other-ways-line.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { FormField, LeadQuestions } from './form-definition.ts';
import { POST, type PostNotice } from './intake/post-fields.ts';
import type { RefusedAnswers } from './intake/read-answers.ts';
import { LeadFields } from './lead-fields.tsx';
import { useAnswerErrors } from './use-answer-errors.ts';
import { useAnswerMessages } from './use-answer-messages.ts';

export type LeadFormProps = {
  form: LeadQuestions;
  /** The address that it posts to; one per kind of form and language. */
  action: string;
  /** Its hidden fields, beside the answers. */
  hidden?: Readonly<Record<string, string>>;
  submitLabel?: string;
  /** The purpose of the answers, where it is not a request. */
  privacy?: string | undefined;
  /** Answers that the server refused. */
  refused?: RefusedAnswers | undefined;
  /** Message about the whole post: refused, failed, not connected. */
  notice?: PostNotice | undefined;
  busy?: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  onSend: (form: HTMLFormElement) => void;
};

/** The address that the server has seen, so that it asks only once to confirm it. */
function EmailSeen({ fields, refused }: { fields: FormField[] } & Pick<LeadFormProps, 'refused'>) {
  const seen = refused?.typed[fields.find(({ type }) => type === 'email')?.name ?? ''];
  return typeof seen === 'string' && <input type="hidden" name={POST.emailSeen} value={seen} />;
}

/** A form that makes a lead: a native post that works alone, live validation with scripts. */
export function LeadForm(props: LeadFormProps) {
  const {
    form,
    action,
    hidden = {},
    refused,
    notice,
    busy = false,
    formRef,
    onInput,
    onSend,
  } = props;
  const { t } = useTranslation('qualification');
  const locale = useLocale();
  const messages = useAnswerMessages();
  const [cameBackWith] = useState(notice);
  const [typed] = useState(refused?.typed);
  const id = `q-${form.id.slice(0, 8)}`;
  const { errors, wrong, check, ...answers } = useAnswerErrors(
    form.fields,
    messages,
    formRef,
    refused,
  );
  return (
    <form
      id={id}
      ref={formRef}
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (check(event.currentTarget)) onSend(event.currentTarget);
      }}
      onBlur={answers.onBlur}
      onInput={(event) => {
        answers.onInput(event);
        onInput?.(event);
      }}
      aria-busy={busy || undefined}
      className="order-fields"
      data-draft={form.id}
    >
      <input type="hidden" name={POST.form} value={form.id} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <EmailSeen fields={form.fields} refused={refused} />
      <p className="unseen" aria-hidden="true">
        <label>
          {t('form.honeypot')}
          <input name={POST.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {notice && (
        <div
          className="notice whole"
          role="alert"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: the reason of a refused post is read first
          autoFocus={notice === cameBackWith}
        >
          <strong>{notice.title}</strong> <span>{notice.text}</span>
          {notice.ways && <OtherWaysLine ways={notice.ways} label={t('outcome.ways')} />}
        </div>
      )}
      {wrong > 0 && (
        <p className="notice whole" role="status">
          {t('errors.summary', { count: wrong })}
        </p>
      )}
      <LeadFields formId={id} fields={form.fields} typed={typed} errors={errors} />
      <div className="send whole">
        <Button type="submit" spark busy={busy} aria-disabled={busy || undefined}>
          {busy ? t('form.sending') : (props.submitLabel ?? t('form.submit'))}
        </Button>
        <p className="small soft">
          {`${props.privacy ?? t('form.privacy')} `}
          <a href={pathTo('privacy', locale)}>{t('form.privacyLink')}</a>
        </p>
      </div>
    </form>
  );
}
