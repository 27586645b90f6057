import { useTranslation } from 'react-i18next';
import { Needs } from '#app/access/rights/needs.tsx';
import { SettingDifferences } from '#app/audit/admin/setting-differences.tsx';
import type { Difference } from '#app/audit/setting-changes.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { storedName } from '#app/i18n/stored-name.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import type { BuilderFetcher } from './use-builder.ts';

export type VersionRow = {
  id: string;
  version: number;
  at: string;
  by: string | null;
  /** What it changed; null for the first one that is known. */
  differences: Difference[] | null;
};

type Props = {
  versions: readonly VersionRow[];
  revision: number;
  action: string;
  fetcher: BuilderFetcher;
};

/** Differences with the types of questions and the facts of a contact as the editor calls them. */
function useWorded() {
  const { t } = useTranslation('forms');
  const words: Record<string, Record<string, string>> = {
    field_type: t('types', { returnObjects: true }),
    contact_property: t('properties', { returnObjects: true }),
  };
  return (differences: readonly Difference[]): Difference[] =>
    differences.map((one) => {
      const known = words[String(one.path[0])];
      if (!known) return one;
      const wordOf = (value: unknown) =>
        typeof value === 'string' ? storedName(known, value) : value;
      return { ...one, before: wordOf(one.before), after: wordOf(one.after) };
    });
}

function Version({
  row,
  current,
  ...rest
}: { row: VersionRow; current: boolean } & Omit<Props, 'versions'>) {
  const { t } = useTranslation('forms');
  const locale = useLocale();
  const version = String(row.version);
  const when = formatDateTime(new Date(row.at), locale);
  const { differences } = row;
  const worded = useWorded();
  return (
    <li className="form-builder-version">
      <p>
        <b>{t('versions.one', { version })}</b>{' '}
        <span className="soft">
          {row.by === null
            ? t('versions.bySite', { when })
            : t('versions.by', { when, who: row.by })}
        </span>
        {current && <> · {t('versions.current')}</>}
      </p>
      {differences === null ? (
        <p className="soft">{t('versions.first')}</p>
      ) : (
        <details>
          <summary>{t('versions.changes', { count: differences.length })}</summary>
          <SettingDifferences
            caption={t('versions.caption', { version })}
            differences={worded(differences)}
            before={t('versions.before')}
            after={t('versions.after')}
          />
        </details>
      )}
      {!current && (
        <Needs resource="site" action="update" label={t('versions.return', { version })}>
          <rest.fetcher.Form method="post" action={rest.action}>
            <input type="hidden" name="intent" value="return" />
            <input type="hidden" name="version" value={row.id} />
            <input type="hidden" name="revision" value={rest.revision} />
            <ConfirmSubmit
              label={t('versions.return', { version })}
              question={t('versions.returnQuestion', { version })}
              text={t('versions.returnText')}
              confirm={t('versions.return', { version })}
              cancel={t('versions.cancel')}
            />
          </rest.fetcher.Form>
        </Needs>
      )}
    </li>
  );
}

/** Every wording that the form has had, with its changes and a button to restore it. */
export function FormVersions({ versions, revision, action, fetcher }: Props) {
  const { t } = useTranslation('forms');
  return (
    <section className="form-builder-part form-builder-versions" aria-labelledby="fm-versions">
      <h2 className="subtitle" id="fm-versions">
        {t('versions.title')}
      </h2>
      <p className="hint">{t('versions.lead')}</p>
      <ol>
        {versions.map((row, index) => (
          <Version
            key={row.id}
            row={row}
            current={index === 0}
            revision={revision}
            action={action}
            fetcher={fetcher}
          />
        ))}
      </ol>
    </section>
  );
}
