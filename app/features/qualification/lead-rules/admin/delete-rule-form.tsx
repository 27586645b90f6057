import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import type { LeadRule } from '../lead-rules.ts';

/** The form that deletes a rule. */
export function DeleteRuleForm({ rule }: { rule: LeadRule }) {
  const { t } = useTranslation('lead-rules');
  return (
    <Form method="post" action={adminPath('leadRules')} className="template-delete">
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={rule.id} />
      <ReadRevision revision={rule.revision} />
      <ConfirmSubmit
        label={t('delete.label')}
        question={t('delete.question', { name: rule.name })}
        text={t('delete.text')}
        confirm={t('delete.label')}
        cancel={t('delete.cancel')}
      />
    </Form>
  );
}
