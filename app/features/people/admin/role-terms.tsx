import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Table } from '#app/ui/table.tsx';
import { type RoleTerm, stateOf } from '../people.policy.ts';
import { When } from './when.tsx';

type Props = { terms: readonly RoleTerm[]; now: string; mayTouch: boolean };

function EndForm({ term }: { term: RoleTerm }) {
  const { t } = useTranslation('people');
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="end" />
      <input type="hidden" name="roleId" value={term.id} />
      <Button
        type="submit"
        variant="outline"
        small
        aria-label={t('terms.endLabel', { role: t(`roles.${term.role}`) })}
      >
        {t('terms.end')}
      </Button>
    </Form>
  );
}

/** Every term of a role a person has or had: the record is never shortened. */
export function RoleTerms({ terms, now, mayTouch }: Props) {
  const { t } = useTranslation('people');
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
        ...(mayTouch ? [{ key: 'end', label: t('terms.end') }] : []),
      ]}
      rows={terms.map((term) => {
        const state = stateOf(term, moment);
        return {
          key: term.id,
          cells: [
            t(`roles.${term.role}`),
            t(`terms.${state}`),
            term.expiresAt ? <When key="until" at={term.expiresAt} /> : t('terms.endless'),
            term.reason,
            term.grantedBy ?? t('terms.bySystem'),
            <When key="at" at={term.createdAt} />,
            ...(mayTouch ? [state === 'effective' ? <EndForm key="end" term={term} /> : null] : []),
          ],
        };
      })}
    />
  );
}
