import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { ConfirmAgainForm } from '#app/features/people/admin/confirm-again-form.tsx';
import { PeopleScreen } from '#app/features/people/admin/people-screen.tsx';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Table } from '#app/ui/table.tsx';
import type { IssuersReply } from '../commands/issuer-actions.server.ts';
import type { BreakGlassCandidate, IssuerRow } from '../issuer.ts';
import { BreakGlass } from './break-glass.tsx';
import { CallbackAddress } from './callback-address.tsx';
import { IssuerNotice } from './issuer-notice.tsx';

type Props = {
  issuers: readonly IssuerRow[];
  candidates: readonly BreakGlassCandidate[];
  callback: string;
  /** Only superadmins change issuers. */
  mayEdit: boolean;
  reply: IssuersReply | undefined;
};

type ActProps = { issuer: IssuerRow; intent: 'on' | 'off' | 'up' | 'down' };

function Act({ issuer: { id, name }, intent }: ActProps) {
  const { t } = useTranslation('issuers');
  const label = t(`acts.${intent}`);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="issuerId" value={id} />
      <Button
        type="submit"
        variant="outline"
        small
        name="intent"
        value={intent}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </Button>
    </Form>
  );
}

function IssuerTable({ issuers, mayEdit }: Pick<Props, 'issuers' | 'mayEdit'>) {
  const { t } = useTranslation('issuers');
  return (
    <Table
      cards
      caption={t('caption')}
      columns={[
        { key: 'name', label: t('columns.name') },
        { key: 'domains', label: t('columns.domains') },
        { key: 'state', label: t('columns.state') },
        ...(mayEdit ? [{ key: 'acts', label: t('columns.acts') }] : []),
      ]}
      rows={issuers.map((issuer, place) => ({
        key: issuer.id,
        cells: [
          <Link key="name" className="link" to={adminPath('issuer', { issuerId: issuer.id })}>
            {issuer.name}
          </Link>,
          <span key="domains" className="issuer-domains">
            {issuer.domains
              .map(({ domain, isRequired }) =>
                isRequired ? t('requiredDomain', { domain }) : domain,
              )
              .join(', ')}
          </span>,
          t(issuer.isEnabled ? 'states.on' : 'states.off'),
          ...(mayEdit
            ? [
                <span key="acts" className="acts">
                  <Act issuer={issuer} intent={issuer.isEnabled ? 'off' : 'on'} />
                  {place > 0 && <Act issuer={issuer} intent="up" />}
                  {place < issuers.length - 1 && <Act issuer={issuer} intent="down" />}
                </span>,
              ]
            : []),
        ],
      }))}
    />
  );
}

/** Issuers by which people of a domain sign in, and who enters without one. */
export function IssuersPage({ issuers, candidates, callback, mayEdit, reply }: Props) {
  const { t } = useTranslation('issuers');
  return (
    <PeopleScreen
      title={t('title')}
      lead={t('lead')}
      action={
        mayEdit && (
          <Link className="button compact" to={adminPath('issuer', { issuerId: 'new' })}>
            {t('new')}
          </Link>
        )
      }
    >
      <IssuerNotice reply={reply} />
      <ConfirmAgainForm reply={reply} />
      {!mayEdit && <p className="soft">{t('readOnly')}</p>}
      {issuers.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <IssuerTable issuers={issuers} mayEdit={mayEdit} />
      )}
      <CallbackAddress address={callback} />
      <BreakGlass candidates={candidates} mayEdit={mayEdit} />
    </PeopleScreen>
  );
}
