import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldPlace, type PlaceOf } from '#app/audit/admin/conflict-place.ts';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import type { Deletion } from '#app/audit/setting-changes.ts';
import { adminPath } from '#app/paths.ts';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import type { LeadRule, RuleReply } from '../lead-rules.ts';
import { RuleConditions } from './rule-conditions.tsx';
import { RuleTarget } from './rule-target.tsx';
import type { RuleNames } from './use-rule-words.ts';

type Props = {
  /** Null for a new one. */
  rule: LeadRule | null;
  deleted: Deletion | null;
  names: RuleNames;
  reply: RuleReply | undefined;
};

const rulePlaces: PlaceOf = ([column = '']) => fieldPlace(column === 'owner_id' ? 'owner' : column);

/** The sides of a conflict, a save, a refusal, at the foot of the form. */
function Notice({ rule, deleted, reply }: Omit<Props, 'names'>) {
  const { t } = useTranslation('lead-rules');
  useSavedToast('lead-rule', reply, reply?.kind === 'saved' ? t('saved') : undefined);
  const revision = reply?.kind === 'saved' ? { revision: reply.revision } : undefined;
  return (
    <>
      <ReadRevision revision={rule?.revision ?? 0} answer={revision} />
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
      {deleted && reply?.kind !== 'conflict' && <DeletedNotice deleted={deleted} />}
      {reply?.kind === 'conflict' && (
        <EditConflict
          conflict={reply.conflict}
          placeOf={rulePlaces}
          reloadTo={adminPath('leadRule', { id: rule?.id ?? 'new' })}
        />
      )}
    </>
  );
}

/** The editor of a rule: its name, when it fits, and to whom it gives. */
export function LeadRuleForm({ rule: newest, deleted, names, reply }: Props) {
  const { t } = useTranslation('lead-rules');
  // Values and revision of one reading, however often a live screen reads anew.
  const [rule] = useState(newest);
  const mistakes = reply?.kind === 'mistakes' ? reply.mistakes : {};
  return (
    <FormPage
      submit={t('save')}
      reply={reply}
      draft={{ of: `lead rule ${rule?.id ?? 'new'}`, revision: rule?.revision ?? 0 }}
      back={{ to: adminPath('leadRules'), label: t('backToList') }}
      notice={<Notice rule={rule} deleted={deleted} reply={reply} />}
    >
      <Field
        id="name"
        name="name"
        label={t('fields.name')}
        hint={t('hints.name')}
        error={mistakes['name'] && t(`mistakes.${mistakes['name']}`)}
        defaultValue={reply?.typed['name']?.[0] ?? rule?.name}
        maxLength={80}
        autoComplete="off"
        required
      />
      <RuleConditions rule={rule} products={names.products} typed={reply?.typed} />
      <RuleTarget
        rule={rule}
        owners={names.owners}
        typed={reply?.typed}
        mistake={mistakes['owner'] && t(`mistakes.${mistakes['owner']}`)}
      />
      <Checkbox
        id="is_active"
        name="is_active"
        defaultChecked={reply ? reply.typed['is_active'] !== undefined : (rule?.isActive ?? true)}
      >
        {t('fields.is_active')}
      </Checkbox>
    </FormPage>
  );
}
