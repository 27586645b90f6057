import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import type { ScoreReply } from './commands/score-actions.server.ts';
import { PreviewPart } from './preview-part.tsx';
import { RuleTable } from './rule-table.tsx';
import { ScoreNotice } from './score-notice.tsx';
import type {
  RuleQuestion,
  ScorePreview,
  ScoreRule,
  ScoreRun,
  ScoreVersion,
} from './score-rules.ts';
import { ScoreRunPart } from './score-run.tsx';
import { VersionActs } from './version-acts.tsx';

type Props = {
  versions: readonly ScoreVersion[];
  /** The shown version; none where there is none at all. */
  version: ScoreVersion | undefined;
  rules: readonly ScoreRule[];
  ruleQuestions: readonly RuleQuestion[];
  run: ScoreRun | undefined;
  preview: ScorePreview | undefined;
  reply: ScoreReply | undefined;
};

function AskPreview({ version }: { version: ScoreVersion }) {
  const { t } = useTranslation('score');
  const { may } = usePermissions();
  if (version.state === 'used' || version.rules === 0) return null;
  return (
    <section aria-label={t('preview.title')} className="score-ask">
      <p className="soft">{t(may('crm', 'read') ? 'preview.why' : 'preview.noCrm')}</p>
      {may('crm', 'read') && (
        <Link
          className="button outlined compact"
          to={`?version=${version.id}&preview=yes`}
          preventScrollReset
        >
          {t('preview.see')}
        </Link>
      )}
    </section>
  );
}

/** The rules of the score: versions, their rules, the effect of a draft. */
export function ScoreScreen(props: Props) {
  const { versions, version, rules, ruleQuestions, run, preview, reply } = props;
  const { t } = useTranslation('score');
  const locale = useLocale();
  const draft = versions.find(({ state }) => state === 'draft');
  const stands = ({ state, usedAt }: ScoreVersion) =>
    usedAt
      ? t(`version.${state === 'used' ? 'since' : 'last'}`, {
          when: formatDateTime(new Date(usedAt), locale),
        })
      : t('version.isDraft');
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{t('title')}</h1>
        {version && <VersionActs {...{ version, draft }} />}
      </header>
      <ListTabs
        label={t('regions.versions')}
        tabs={versions.map((one) => ({
          key: one.id,
          label: t(`version.${one.state}`, { number: String(one.number) }),
          to: `?version=${one.id}`,
          current: one.id === version?.id,
          count: one.rules,
        }))}
      />
      <ScoreNotice reply={reply} />
      <p className="soft">
        {t('intro')} {version && stands(version)}
      </p>
      <ScoreRunPart run={run} />
      {version && (
        <section aria-label={t('regions.rules')} className="score-rules">
          <RuleTable {...{ rules, ruleQuestions, editable: version.state === 'draft' }} />
        </section>
      )}
      {preview ? <PreviewPart preview={preview} /> : version && <AskPreview version={version} />}
    </>
  );
}
