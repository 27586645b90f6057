import { useTranslation } from 'react-i18next';
import { FactStrip } from '#app/areas/site/kit/fact-strip.tsx';
import { claimWords } from '#app/features/content/claims/published-claims.ts';
import { serviceOf } from '#app/features/content/services/services.ts';
import { FROM_QUERY } from '#app/features/qualification/forge-project-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { answerWords, priceWords, weeksWords } from '../../estimate-words.ts';
import type { PriceRange, PriceRule } from '../../price-rules.ts';
import { type Answers, ASKED, QUERY, queryOf } from '../../questions.ts';
import { RangeFigure } from './figures/range-figure.tsx';
import { UnmeasuredFigure } from './figures/unmeasured-figure.tsx';
import { MovedBy } from './moved-by.tsx';

type Props = {
  answers: Answers;
  /** Null where staff have set none for the service. */
  range: PriceRange | null;
  moved: readonly PriceRule[];
};

/** The five answers in a row, each with a link to its question. */
function AnswerRow({ answers }: { answers: Answers }) {
  const { t } = useTranslation('pricing');
  const { t: page } = useTranslation('pricing-page');
  const locale = useLocale();
  return (
    <ol className="answers">
      {ASKED.map((question, index) => {
        const { [question]: _, ...others } = answers;
        return (
          <li key={question}>
            <span className="balloon" aria-hidden="true">
              {index + 1}
            </span>
            <span className="note">{t(`questions.${question}`)}</span>
            <b>{answerWords(t, question, answers)}</b>
            <a
              className="link"
              href={`${pathTo('pricing', locale)}?${queryOf(others)}#${QUERY[question]}`}
            >
              {page('change')}
              <span className="unseen"> {t(`questions.${question}`)}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

function Range({ answers, range, moved }: Props & { range: PriceRange }) {
  const { t } = useTranslation('pricing');
  const { t: page } = useTranslation('pricing-page');
  const locale = useLocale();
  return (
    <>
      <div className="shown-range">
        <p className="note">{page('range.note')}</p>
        <p className="big">{priceWords(t, range, locale)}</p>
        <p className="big">{weeksWords(t, range)}</p>
        <p className="soft">{page('range.text')}</p>
      </div>
      <RangeFigure range={range} deadline={answers.deadline} />
      {moved.length > 0 && <MovedBy rules={moved} />}
    </>
  );
}

/** How one gets a figure for a service without a range: what is published, and what comes first. */
function NoRange({ answers }: { answers: Answers }) {
  const { t } = useTranslation('pricing-page');
  const { t: service } = useTranslation('service');
  const locale = useLocale();
  const { discoveryWeeks, developmentWeeks } = claimWords(locale);
  const { priced, texts } = serviceOf(answers.service);
  return (
    <div className="unmeasured">
      <UnmeasuredFigure />
      <h2 className="subtitle">{t('none.title')}</h2>
      <p className="soft">{t('none.text', claimWords(locale))}</p>
      <FactStrip
        facts={[
          { term: service('strip.price'), value: texts[locale].price },
          ...(priced === 'diagnostic'
            ? [{ term: service('strip.assessment'), value: discoveryWeeks }]
            : [
                { term: service('strip.discovery'), value: discoveryWeeks },
                { term: service('strip.development'), value: developmentWeeks },
              ]),
        ]}
      />
    </div>
  );
}

/** The page once all questions are answered. */
export function Answered({ answers, range, moved }: Props) {
  const { t } = useTranslation('pricing-page');
  const locale = useLocale();
  const send = `${pathTo('project', locale)}?${FROM_QUERY}=pricing&${queryOf(answers)}`;
  return (
    <div className="answered">
      <AnswerRow answers={answers} />
      {range ? <Range {...{ answers, range, moved }} /> : <NoRange answers={answers} />}
      <div className="send-on">
        <p className="lead">{t(range ? 'send.text' : 'send.textNone')}</p>
        <Button href={send} spark>
          {t('send.action')}
        </Button>
      </div>
    </div>
  );
}
