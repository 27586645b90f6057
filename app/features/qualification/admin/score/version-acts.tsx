import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { FoldMenu } from '#app/ui/admin/fold-menu.tsx';
import { Button } from '#app/ui/button.tsx';
import { MOST_RULES, RULE_KINDS, type ScoreVersion } from './score-rules.ts';

type Props = { version: ScoreVersion; draft: ScoreVersion | undefined };

/** The kinds of rules, each with a link to the form of a new one. */
function NewRule({ full }: { full: boolean }) {
  const { t } = useTranslation('score');
  if (full) return <p className="soft">{t('rules.full', { most: MOST_RULES })}</p>;
  return (
    <FoldMenu label={t('rules.new')} className="score-new">
      <ul>
        {RULE_KINDS.map((kind) => (
          <li key={kind}>
            <Link to={`${adminPath('scoreRule', { id: 'new' })}?kind=${kind}`}>
              <b>{t(`kinds.${kind}`)}</b> <span>{t(`kindHints.${kind}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </FoldMenu>
  );
}

/** Creates the draft from a version, or links to the existing one. */
function ToDraft({ version, draft }: Props) {
  const { t } = useTranslation('score');
  if (draft) {
    return (
      <Link className="button outlined compact" to={`?version=${draft.id}`}>
        {t('version.toDraft')}
      </Link>
    );
  }
  return (
    <Form method="post" action={adminPath('score')}>
      <input type="hidden" name="version" value={version.id} />
      <Button type="submit" name="intent" value="draft" variant="outline" small>
        {t('version.change')}
      </Button>
    </Form>
  );
}

function Ask({ version, intent }: { version: ScoreVersion; intent: 'use' | 'drop' }) {
  const { t } = useTranslation('score');
  const label = t(`version.${intent === 'use' && version.state === 'before' ? 'again' : intent}`);
  return (
    <Form method="post" action={adminPath('score')}>
      <input type="hidden" name="version" value={version.id} />
      <input type="hidden" name="intent" value={intent} />
      <ConfirmSubmit
        label={label}
        question={t(`version.${intent}Question`, { number: String(version.number) })}
        text={t(`version.${intent}Text`)}
        confirm={t(`version.${intent}Confirm`)}
        cancel={t('version.cancel')}
      />
    </Form>
  );
}

/** Actions on the shown version. */
export function VersionActs({ version, draft }: Props) {
  const { t } = useTranslation('score');
  const isDraft = version.state === 'draft';
  return (
    <div className="acts">
      <Needs resource="settings" action="manage" label={t('version.change')}>
        {isDraft ? (
          <NewRule full={version.rules >= MOST_RULES} />
        ) : (
          <ToDraft {...{ version, draft }} />
        )}
        {isDraft && <Ask version={version} intent="drop" />}
        {version.state !== 'used' && <Ask version={version} intent="use" />}
      </Needs>
    </div>
  );
}
