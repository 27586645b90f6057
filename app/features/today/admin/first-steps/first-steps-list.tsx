import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath, authPaths } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { FIRST_STEPS, type FirstStep, type FirstStepFacts, isStepDone } from './first-steps.ts';

/** Where a step is done, and what its way there says when that is not "open". */
const WAYS: Record<FirstStep, { to: string; document?: true; label?: 'invite' | 'queue' }> = {
  company: { to: adminPath('company') },
  brand: { to: adminPath('logos') },
  mail: { to: adminPath('work'), label: 'queue' },
  samples: { to: `${adminPath('content')}?state=sample` },
  figures: { to: adminPath('contentItem', { kind: 'claims', slug: 'published' }) },
  colleague: { to: adminPath('invite'), label: 'invite' },
  secondStep: { to: authPaths.secondFactor, document: true },
  address: { to: adminPath('seo') },
};

/** What is known of each step, in words. */
function useStates({ company, brand, mail, samples, figures, colleague, ...rest }: FirstStepFacts) {
  const { t } = useTranslation('admin', { keyPrefix: 'overview.firstSteps.steps' });
  const locale = useLocale();
  const when = (at: string | null) => (at ? formatDateTime(new Date(at), locale) : '');
  const mailed = () => {
    if (!mail.server) {
      return mail.sentAt ? t('mail.noneTested', { when: when(mail.sentAt) }) : t('mail.none');
    }
    // What has been asked for since is still on its way.
    if (mail.askedAt && mail.askedAt > (mail.sentAt ?? '')) {
      return t('mail.asked', { when: when(mail.askedAt) });
    }
    return mail.sentAt ? t('mail.done', { when: when(mail.sentAt) }) : t('mail.todo');
  };
  return {
    company: t(`company.${company.state}`, { name: company.name, email: company.email }),
    brand: t(`brand.${brand.state}`),
    mail: mailed(),
    samples: samples.count > 0 ? t('samples.todo', { count: samples.count }) : t('samples.done'),
    figures: figures.count > 0 ? t('figures.todo', { count: figures.count }) : t('figures.done'),
    colleague:
      colleague.count > 0 ? t('colleague.done', { count: colleague.count }) : t('colleague.todo'),
    secondStep: t(rest.secondStep.on ? 'secondStep.done' : 'secondStep.todo'),
    address: t(`address.${rest.address.state}`, { address: rest.address.origin }),
  } satisfies Record<FirstStep, string>;
}

/** Removes all samples from the site at once, after a confirmation with their number. */
function RemoveSamples({ count }: { count: number }) {
  const { t } = useTranslation('admin', { keyPrefix: 'overview.firstSteps.steps.samples.remove' });
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="remove-samples" />
      <ConfirmSubmit
        label={t('label')}
        question={t('question', { count })}
        text={t('text')}
        confirm={t('confirm')}
        cancel={t('cancel')}
      />
    </Form>
  );
}

type StepProps = {
  step: FirstStep;
  place: number;
  facts: FirstStepFacts;
  state: string;
  isNext: boolean;
};

function Step({ step, place, facts, state, isNext }: StepProps) {
  const { t } = useTranslation('admin', { keyPrefix: 'overview.firstSteps' });
  const done = isStepDone(step, facts);
  const { to, document, label } = WAYS[step];
  const name = t(`steps.${step}.name`);
  const text = () => {
    if (label === 'queue') return t('steps.mail.queue');
    if (done) return t('review');
    return label === 'invite' ? t('steps.colleague.invite') : t('open');
  };
  return (
    <li data-state={done ? 'done' : isNext ? 'next' : 'todo'}>
      <span className="first-steps-mark">
        {done ? <Check aria-hidden="true" /> : <span aria-hidden="true">{place}</span>}
        <span className="unseen">{t(done ? 'done' : isNext ? 'next' : 'todo')}</span>
      </span>
      <div className="first-steps-words">
        <b>{name}</b>
        <p>{state}</p>
      </div>
      <div className="acts">
        {step === 'mail' && (
          <Form method="post" preventScrollReset>
            <button
              type="submit"
              className="button outlined compact"
              name="intent"
              value="mail-test"
            >
              {t('steps.mail.test')}
            </button>
          </Form>
        )}
        {step === 'samples' && !done && <RemoveSamples count={facts.samples.removable} />}
        <Link
          className={done ? 'first-steps-way' : 'button outlined compact'}
          to={to}
          reloadDocument={document ?? false}
        >
          {text()}
          <span className="unseen">{`: ${name}`}</span>
        </Link>
      </div>
    </li>
  );
}

/** What is left before the site is the company's own. Each row has looked for itself. */
export function FirstStepsList({ facts }: { facts: FirstStepFacts }) {
  const { t } = useTranslation('admin', { keyPrefix: 'overview.firstSteps' });
  const states = useStates(facts);
  const done = FIRST_STEPS.filter((step) => isStepDone(step, facts)).length;
  const total = FIRST_STEPS.length;
  const next = FIRST_STEPS.find((step) => !isStepDone(step, facts));
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <header>
        <h2 className="subtitle" id="first-steps">
          {t('title')}
        </h2>
        <Form method="post" preventScrollReset>
          <button type="submit" className="first-steps-way" name="intent" value="hide">
            {t('hide')}
          </button>
        </Form>
        <p>{t('lead')}</p>
      </header>
      <div className="first-steps-ruler">
        <progress value={done} max={total} aria-labelledby="first-steps-progress" />
        <span className="num" id="first-steps-progress">
          {t('progress', { done, total })}
        </span>
      </div>
      <ol>
        {FIRST_STEPS.map((step, index) => (
          <Step
            key={step}
            step={step}
            place={index + 1}
            facts={facts}
            state={states[step]}
            isNext={step === next}
          />
        ))}
      </ol>
    </section>
  );
}
