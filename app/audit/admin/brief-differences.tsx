import { useTranslation } from 'react-i18next';
import type { BriefChange, Difference } from '#app/audit/setting-changes.ts';
import { SettingValue, useFieldName } from './setting-differences.tsx';

/** Values that no line can show before and after: only the fact of the change is shown. */
const isWhole = (value: unknown) => typeof value === 'object' && value !== null;

function Brief({ difference }: { difference: Difference }) {
  const { t } = useTranslation('audit');
  const nameOf = useFieldName();
  const { path, before, after } = difference;
  if (isWhole(before) || isWhole(after)) return <span className="chart-brief">{nameOf(path)}</span>;
  return (
    <span className="chart-brief">
      {nameOf(path)}: <SettingValue value={before} path={path} /> <span aria-hidden="true">→</span>
      <span className="unseen">{t('changes.becomes')}</span>{' '}
      <SettingValue value={after} path={path} />
    </span>
  );
}

/** A change in one line: before → after, and how many more there are. */
export function BriefDifferences({ brief: { reported, more } }: { brief: BriefChange }) {
  const { t } = useTranslation('audit');
  return (
    <>
      {reported.map((difference) => (
        <Brief key={difference.path.join('.')} difference={difference} />
      ))}
      {more > 0 && <span>{t('changes.more', { count: more })}</span>}
    </>
  );
}
