import { useTranslation } from 'react-i18next';
import { formatBrl } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PriceRule } from '../../price-rules.ts';
import { ASKED } from '../../questions.ts';

const signed = (text: string, value: number) =>
  value === 0 ? text : `${value < 0 ? '−' : '+'} ${text}`;

/** What each answer adds to the range, or takes off. */
export function MovedBy({ rules }: { rules: readonly PriceRule[] }) {
  const { t } = useTranslation('pricing');
  const { t: page } = useTranslation('pricing-page');
  const locale = useLocale();
  const ends = (least: number, most: number, word: (value: number) => string) => {
    const [from, to] = [signed(word(Math.abs(least)), least), signed(word(Math.abs(most)), most)];
    return least === most ? from : page('moved.between', { from, to });
  };
  const reais = (cents: number) => formatBrl(cents / 100, locale);
  const weeks = (count: number) => t('range.weeks', { count });
  return (
    <section aria-labelledby="moved">
      <h2 className="subtitle" id="moved">
        {page('moved.title')}
      </h2>
      <ul className="moved">
        {rules.map((rule) => (
          <li key={rule.id}>
            <span className="balloon" aria-hidden="true">
              {rule.question === null ? 1 : ASKED.indexOf(rule.question) + 1}
            </span>
            <b>{t(`answers.${rule.question}.${rule.answer}` as 'answers.people.upTo10')}</b>
            <span>
              {[
                (rule.priceLeast !== 0 || rule.priceMost !== 0) &&
                  ends(rule.priceLeast, rule.priceMost, reais),
                (rule.weeksLeast !== 0 || rule.weeksMost !== 0) &&
                  ends(rule.weeksLeast, rule.weeksMost, weeks),
              ]
                .filter(Boolean)
                .join('; ') || page('moved.nothing')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
