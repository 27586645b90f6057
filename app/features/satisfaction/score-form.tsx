import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { POST } from '#app/features/qualification/intake/post-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import { COMMENT_LENGTH } from './rating.ts';

type Props = {
  id: string;
  action: string;
  scores: readonly number[];
  /** The labels of the first and of the last of them. */
  ends: readonly [string, string];
  label: string;
  hint?: string;
  marked: number | undefined;
  comment: string;
  submit: string;
  error?: string | undefined;
  children?: ReactNode;
};

/** A choice on a scale, an optional text, and one button; it works without scripts. */
export function ScoreForm(props: Props) {
  const { id, action, scores, ends, label, hint, marked, comment, submit, error, children } = props;
  const { t } = useTranslation('satisfaction');
  const text = [scores[0], scores.at(-1)];
  return (
    <form method="post" action={action} className="follow-reply">
      <p className="unseen" aria-hidden="true">
        <label>
          {t('honeypot')}
          <input name={POST.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <ChoiceGroup
        id={id}
        name="score"
        label={label}
        hint={hint}
        error={error}
        required
        defaultValue={marked === undefined ? '' : String(marked)}
        options={scores.map((score) => ({
          value: String(score),
          label: ends[text.indexOf(score)] ?? String(score),
        }))}
      />
      <Field
        id={`${id}-comment`}
        name="comment"
        multiline
        rows={3}
        label={t('comment')}
        mark={t('optional')}
        maxLength={COMMENT_LENGTH}
        defaultValue={comment}
      />
      {children}
      <Button type="submit">{submit}</Button>
    </form>
  );
}
