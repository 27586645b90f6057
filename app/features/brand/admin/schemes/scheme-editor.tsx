import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { useHeldRevision } from '#app/audit/admin/read-revision.tsx';
import type { Deletion } from '#app/audit/setting-changes.ts';
import { contrastReport } from '#app/features/brand/contrast-report.ts';
import { GROUPS } from '#app/features/brand/scheme.ts';
import { adminPath } from '#app/paths.ts';
import { useHydrated } from '#app/ui/admin/data-table/use-hydrated.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Button } from '#app/ui/button.tsx';
import { schemeCss } from '#app/ui/tokens/brand-tokens.ts';
import { schemePlaces } from '../brand-places.ts';
import { HomePreview } from '../home-preview.tsx';
import type { SchemeReply } from './commands/scheme-actions.server.ts';
import { ContrastTable } from './contrast-table.tsx';
import { PresetList } from './preset-list.tsx';
import { SchemeFields } from './scheme-fields.tsx';
import { SchemeNotice } from './scheme-notice.tsx';
import type { PresetRow, SchemeMistakes, StaffScheme } from './staff-scheme.ts';
import { savedColors, useSchemeValues } from './use-scheme-values.ts';

type Props = {
  scheme: StaffScheme;
  deleted: Deletion | null;
  presets: readonly PresetRow[];
  reply: SchemeReply | undefined;
};

/** One scheme: its colours, the real home page in them, and how well each pair can be read. */
export function SchemeEditor({ scheme, deleted, presets, reply }: Props) {
  const { t } = useTranslation('brand');
  const { may } = usePermissions();
  const refused = reply?.ok === false ? reply : undefined;
  const answer = useMemo(
    () => (reply?.ok === false ? { revision: Number(reply.values['revision'] ?? 0) } : reply?.data),
    [reply],
  );
  const revision = useHeldRevision(scheme.revision, answer);
  const { values, change, colors } = useSchemeValues(scheme, reply);
  // Reckoning every pair is left behind while somebody types.
  const calm = useDeferredValue(colors);
  const css = useMemo(() => schemeCss(calm), [calm]);
  const savedCss = useMemo(() => schemeCss(savedColors(scheme)), [scheme]);
  const rows = useMemo(() => contrastReport(calm), [calm]);
  const hydrated = useHydrated();
  const mayEdit = may('site', 'update');
  const mistakes = (refused?.fieldErrors ?? {}) as SchemeMistakes;
  const fields = <SchemeFields values={values} mistakes={mistakes} change={change} />;
  return (
    <div className="brand">
      <header className="admin-head">
        <div>
          <h1 className="title">{scheme.name}</h1>
          <p className="soft">
            {t(scheme.active ? 'editor.active' : 'editor.idle')} {t('editor.lead')}
          </p>
        </div>
        <Link className="link" to={adminPath('brand')}>
          {t('editor.back')}
        </Link>
      </header>
      {!mayEdit && <p className="admin-notice">{t('editor.readOnly')}</p>}
      {mayEdit ? (
        <FormPage
          submit={t('editor.save')}
          intent="save"
          // A preset fills the fields; nothing is saved by it.
          reply={reply?.ok && reply.intent === 'preset' ? reply.data : reply}
          className="brand-form"
          sections={(['brand', ...GROUPS] as const).map((id) => ({ id, label: t(`groups.${id}`) }))}
          draft={{ of: `scheme ${scheme.id}`, revision }}
          preview={hydrated && <HomePreview css={css} savedCss={savedCss} />}
          acts={
            !scheme.active && (
              <Button type="submit" variant="outline" name="intent" value="activate">
                {t('editor.activate')}
              </Button>
            )
          }
          notice={
            <>
              <input type="hidden" name="revision" value={revision} />
              <SchemeNotice reply={reply} active={scheme.active} />
              {deleted && !refused?.details && <DeletedNotice deleted={deleted} />}
              {refused?.details && (
                <EditConflict
                  conflict={refused.details}
                  placeOf={schemePlaces}
                  reloadTo={adminPath('scheme', { id: scheme.id })}
                />
              )}
            </>
          }
        >
          <PresetList presets={presets} />
          {fields}
        </FormPage>
      ) : (
        <div className="brand-form">{fields}</div>
      )}
      <ContrastTable rows={rows} take={mayEdit ? change : undefined} />
    </div>
  );
}
