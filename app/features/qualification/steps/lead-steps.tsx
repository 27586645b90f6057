import { useTranslation } from 'react-i18next';
import { Checkbox } from '#app/ui/choice.tsx';
import type { FormField, FormStep } from '../form-definition.ts';
import { POST } from '../intake/post-fields.ts';
import type { AnswerErrors, ReachedStep, TypedAnswers } from '../intake/read-answers.ts';
import { LeadFields } from '../lead-fields.tsx';

type Props = {
  formId: string;
  titles: readonly FormStep[];
  heading: 'h2' | 'h3';
  fields: readonly FormField[];
  asked: readonly FormField[];
  /** The steps that ask anything, and which of them is shown. */
  steps: readonly number[];
  shown: number;
  typed: TypedAnswers | undefined;
  errors: AnswerErrors;
  /** Reached without scripts: only this leads the focus to its heading. */
  reached: ReachedStep | undefined;
};

/** The steps of a form, of which one is shown. The hidden ones carry what was typed in them. */
export function LeadSteps({ formId, titles, heading: Heading, steps, shown, ...rest }: Props) {
  const { t } = useTranslation('qualification');
  const { fields, asked, typed, errors, reached } = rest;
  const place = steps.indexOf(shown) + 1;
  // The first step with an e-mail address or a phone number, unless it is the last step.
  const reachable = asked.find(
    ({ type, step = 0 }) => (type === 'email' || type === 'tel') && step !== steps.at(-1),
  );
  const isWrong = Object.keys(errors).length > 0;
  return titles.map(({ title }, step) => {
    const id = `${formId}-step-${step}`;
    return (
      <section key={id} className="order-fields whole" aria-labelledby={id} hidden={step !== shown}>
        <div className="order-step whole">
          <Heading
            id={id}
            tabIndex={-1}
            data-step={step}
            autoFocus={(reached !== undefined && step === shown && !isWrong) || undefined}
          >
            {step === shown && (
              <small>{t('form.step', { place: String(place), total: String(steps.length) })}</small>
            )}{' '}
            {title}
          </Heading>
          {step === shown && <progress value={place} max={steps.length} aria-hidden="true" />}
        </div>
        <LeadFields
          formId={formId}
          fields={fields.filter((field) => (field.step ?? 0) === step)}
          asked={asked}
          typed={typed}
          errors={errors}
        />
        {reachable && step === (reachable.step ?? 0) && (
          <Checkbox
            id={`${formId}-keep`}
            name={POST.keep}
            className="whole"
            defaultChecked={reached?.kept !== undefined}
          >
            {t('form.keep')}
          </Checkbox>
        )}
      </section>
    );
  });
}
