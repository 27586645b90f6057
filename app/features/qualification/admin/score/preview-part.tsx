import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { Table } from '#app/ui/table.tsx';
import { signed } from './points.ts';
import { PREVIEWED, type PreviewedLead, type ScorePreview } from './score-rules.ts';

/** The leads whose score would change most, the old and new score, and the rules. */
function Moved({ leads, caption }: { leads: readonly PreviewedLead[]; caption: string }) {
  const { t } = useTranslation('score');
  const locale = useLocale();
  return (
    <Table
      cards
      caption={caption}
      columns={[
        { key: 'lead', label: t('preview.lead') },
        { key: 'score', label: t('preview.score'), numeric: true },
        { key: 'rules', label: t('preview.rules') },
      ]}
      rows={leads.map(({ id, person, protocol, was, becomes, rules }) => ({
        key: id,
        cells: [
          <Link key="lead" className="admin-row-link" to={adminPath('lead', { id })}>
            <b>{person || t('preview.anonymous')}</b> <span className="num">{protocol}</span>
          </Link>,
          <span key="score" className="num">
            {t('preview.step', { was: was ?? t('preview.none'), becomes })}
          </span>,
          rules
            .map((rule) => {
              const name = (locale === 'en' && rule.nameEn) || rule.name;
              return `${signed(rule.becomes - rule.was)} ${name}`;
            })
            .join('; ') || t('preview.catchUp'),
        ],
      }))}
    />
  );
}

/** How many leads are in each tenth of the scale: today dashed, with the version solid. */
function Spread({ spread }: Pick<ScorePreview, 'spread'>) {
  const { t } = useTranslation('score');
  const most = Math.max(1, ...spread.flatMap(({ was, becomes }) => [was, becomes]));
  const bar = (count: number, kind: 'was' | 'becomes') => (
    <span className="score-bar">
      <i data-kind={kind} hidden={count === 0} style={{ inlineSize: `${(100 * count) / most}%` }} />
      <span className="num">{count}</span>
    </span>
  );
  return (
    <Table
      caption={t('preview.spread')}
      columns={[
        { key: 'band', label: t('preview.band') },
        { key: 'was', label: t('preview.was') },
        { key: 'becomes', label: t('preview.becomes') },
      ]}
      rows={spread
        .map(({ was, becomes }, tenth) => ({
          key: String(tenth),
          cells: [
            <span key="band" className="num">
              {tenth === 9 ? '90–100' : `${tenth * 10}–${tenth * 10 + 9}`}
            </span>,
            bar(was, 'was'),
            bar(becomes, 'becomes'),
          ],
        }))
        .reverse()}
    />
  );
}

/** The effect of a version on last month's leads. */
export function PreviewPart({ preview }: { preview: ScorePreview }) {
  const { t } = useTranslation('score');
  const { leads, rise, fall, cut, spread, rises, falls } = preview;
  return (
    <section aria-labelledby="preview" className="score-preview">
      <h2 className="subtitle" id="preview" tabIndex={-1}>
        {t('preview.title')}
      </h2>
      <p role="status">
        {t('preview.leads', { count: leads, rise, fall, same: leads - rise - fall })}{' '}
        {cut && <span className="soft">{t('preview.cut', { most: PREVIEWED })}</span>}
      </p>
      {leads > 0 && (
        <>
          <Spread spread={spread} />
          {rises.length > 0 ? (
            <Moved leads={rises} caption={t('preview.rises')} />
          ) : (
            <p className="soft">{t('preview.nobodyRises')}</p>
          )}
          {falls.length > 0 ? (
            <Moved leads={falls} caption={t('preview.falls')} />
          ) : (
            <p className="soft">{t('preview.nobodyFalls')}</p>
          )}
        </>
      )}
    </section>
  );
}
