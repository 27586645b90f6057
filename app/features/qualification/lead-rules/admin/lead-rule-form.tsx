import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldPlace, type PlaceOf } from '#app/audit/admin/conflict-place.ts';
import { DeletedNotice, EditConflict } from '#app/audit/admin/edit-conflict.tsx';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import type { Deletion } from '#app/audit/setting-changes.ts';
import { adminPath } from '#app/paths.ts';
import { postedIn } from '#app/ui/admin/action-reply.ts';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field } from '#app/ui/field.tsx';
import type { LeadRule, RuleMistake } from '../lead-rules.ts';
import type { RuleReply } from './commands/lead-rule-actions.server.ts';
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
  const refused = reply?.ok === false ? reply : undefined;
  const conflict = refused?.details;
  useSavedToast('lead-rule', reply, reply?.ok && t('saved'));
  return (
    <>
      <ReadRevision revision={rule?.revision ?? 0} answer={reply?.ok ? reply.data : undefined} />
      {refused?.code === 'invalid' && (
        <p className="admin-notice bad" role="alert">
          {t('mistakes.form')}
        </p>
      )}
      {(refused?.code === 'forbidden' || refused?.code === 'gone') && (
        <p className="admin-notice bad" role="alert">
          {t(`refused.${refused.code}`)}
        </p>
      )}
      {deleted && !conflict && <DeletedNotice deleted={deleted} />}
      {conflict && (
        <EditConflict
          conflict={conflict}
          placeOf={rulePlaces}
          reloadTo={adminPath('leadRule', { id: rule?.id ?? 'new' })}
        />
      )}
    </>
  );
}

/** The editor of a rule: its name, its conditions, and its target. */
export function LeadRuleForm({ rule: newest, deleted, names, reply }: Props) {
  const { t } = useTranslation('lead-rules');
  // Values and revision of one read, however often a live screen reloads.
  const [rule] = useState(newest);
  const refused = reply?.ok === false ? reply : undefined;
  const typed = refused && postedIn(refused);
  const mistakeOf = (field: 'name' | 'owner' | 'colleagues') => {
    const mistake = refused?.fieldErrors[field];
    return mistake && t(`mistakes.${mistake as RuleMistake}`);
  };
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
        error={mistakeOf('name')}
        defaultValue={refused?.values['name'] ?? rule?.name}
        maxLength={80}
        autoComplete="off"
        required
      />
      <RuleConditions rule={rule} products={names.products} typed={typed} />
      <RuleTarget
        rule={rule}
        owners={names.owners}
        typed={typed}
        mistakes={{ owner: mistakeOf('owner'), colleagues: mistakeOf('colleagues') }}
      />
      <Checkbox
        id="is_active"
        name="is_active"
        defaultChecked={typed ? typed.has('is_active') : (rule?.isActive ?? true)}
      >
        {t('fields.is_active')}
      </Checkbox>
    </FormPage>
  );
}
