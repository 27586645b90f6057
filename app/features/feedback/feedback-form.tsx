import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherWaysLine } from '#app/features/company/other-ways-line.tsx';
import { POST } from '#app/features/qualification/intake/post-fields.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { endpointPath, pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { Slider } from '#app/ui/slider.tsx';
import {
  type FeedbackErrors,
  type FeedbackType,
  type FeedbackValues,
  FIELD,
  LONGEST_NAME,
  LONGEST_VERBATIM,
  type Notice,
  SCALES,
  SEVERITIES,
} from './feedback-rules.ts';

/** What a hydrated island adds to the form. */
export type FormPowers = {
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
  onInput: (event: React.FormEvent<HTMLFormElement>) => void;
  onPaste: (event: React.ClipboardEvent) => void;
  onDrop: (event: React.DragEvent) => void;
  onDragOver: (event: React.DragEvent) => void;
  formRef: React.RefObject<HTMLFormElement | null>;
  /** Nothing has been typed yet, or it is being sent. */
  blocked: boolean;
  /** Share that has been sent, in percent, while it is. */
  sent: number | undefined;
};

/** The differences where the form is in another product. */
export type ProductForm = {
  /** The name of the product. */
  name: string;
  /** The address that the form posts to. */
  action: string;
  /** Its hidden fields, by name. */
  carried: Readonly<Record<string, string>>;
};

type Props = {
  /** Several forms may be in one document. */
  id: string;
  types: readonly FeedbackType[];
  values: FeedbackValues;
  errors: FeedbackErrors;
  notice: Notice | undefined;
  /** Name of the previous route, where no script can report more. */
  from?: string | null | undefined;
  /** The other product that shows it, in a frame. */
  product?: ProductForm | undefined;
  /** The place of the attachments; none while the project accepts no files. */
  files: ReactNode;
  powers?: FormPowers | undefined;
};

function Scores({ id, values }: { id: string; values: FeedbackValues }) {
  const { t } = useTranslation('feedback');
  const ends = (words: string[]) => [words[0] ?? '', words[1] ?? ''] as const;
  // Both are in the page; the stylesheet shows the one that belongs to the type.
  return (
    <>
      <Slider
        id={`${id}-csat`}
        name={FIELD.csat}
        className="whole of-csat"
        label={t('form.csat')}
        min={SCALES.csat.min}
        max={SCALES.csat.max}
        defaultValue={values.csat}
        ends={ends(t('form.csatEnds', { returnObjects: true }))}
      />
      <Slider
        id={`${id}-ten`}
        name={FIELD.ten}
        className="whole of-ten"
        label={t('form.ten')}
        min={SCALES.ten.min}
        max={SCALES.ten.max}
        defaultValue={values.ten}
        ends={ends(t('form.tenEnds', { returnObjects: true }))}
      />
    </>
  );
}

function Person({ id, values, errors }: Pick<Props, 'id' | 'values' | 'errors'>) {
  const { t } = useTranslation('feedback');
  return (
    <>
      <Field
        id={`${id}-name`}
        name={FIELD.name}
        label={t('form.name')}
        mark={t('form.optional')}
        error={errors.name}
        autoComplete="name"
        maxLength={LONGEST_NAME}
        defaultValue={values.name}
      />
      <Field
        id={`${id}-email`}
        name={FIELD.email}
        type="email"
        inputMode="email"
        label={t('form.email')}
        mark={t('form.optional')}
        error={errors.email}
        autoComplete="email"
        maxLength={254}
        defaultValue={values.email}
        autoFocus={(errors.email && !errors.verbatim) || undefined}
      />
    </>
  );
}

function Sending({ id, powers, product }: Pick<Props, 'id' | 'powers' | 'product'>) {
  const { t } = useTranslation('feedback');
  const locale = useLocale();
  const busy = powers?.sent !== undefined;
  return (
    <>
      {busy && (
        <div className="whole">
          <Progress
            id={`${id}-progress`}
            label={t('form.sending')}
            value={powers.sent}
            note={t('form.progress', { percent: powers.sent })}
          />
        </div>
      )}
      <div className="send whole">
        <Button type="submit" spark busy={busy} aria-disabled={powers?.blocked || undefined}>
          {busy ? t('form.sending') : t('form.submit')}
        </Button>
        <p className="small soft">
          {`${product ? t('frame.privacy', { product: product.name }) : t('form.privacy')} `}
          <a
            href={pathTo('privacy', locale)}
            // No other page of ours may be shown in a frame.
            target={product && '_blank'}
            rel={product && 'noopener'}
          >
            {t('form.privacyLink')}
          </a>
        </p>
      </div>
    </>
  );
}

/** The feedback form: a native post that works alone, more comfortable with scripts. */
export function FeedbackForm(props: Props) {
  const { id, types, values, errors, notice, from, product, files, powers } = props;
  const { t } = useTranslation('feedback');
  const locale = useLocale();
  const { formRef, onSubmit, onInput, onPaste, onDrop, onDragOver } = powers ?? {};
  return (
    <form
      id={id}
      ref={formRef}
      method="post"
      action={product?.action ?? endpointPath('feedbackSubmit', locale)}
      encType="multipart/form-data"
      noValidate
      className="order-fields feedback"
      aria-busy={powers?.sent !== undefined || undefined}
      {...{ onSubmit, onInput, onPaste, onDrop, onDragOver }}
    >
      {from && <input type="hidden" name={POST.from} value={from} />}
      {errors.emailSeen && <input type="hidden" name={POST.emailSeen} value={errors.emailSeen} />}
      {Object.entries(product?.carried ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="unseen" aria-hidden="true">
        <label>
          {t('form.honeypot')}
          <input name={POST.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {notice && (
        <div className="notice whole" role="alert" tabIndex={-1}>
          <strong>{notice.title}</strong> <span>{notice.text}</span>
          {notice.ways && (
            <OtherWaysLine
              ways={notice.ways}
              label={t('outcome.ways')}
              newWindow={product !== undefined}
            />
          )}
        </div>
      )}
      <ChoiceGroup
        id={`${id}-type`}
        name={FIELD.type}
        className="whole"
        label={t('form.type')}
        options={types.map((value) => ({ value, label: t(`form.types.${value}`) }))}
        defaultValue={values.type}
      />
      <ChoiceGroup
        id={`${id}-severity`}
        name={FIELD.severity}
        className="whole of-bug"
        label={t('form.severity')}
        options={SEVERITIES.map((value) => ({ value, label: t(`form.severities.${value}`) }))}
        defaultValue={values.severity}
      />
      <Scores id={id} values={values} />
      <Field
        id={`${id}-verbatim`}
        name={FIELD.verbatim}
        className="whole"
        multiline
        rows={4}
        required
        label={t('form.verbatim')}
        placeholder={t('form.verbatimPlaceholder')}
        error={errors.verbatim}
        maxLength={LONGEST_VERBATIM}
        defaultValue={values.verbatim}
        autoFocus={Boolean(errors.verbatim) || undefined}
      />
      {files}
      <Person id={id} values={values} errors={errors} />
      <Sending id={id} powers={powers} product={product} />
    </form>
  );
}
