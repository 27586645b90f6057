import { useTranslation } from 'react-i18next';
import type { ContrastRow } from '#app/features/brand/contrast-report.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useHydrated } from '#app/ui/admin/data-table/use-hydrated.ts';
import { Table } from '#app/ui/table.tsx';
import { useFieldName } from '../use-field-name.ts';

type Props = {
  rows: readonly ContrastRow[];
  /** Puts a colour into a field of the editor; without it nothing is offered. */
  take: ((field: string, color: string) => void) | undefined;
};

const keyOf = ({ what, on, theme }: ContrastRow) => `${what}-${on}-${theme}`;

/** Two decimals, never rounded up to what would pass. */
const figureOf = (ratio: number, locale: Locale) =>
  (Math.floor(ratio * 100) / 100).toLocaleString(locale, { minimumFractionDigits: 2 });

/** What the site shows where a pair fails, and the way to take it over. */
function Fix({ row, take }: { row: ContrastRow; take: Props['take'] }) {
  const { t } = useTranslation('brand');
  const nameOf = useFieldName();
  const locale = useLocale();
  const { field, fix } = row;
  const ratio = figureOf(row.renderedRatio, locale);
  return (
    <>
      <b className="brand-fails">{t('contrast.fails')}</b>
      <span>{t('contrast.shown', { color: row.shown, ratio })}</span>
      {take && fix && (
        <button
          type="button"
          className="button outlined compact"
          aria-label={t('contrast.fixFor', { color: fix, field: nameOf(field) })}
          onClick={() => take(field, fix)}
        >
          {t('contrast.fix', { color: fix })}
        </button>
      )}
    </>
  );
}

/** Every pairing that the site makes, those that fail first, each with the nearest colour that passes. */
export function ContrastTable({ rows, take }: Props) {
  const { t } = useTranslation('brand');
  const hydrated = useHydrated();
  const locale = useLocale();
  const failing = rows.filter(({ passes }) => !passes);
  const passing = rows.filter(({ passes }) => passes);
  const figure = (ratio: number) => `${figureOf(ratio, locale)}:1`;
  const table = (some: readonly ContrastRow[]) => (
    <Table
      caption={t('contrast.caption')}
      columns={[
        { key: 'pair', label: t('contrast.pair') },
        { key: 'colors', label: t('contrast.colors') },
        { key: 'ratio', label: t('contrast.ratio'), numeric: true },
        { key: 'least', label: t('contrast.least'), numeric: true },
        { key: 'result', label: t('contrast.result') },
      ]}
      rows={some.map((row) => ({
        key: keyOf(row),
        cells: [
          `${t(`contrast.what.${row.what}`)} ${t(`contrast.on.${row.on}`)}, ${t(
            row.theme === 'light' ? 'contrast.day' : 'contrast.night',
          )}`,
          <span key="colors" className="brand-pair">
            <i style={{ background: row.ground }} aria-hidden="true">
              <b style={{ background: row.front }} />
            </i>
            <code>{`${row.front} / ${row.ground}`}</code>
          </span>,
          figure(row.ratio),
          figure(row.least),
          <span key="result" className="brand-result">
            {row.passes ? (
              t('contrast.passes')
            ) : (
              <Fix row={row} take={hydrated ? take : undefined} />
            )}
          </span>,
        ],
      }))}
    />
  );
  return (
    <section className="brand-part" aria-labelledby="contrast">
      <h2 className="subtitle" id="contrast">
        {t('contrast.title')}
      </h2>
      <p role="status">
        {failing.length === 0 ? t('contrast.all') : t('contrast.some', { count: failing.length })}
      </p>
      {failing.length > 0 && table(failing)}
      <details className="brand-presets">
        <summary>{t('contrast.passing', { count: passing.length })}</summary>
        {table(passing)}
      </details>
    </section>
  );
}
