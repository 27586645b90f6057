import { useEffect, useRef, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { instanceOf, registerMessages } from '#app/i18n/instances.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { loadNamespaces } from '#app/islands/load-messages.ts';
import { DrawingDefs } from '#app/ui/drawing-defs.tsx';
import { OrderForm } from '#app/ui/order-form.tsx';
import { ThankYou } from '#app/ui/thank-you/thank-you.tsx';
import type { FormDefinition } from '../../form-definition.ts';
import { LeadForm } from '../../lead-form.tsx';
import { WorkpieceFigure } from '../../workpiece-figure.tsx';
import type { ConditionDraft, FormDraft, QuestionDraft, Texts } from './form-draft.ts';
import { storedConditions } from './steps/condition-drafts.ts';

/** As the site does it: a text that has no English yet is shown in Portuguese. */
const inLocale = ({ pt, en }: Texts, locale: Locale) => (locale === 'en' && en !== '' ? en : pt);

const nameOf = ({ name, key }: QuestionDraft) => name || key.replace('-', '_');

const valued = ({ options }: QuestionDraft) =>
  options.map((option) => ({ ...option, value: option.value || option.key }));

function whenOf({ questions }: FormDraft, when: readonly ConditionDraft[]) {
  const named = questions.map((one) => ({ ...one, options: valued(one) }));
  const name = (key: string) => {
    const found = questions.find((one) => one.key === key);
    return found ? nameOf(found) : '';
  };
  return when.length > 0 ? { when: storedConditions(when, named, name) } : {};
}

/** The form that visitors would get from a draft. */
function definitionOf(draft: FormDraft, locale: Locale): FormDefinition {
  const say = (texts: Texts) => inLocale(texts, locale);
  return {
    id: 'preview',
    title: say(draft.title),
    description: say(draft.description),
    thankYouTitle: say(draft.thankYouTitle),
    thankYouMessage: say(draft.thankYouMessage),
    redirectToWhatsapp: draft.whatsapp,
    redirectDelay: Number(draft.delay) || 0,
    ...(draft.steps.length > 1 && {
      steps: draft.steps.map(({ title, when }) => ({ title: say(title), ...whenOf(draft, when) })),
    }),
    fields: draft.questions.map((question) => ({
      name: nameOf(question),
      step: Math.max(
        0,
        draft.steps.findIndex(({ key }) => key === question.step),
      ),
      ...whenOf(draft, question.when),
      label: say(question.label),
      type: question.type,
      required: question.required,
      placeholder: say(question.placeholder),
      options: valued(question).map(({ value, label }) => ({ value, label: say(label) })),
    })),
  };
}

function Sent({ form, onAgain }: { form: FormDefinition; onAgain: () => void }) {
  const { t } = useTranslation('forms');
  const leaving = form.redirectToWhatsapp ? 'preview.toWhatsapp' : 'preview.toThanks';
  return (
    <ThankYou
      title={form.thankYouTitle}
      text={form.thankYouMessage}
      status={{ title: t('preview.sent') }}
      note={t(leaving, { count: form.redirectDelay })}
    >
      <p>
        <button type="button" className="link" onClick={onAgain}>
          {t('preview.again')}
        </button>
      </p>
    </ThankYou>
  );
}

function Order({ form, action }: { form: FormDefinition; action: string }) {
  const { t } = useTranslation('qualification');
  const [sent, setSent] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const total = form.fields.length;
  return (
    <OrderForm
      heading="h2"
      preview
      titleId="preview-title"
      number={t('strip.number')}
      title={form.title}
      intro={form.description}
      figure={<WorkpieceFigure filled={sent ? total : 0} total={total} />}
      stepsTitle={t('strip.next')}
      steps={t('strip.steps', { returnObjects: true }) as string[]}
    >
      {sent ? (
        <Sent form={form} onAgain={() => setSent(false)} />
      ) : (
        <LeadForm
          // Another set of questions is another form.
          key={[
            form.steps?.length,
            ...form.fields.map(({ name, type, step }) => `${name}:${type}:${step}`),
          ].join()}
          form={form}
          action={action}
          hidden={{ intent: 'preview' }}
          stepHeading="h3"
          formRef={formRef}
          onSend={() => setSent(true)}
        />
      )}
    </OrderForm>
  );
}

const SPOKEN = ['qualification', 'forms', 'site'];

/** Whether the messages of a language are loaded; those of the page itself always are. */
function useMessages(locale: Locale): boolean {
  const own = useLocale();
  const [loaded, setLoaded] = useState<readonly Locale[]>([own]);
  useEffect(() => {
    if (loaded.includes(locale)) return;
    loadNamespaces(locale, SPOKEN)
      .then((messages) => {
        registerMessages({ [locale]: messages });
        setLoaded((known) => [...known, locale]);
      })
      // The preview keeps its language; the user can choose again.
      .catch(() => {});
  }, [locale, loaded]);
  return loaded.includes(locale);
}

/** A preview of the draft in either language, made of the site's own components. */
export function FormPreview({ draft, action }: { draft: FormDraft; action: string }) {
  const { t } = useTranslation('forms');
  const own = useLocale();
  const [chosen, setChosen] = useState<Locale>(own);
  const locale = useMessages(chosen) ? chosen : own;
  return (
    <section className="form-builder-preview" aria-labelledby="fm-preview">
      <DrawingDefs />
      <h2 className="subtitle" id="fm-preview">
        {t('preview.title')}
      </h2>
      <p className="hint">{t('preview.note')}</p>
      <fieldset className="form-builder-languages">
        <legend className="unseen">{t('preview.language')}</legend>
        {LOCALES.map((each) => (
          <label key={each} className="chip">
            <input
              type="radio"
              name="preview-language"
              value={each}
              checked={each === chosen}
              onChange={() => setChosen(each)}
            />
            {each === 'en' ? 'English' : 'Português'}
          </label>
        ))}
      </fieldset>
      <div lang={locale} className="form-builder-sheet">
        <I18nextProvider i18n={instanceOf(locale)}>
          <Order key={locale} form={definitionOf(draft, locale)} action={action} />
        </I18nextProvider>
      </div>
    </section>
  );
}
