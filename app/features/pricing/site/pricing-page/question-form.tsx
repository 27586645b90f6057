import { useTranslation } from 'react-i18next';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ANSWERS, type Answers, ASKED, type Asked, QUERY, SERVICES } from '../../questions.ts';
import { UnmeasuredFigure } from './figures/unmeasured-figure.tsx';

const valuesOf = (question: Asked): readonly string[] =>
  question === 'service' ? SERVICES : ANSWERS[question];

type Props = { answers: Partial<Answers> };

function QuestionField({ question, number, answers }: Props & { question: Asked; number: number }) {
  const { t } = useTranslation('pricing');
  const { t: page } = useTranslation('pricing-page');
  const several = question === 'systems';
  const chosen: readonly string[] = [answers[question] ?? []].flat();
  return (
    <fieldset
      id={QUERY[question]}
      className="ask"
      aria-describedby={several ? 'several' : undefined}
    >
      <legend>
        <span className="balloon" aria-hidden="true">
          {number}
        </span>
        {t(`questions.${question}`)}
      </legend>
      <div className="chips">
        {valuesOf(question).map((value) => (
          <label className="chip" key={value}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={QUERY[question]}
              value={value}
              defaultChecked={chosen.includes(value)}
              required={!several}
            />
            {t(`answers.${question}.${value}` as 'answers.people.upTo10')}
          </label>
        ))}
      </div>
      {several && (
        <p className="note" id="several">
          {page('several')}
        </p>
      )}
    </fieldset>
  );
}

/** The questions as a form whose answers become the address of the page. */
export function QuestionForm({ answers }: Props) {
  const { t } = useTranslation('pricing');
  const { t: page } = useTranslation('pricing-page');
  const locale = useLocale();
  const hasAnswers = Object.keys(answers).length > 0;
  const missing = ASKED.filter((question) => answers[question] === undefined);
  return (
    <div className="asked">
      <form method="get" action={pathTo('pricing', locale)}>
        {hasAnswers && (
          <p className="missing" role="status">
            {page('missing', { count: missing.length })}{' '}
            {missing.map((question) => (
              <a key={question} href={`#${QUERY[question]}`}>
                {t(`questions.${question}`)}
              </a>
            ))}
          </p>
        )}
        {ASKED.map((question, index) => (
          <QuestionField key={question} {...{ question, answers }} number={index + 1} />
        ))}
        <p className="acts">
          <Button type="submit">{page('submit')}</Button>
          <span className="note">{page('nothingStored')}</span>
        </p>
      </form>
      <aside className="unmeasured">
        <UnmeasuredFigure />
        <h2 className="subtitle">{page('before.title')}</h2>
        <p className="soft">{page('before.text')}</p>
      </aside>
    </div>
  );
}
