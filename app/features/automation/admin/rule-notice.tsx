import { useTranslation } from 'react-i18next';
import { fieldPlace, type PlaceOf } from '#app/audit/admin/conflict-place.ts';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import type { Deletion } from '#app/audit/setting-changes.ts';
import { adminPath } from '#app/paths.ts';
import { postedIn } from '#app/ui/admin/action-reply.ts';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { Button } from '#app/ui/button.tsx';
import type { RuleChoices } from '../choices.ts';
import type { RuleReply } from '../commands/rule-actions.server.ts';
import type { Rule } from '../rule.ts';
import { draftIn, type RuleDraft } from '../rule-draft.ts';

const rulePlaces: PlaceOf = ([column = '']) => fieldPlace(column);

type Props = {
  rule: Rule | null;
  deleted: Deletion | null;
  reply: RuleReply | undefined;
  choices: RuleChoices;
};

/** Asked once, with the mails and their recipients, before a rule may mail people outside. */
function AskMails({ typed, choices }: { typed: RuleDraft; choices: RuleChoices }) {
  const { t } = useTranslation('automation');
  const templates = typed.acts
    .filter(({ kind }) => kind === 'mail')
    .map(
      ({ template }) => choices.templates.find((one) => one.value === template)?.label ?? template,
    );
  return (
    <div className="admin-notice" role="alert">
      <p>{t('hints.mails', { template: templates.join('”, “') })}</p>
      <Button type="submit" small name="confirmed" value="mails">
        {t('askMails')}
      </Button>
    </div>
  );
}

/** A save, a refusal, a question, the sides of a conflict, at the foot of the form. */
export function RuleNotice({ rule, deleted, reply, choices }: Props) {
  const { t } = useTranslation('automation');
  const saved = reply?.ok && reply.intent === 'save' ? reply.data : undefined;
  const refused = reply?.ok === false ? reply : undefined;
  const conflict = refused?.code === 'changed' ? refused.details : undefined;
  const isMistaken =
    refused?.code === 'invalid' || Object.keys(refused?.fieldErrors ?? {}).length > 0;
  useSavedToast('rule', reply, saved && t('saved'));
  return (
    <>
      <ReadRevision revision={rule?.revision ?? 0} answer={saved} />
      {isMistaken && (
        <p className="admin-notice bad" role="alert">
          {t('mistakes.form')}
        </p>
      )}
      {(refused?.code === 'forbidden' || refused?.code === 'gone') && (
        <p className="admin-notice bad" role="alert">
          {t(`refused.${refused.code}`)}
        </p>
      )}
      {refused?.code === 'ask' && <AskMails typed={draftIn(postedIn(refused))} choices={choices} />}
      {deleted && !conflict && <DeletedNotice deleted={deleted} />}
      {conflict && (
        <EditConflict
          conflict={conflict}
          placeOf={rulePlaces}
          reloadTo={adminPath('automationRule', { id: rule?.id ?? 'new' })}
        />
      )}
    </>
  );
}
