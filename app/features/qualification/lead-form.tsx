import { type FormEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { OtherWaysLine } from '#app/features/company/other-ways-line.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { FormField, LeadQuestions } from './form-definition.ts';
import { POST, type PostNotice } from './intake/post-fields.ts';
import {
  answerName,
  type ReachedStep,
  type RefusedAnswers,
  type TypedAnswers,
} from './intake/read-answers.ts';
import { LeadFields } from './lead-fields.tsx';
import { hasSteps } from './steps/asked-questions.ts';
import { LeadSteps } from './steps/lead-steps.tsx';
import { useReachedParts } from './steps/use-reached-parts.ts';
import { useSteps } from './steps/use-steps.ts';
import { useAnswerErrors } from './use-answer-errors.ts';
import { useAnswerMessages } from './use-answer-messages.ts';

export type LeadFormProps = {
  form: LeadQuestions;
  /** The address that it posts to; one per kind of form and language. */
  action: string;
  /** Its hidden fields, beside the answers. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Answers that the page itself knows, by question: they are not asked for. */
  known?: Known | undefined;
  /** The step that a browser without scripts has reached, with everything typed so far. */
  reached?: ReachedStep | undefined;
  /** The level of the headings of steps, below that of its title. */
  stepHeading?: 'h2' | 'h3';
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
  /** Called once a step is complete, with the step. */
  onStep?: (form: HTMLFormElement, step: number) => void;
};

/** The address that the server has questioned once; it is not questioned again. */
function EmailSeen({
  form: { fields },
  refused,
  reached,
}: Pick<LeadFormProps, 'form' | 'refused' | 'reached'>) {
  const email = fields.find(({ type }) => type === 'email');
  const isPast = reached && (email?.step ?? 0) < reached.step;
  const seen = (refused ?? (isPast ? reached : undefined))?.typed[email?.name ?? ''];
  return typeof seen === 'string' && <input type="hidden" name={POST.emailSeen} value={seen} />;
}

type Known = Readonly<Record<string, string>>;

/** The answers that follow from the page, in words; without scripts a link leads to the form with all questions. */
function KnownAnswers(props: { form: LeadQuestions; known: Known; onAsk: (name: string) => void }) {
  const { t } = useTranslation('qualification');
  const locale = useLocale();
  const { form, known, onAsk } = props;
  return form.fields.map(({ name, label, options }) => {
    const value = known[name];
    if (value === undefined) return null;
    return (
      <p key={name} className="whole small soft">
        <input type="hidden" name={answerName(name)} value={value} />
        {label} <b>{options.find((option) => option.value === value)?.label}</b>{' '}
        <a
          className="link"
          href={pathTo('project', locale)}
          onClick={(event) => {
            event.preventDefault();
            onAsk(name);
          }}
        >
          {t('form.change')}
        </a>
      </p>
    );
  });
}

const NOTHING: Known = {};

/** The answers that follow from the page, without those that the server refused. */
const stillKnown = ({ known = NOTHING, refused }: LeadFormProps): Known =>
  Object.keys(known).some((name) => refused?.errors[name]) ? NOTHING : known;

/** The conditional ones among the questions that are shown. */
const seenNames = (asked: readonly FormField[]) =>
  asked.flatMap(({ name, when }) => (when ? [name] : [])).join(' ');

/** The step of the first error, or the one that was reached. */
function firstStep({ form, refused, reached }: LeadFormProps): number {
  const wrong = form.fields.find(({ name }) => refused?.errors[name]);
  return wrong?.step ?? (refused && !wrong ? (form.steps?.length ?? 1) - 1 : (reached?.step ?? 0));
}

/** A form that makes a lead: a native post that works alone, live validation with scripts. */
export function LeadForm(props: LeadFormProps) {
  const {
    form,
    action,
    hidden = {},
    reached,
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
  const [typed] = useState<TypedAnswers>({
    ...props.known,
    ...(refused?.typed ?? reached?.typed),
  });
  const [known, setKnown] = useState(() => stillKnown(props));
  const id = `q-${form.id.slice(0, 8)}`;
  const steps = useSteps(form, Object.keys(known), formRef, {
    step: firstStep(props),
    given: (name) => [typed[name] ?? []].flat(),
  });
  const { errors, wrong, check, ...answers } = useAnswerErrors(
    form,
    messages,
    formRef,
    refused,
    steps.show,
  );
  const countPart = useReachedParts(form.id);
  const fields = form.fields.filter(({ name }) => known[name] === undefined);
  const parts = { formId: id, fields, asked: steps.asked, typed, errors };
  return (
    <form
      id={id}
      ref={formRef}
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const element = event.currentTarget;
        if (!check(element, steps.next === undefined ? undefined : steps.shown)) return;
        if (steps.next === undefined) onSend(element);
        else {
          props.onStep?.(element, steps.shown);
          steps.go(steps.next);
        }
      }}
      onFocus={countPart}
      onBlur={answers.onBlur}
      onInput={(event) => {
        answers.onInput(event);
        steps.refresh();
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
      {hasSteps(form) && (
        <>
          <input type="hidden" name={POST.step} value={steps.shown} />
          <input type="hidden" name={POST.seen} value={seenNames(steps.asked)} />
          {reached?.kept && <input type="hidden" name={POST.kept} value={reached.kept} />}
        </>
      )}
      <EmailSeen form={form} refused={refused} reached={reached} />
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
      <KnownAnswers
        form={form}
        known={known}
        onAsk={(name) => {
          flushSync(() => setKnown(NOTHING));
          steps.show(form.fields.find((field) => field.name === name)?.step ?? 0);
          formRef.current
            ?.querySelector<HTMLElement>(`[name="${CSS.escape(answerName(name))}"]`)
            ?.focus();
        }}
      />
      {form.steps ? (
        <LeadSteps
          {...parts}
          titles={form.steps}
          heading={props.stepHeading ?? 'h2'}
          steps={steps.steps}
          shown={steps.shown}
          reached={reached}
        />
      ) : (
        <LeadFields {...parts} />
      )}
      <div className="send whole">
        <Button type="submit" spark busy={busy} aria-disabled={busy || undefined}>
          {busy && t('form.sending')}
          {!busy && steps.next !== undefined && t('form.next')}
          {!busy && steps.next === undefined && (props.submitLabel ?? t('form.submit'))}
        </Button>
        {steps.previous !== undefined && (
          <button
            type="submit"
            className="link"
            name={POST.back}
            value="1"
            onClick={(event) => {
              event.preventDefault();
              steps.go(steps.previous ?? 0);
            }}
          >
            {t('form.back')}
          </button>
        )}
        <p className="small soft">
          {`${props.privacy ?? t('form.privacy')} `}
          <a href={pathTo('privacy', locale)}>{t('form.privacyLink')}</a>
        </p>
      </div>
    </form>
  );
}
