import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { LockedButton } from '#app/ui/admin/locked-button.tsx';
import { Table } from '#app/ui/table.tsx';
import { type RoleTerm, stateOf } from '../people.policy.ts';
import type { Owned } from '../people.ts';
import type { Refusal } from '../refusal.ts';
import { type NewOwner, TransferField } from './transfer-field.tsx';
import { useRoleName } from './use-role-name.ts';
import { When } from './when.tsx';

type Props = {
  terms: readonly RoleTerm[];
  /** Of the account: while it is deactivated, no role counts. */
  isActive: boolean;
  now: string;
  /** Why the reader may not change them. */
  locked: Refusal | undefined;
  /** What the user answers for, and the possible new owners. */
  owned: Owned | undefined;
  newOwners: readonly NewOwner[];
};

type EndProps = Pick<Props, 'locked' | 'owned' | 'newOwners'> & { term: RoleTerm };

function EndForm({ term, locked, owned, newOwners }: EndProps) {
  const { t } = useTranslation('people');
  const { roleName } = useRoleName();
  const role = roleName(term.role, term.product === null ? null : [term.product]);
  const label = t('terms.endLabel', { role });
  if (locked) return <LockedButton label={t('terms.end')} why={t(`refusals.${locked}`)} />;
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="end" />
      <input type="hidden" name="roleId" value={term.id} />
      <ConfirmSubmit
        label={t('terms.end')}
        name={label}
        question={t('confirm.end.question', { role })}
        text={
          <>
            {t('confirm.end.text')} <TransferField owned={owned} newOwners={newOwners} />
          </>
        }
        confirm={t('terms.end')}
        cancel={t('confirm.cancel')}
      />
    </Form>
  );
}

/** Every term of a user's roles, past ones too: the record is never shortened. */
export function RoleTerms({ terms, isActive, now, ...rest }: Props) {
  const { t } = useTranslation('people');
  const { roleName } = useRoleName();
  if (terms.length === 0) return <p className="soft">{t('terms.none')}</p>;
  const moment = new Date(now);
  return (
    <Table
      cards
      caption={t('terms.caption')}
      columns={[
        { key: 'role', label: t('terms.role') },
        { key: 'state', label: t('terms.state') },
        { key: 'until', label: t('terms.until') },
        { key: 'reason', label: t('terms.reason') },
        { key: 'by', label: t('terms.by') },
        { key: 'at', label: t('terms.at') },
        { key: 'end', label: t('terms.end') },
      ]}
      rows={terms.map((term) => {
        const state = stateOf(term, moment);
        return {
          key: term.id,
          cells: [
            roleName(term.role, term.product === null ? null : [term.product]),
            t(state === 'effective' && !isActive ? 'terms.suspended' : `terms.${state}`),
            term.expiresAt ? <When key="until" at={term.expiresAt} /> : t('terms.endless'),
            term.reason,
            term.grantedBy ??
              (term.issuer ? t('terms.byIssuer', { issuer: term.issuer }) : t('terms.bySystem')),
            <When key="at" at={term.createdAt} />,
            state === 'effective' ? <EndForm key="end" term={term} {...rest} /> : null,
          ],
        };
      })}
    />
  );
}
