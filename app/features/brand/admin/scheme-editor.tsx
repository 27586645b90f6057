import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import type { Deletion } from '#app/audit/setting-changes.ts';
import { adminPath } from '#app/paths.ts';
import { useAwake } from '#app/ui/admin/data-table/use-awake.ts';
import { LeaveGuard } from '#app/ui/admin/editor/leave-guard.tsx';
import { useSaveKey } from '#app/ui/admin/editor/use-save-key.ts';
import { useUnsaved } from '#app/ui/admin/editor/use-unsaved.ts';
import { schemeCss } from '#app/ui/brand-tokens.ts';
import { Button } from '#app/ui/button.tsx';
import { contrastReport } from '../contrast-report.ts';
import { ContrastTable } from './contrast-table.tsx';
import { HomePreview } from './home-preview.tsx';
import { PresetList } from './preset-list.tsx';
import { SchemeFields } from './scheme-fields.tsx';
import { SchemeNotice } from './scheme-notice.tsx';
import type { PresetRow, SchemeReply, StaffScheme } from './staff-scheme.ts';
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
  const form = useRef<HTMLFormElement>(null);
  const { values, change, colors } = useSchemeValues(scheme, reply);
  // Reckoning every pair is left behind while somebody types.
  const calm = useDeferredValue(colors);
  const css = useMemo(() => schemeCss(calm), [calm]);
  const savedCss = useMemo(() => schemeCss(savedColors(scheme)), [scheme]);
  const rows = useMemo(() => contrastReport(calm), [calm]);
  const awake = useAwake();
  const busy = useNavigation().state === 'submitting';
  const unsaved = useUnsaved(form, reply);
  useSaveKey(form);
  const mayEdit = may('settings', 'update');
  useEffect(() => {
    if (reply) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [reply]);
  const here = adminPath('scheme', { id: scheme.id });
  return (
    <div className="br">
      <header className="ad-head">
        <div>
          <h1 className="t2">{scheme.name}</h1>
          <p className="soft">
            {t(scheme.active ? 'editor.active' : 'editor.idle')} {t('editor.lead')}
          </p>
        </div>
        <Link className="l" to={adminPath('brand')}>
          {t('editor.back')}
        </Link>
      </header>
      {!mayEdit && <p className="ad-notice">{t('editor.readOnly')}</p>}
      <SchemeNotice reply={reply} active={scheme.active} />
      <div className="br-editor">
        <Form
          ref={form}
          method="post"
          className="br-form"
          noValidate
          data-editor=""
          data-unsaved={unsaved || undefined}
        >
          <ReadRevision revision={scheme.revision} answer={reply} />
          {deleted && !reply?.conflict && <DeletedNotice deleted={deleted} />}
          {reply?.conflict && <EditConflict conflict={reply.conflict} reloadTo={here} />}
          {/* First of the form: Enter in a field saves, and takes no preset. */}
          {mayEdit && (
            <div className="fp-acts">
              <Button type="submit" name="intent" value="save" busy={busy}>
                {t('editor.save')}
              </Button>
              {!scheme.active && (
                <Button type="submit" variant="outline" name="intent" value="activate">
                  {t('editor.activate')}
                </Button>
              )}
            </div>
          )}
          {mayEdit && <PresetList presets={presets} />}
          <SchemeFields values={values} mistakes={reply?.mistakes ?? {}} change={change} />
          <LeaveGuard unsaved={unsaved && !busy} />
        </Form>
        {awake && <HomePreview css={css} savedCss={savedCss} />}
      </div>
      <ContrastTable rows={rows} take={mayEdit ? change : undefined} />
    </div>
  );
}
