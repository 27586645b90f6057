import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { CommonCode } from '#app/access/commands/define-actions.server.ts';
import { ReadRevision } from '#app/audit/admin/read-revision.tsx';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import { Button } from '#app/ui/button.tsx';
import type { Rule } from '../rule.ts';
import { NOT_DELETED, type RuleCode } from '../rule-codes.ts';
import type { RuleRun } from '../runs.ts';
import { RunList } from './run-list.tsx';

type Props = {
  rule: Rule;
  page: ListPage;
  runs: readonly RuleRun[];
  mayEdit: boolean;
  /** Why the rule was not deleted. */
  refused: RuleCode | CommonCode | undefined;
};

/** The history of a rule: everything it did, and the delete button. */
export function RuleRecord({ rule, page, runs, mayEdit, refused }: Props) {
  const { t } = useTranslation('automation');
  const code = NOT_DELETED.find((one) => one === refused);
  return (
    <>
      <RunList page={page} runs={runs} mayUndo={mayEdit} />
      {mayEdit && (
        <Form method="post" className="rule-delete">
          <ReadRevision revision={rule.revision} />
          {code && (
            <p className="admin-notice bad" role="alert">
              {t(`notDone.${code}`)}
            </p>
          )}
          <Button type="submit" name="intent" value="delete" variant="outline" small>
            {t('delete.button')}
          </Button>
          <p className="soft">{t('delete.hint')}</p>
        </Form>
      )}
    </>
  );
}
