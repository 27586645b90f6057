import { useTranslation } from 'react-i18next';
import { fieldPlace, type PlaceOf } from '#app/audit/admin/conflict-place.ts';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import type { Deletion } from '#app/audit/setting-changes.ts';
import { adminPath } from '#app/paths.ts';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { Button } from '#app/ui/button.tsx';
import type { RuleChoices } from '../choices.ts';
import type { Rule } from '../rule.ts';
import type { RuleReply } from '../rule-reply.ts';

const rulePlaces: PlaceOf = ([column = '']) => fieldPlace(column);

type Props = {
  rule: Rule | null;
  deleted: Deletion | null;
  reply: RuleReply | undefined;
  choices: RuleChoices;
};

/** Asked once, with what will be sent to whom, before a rule may mail people outside. */
function AskMails({ typed, choices }: { typed: RuleReply['typed']; choices: RuleChoices }) {
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
  useSavedToast('rule', reply, reply?.kind === 'saved' && t('saved'));
  const answer = reply?.kind === 'saved' ? { revision: reply.revision } : undefined;
  return (
    <>
      <ReadRevision revision={rule?.revision ?? 0} answer={answer} />
      {reply?.kind === 'mistakes' && (
        <p className="admin-notice bad" role="alert">
          {t('mistakes.form')}
        </p>
      )}
      {reply?.kind === 'refused' && (
        <p className="admin-notice bad" role="alert">
          {t(`refused.${reply.why}`)}
        </p>
      )}
      {reply?.kind === 'ask' && <AskMails typed={reply.typed} choices={choices} />}
      {deleted && reply?.kind !== 'conflict' && <DeletedNotice deleted={deleted} />}
      {reply?.kind === 'conflict' && (
        <EditConflict
          conflict={reply.conflict}
          placeOf={rulePlaces}
          reloadTo={adminPath('automationRule', { id: rule?.id ?? 'new' })}
        />
      )}
    </>
  );
}
