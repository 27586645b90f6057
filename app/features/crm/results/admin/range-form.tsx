import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { RANGES, type ResultsRange } from '../results-range.ts';

/** Ranges that end today, as tabs. */
export function RangeTabs({ kind }: { kind: ResultsRange['kind'] }) {
  const { t } = useTranslation('results', { keyPrefix: 'range' });
  return (
    <nav className="admin-tabs" aria-label={t('label')}>
      {RANGES.map((range) => (
        <Link
          key={range}
          to={`?range=${range}`}
          aria-current={range === kind ? 'page' : undefined}
          preventScrollReset
        >
          {t(range)}
        </Link>
      ))}
      {kind === 'own' && (
        <a href="#rs-from" aria-current="page">
          {t('own')}
        </a>
      )}
    </nav>
  );
}

/** Days of one's own. */
export function RangeForm({ range, today }: { range: ResultsRange; today: string }) {
  const { t } = useTranslation('results', { keyPrefix: 'range' });
  const { from, to, problem } = range;
  return (
    <Form method="get" className="results-range" key={`${from} ${to}`} preventScrollReset>
      <Field
        id="rs-from"
        type="date"
        name="from"
        label={t('from')}
        defaultValue={from}
        max={today}
        required
        error={problem && t(`problems.${problem}`)}
      />
      <Field
        id="rs-to"
        type="date"
        name="to"
        label={t('to')}
        defaultValue={to}
        max={today}
        required
      />
      <Button type="submit" variant="outline" small>
        {t('show')}
      </Button>
    </Form>
  );
}
