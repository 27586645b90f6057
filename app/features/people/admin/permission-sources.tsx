import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  type Action,
  type Permission,
  RESOURCES,
  type Resource,
  type RoleKey,
} from '#app/access/permissions.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { Table } from '#app/ui/table.tsx';
import type { Explanation } from '../people.policy.ts';
import { SHOWN_ACTIONS } from './shown-actions.ts';
import { useRoleName } from './use-role-name.ts';

type ExplainedCell = Explanation & { resource: Resource; action: Action };

function Sentences({ name, why }: { name: string; why: ExplainedCell }) {
  const { t, i18n } = useTranslation('people');
  const { roleName } = useRoleName();
  const moment = (at: string) => formatDateTime(new Date(at), i18n.language as Locale);
  const names = (roles: readonly RoleKey[]) => roles.map((role) => roleName(role)).join(', ');
  const place = {
    name,
    resource: t(`resources.${why.resource}`),
    action: t(`actions.${why.action}`),
  };
  const through = why.through.map(({ role, product, grant, until, issuer }) => {
    const name = roleName(role, product === null ? null : [product]);
    const facts = { role: name, grant: t(`actions.${grant}`) };
    if (issuer) {
      const { name: service, groups } = issuer;
      return groups
        ? t('why.throughIssuer', { ...facts, issuer: service, groups })
        : t('why.throughIssuerDefault', { ...facts, issuer: service });
    }
    return until
      ? t('why.throughUntil', { ...facts, date: moment(until) })
      : t('why.through', facts);
  });
  const lost = why.lost.map(({ role, state, until }) =>
    state === 'expired' && until
      ? t('why.lostExpired', { role: roleName(role), date: moment(until) })
      : t('why.lostEnded', { role: roleName(role) }),
  );
  const missing = [
    ...(why.deactivated ? [t('why.keptOut')] : []),
    ...(why.lacksSecondStep ? [t('why.owesSecondStep')] : []),
    ...lost,
    ...(why.lacksSecondStep ? through : []),
    why.wouldHelp.length > 0 ? t('why.help', { roles: names(why.wouldHelp) }) : t('why.nobody'),
    ...(why.mayGrant.length > 0 ? [t('why.grant', { roles: names(why.mayGrant) })] : []),
  ];
  return (
    <div className="people-notice" role="status">
      <b>{t(why.allowed ? 'why.yes' : 'why.no', place)}</b>
      <ul>
        {(why.allowed ? through : missing).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

type Props = { name: string; allowed: readonly Permission[]; why: ExplainedCell | undefined };

/** The permissions of a user; each cell links to its source, or to what is missing. */
export function PermissionSources({ name, allowed, why }: Props) {
  const { t } = useTranslation('people');
  const cell = (resource: Resource, action: Action) => {
    const can = allowed.includes(`${resource}:${action}`);
    const answer = t(can ? 'why.can' : 'why.cannot');
    return (
      <Link
        key={action}
        to={`?why=${resource}:${action}`}
        preventScrollReset
        className={can ? 'people-can' : 'people-cannot'}
        aria-label={t('why.cell', {
          resource: t(`resources.${resource}`),
          action: t(`actions.${action}`),
          answer,
        })}
      >
        {answer}
      </Link>
    );
  };
  return (
    <section className="people-part" aria-labelledby="why">
      <h2 className="subtitle" id="why">
        {t('why.title')}
      </h2>
      <p className="soft">{t('why.lead')}</p>
      {why && <Sentences name={name} why={why} />}
      <Table
        caption={t('why.caption', { name })}
        columns={[
          { key: 'resource', label: t('matrix.permission') },
          ...SHOWN_ACTIONS.map((action) => ({ key: action, label: t(`actions.${action}`) })),
        ]}
        rows={RESOURCES.map((resource) => ({
          key: resource,
          cells: [
            t(`resources.${resource}`),
            ...SHOWN_ACTIONS.map((action) => cell(resource, action)),
          ],
        }))}
      />
    </section>
  );
}
