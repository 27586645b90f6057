import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { RoleKey } from '#app/access/permissions.ts';
import { ConfirmAgainForm } from '#app/features/people/admin/confirm-again-form.tsx';
import { PeopleScreen } from '#app/features/people/admin/people-screen.tsx';
import { useRoleName } from '#app/features/people/admin/use-role-name.ts';
import type { GrantReach } from '#app/features/people/people.ts';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Button } from '#app/ui/button.tsx';
import type { IssuerReply } from '../commands/issuer-actions.server.ts';
import type { IssuerRow } from '../issuer.ts';
import { CallbackAddress } from './callback-address.tsx';
import { IssuerFields } from './issuer-fields.tsx';
import { IssuerNotice } from './issuer-notice.tsx';
import { IssuerTest } from './issuer-test.tsx';

type Props = {
  /** Null for a new one. */
  issuer: IssuerRow | null;
  roles: readonly RoleKey[];
  products: GrantReach['products'];
  callback: string;
  /** The issuer has just been made. */
  made: boolean;
  mayEdit: boolean;
  reply: IssuerReply | undefined;
};

type FormProps = Pick<Props, 'issuer' | 'roles' | 'products' | 'reply'>;

function IssuerForm({ issuer: newest, roles, products, reply }: FormProps) {
  const { t } = useTranslation('issuers');
  // Values and revision of one read, however often a live screen reloads.
  const [issuer] = useState(newest);
  const refused = reply?.ok === false && reply.intent === 'save' ? reply : undefined;
  return (
    <FormPage
      submit={t(issuer ? 'save' : 'make')}
      intent="save"
      reply={reply}
      ready={!issuer}
      back={{ to: adminPath('issuers'), label: t('back') }}
    >
      <input type="hidden" name="revision" value={issuer?.revision ?? 0} />
      <IssuerFields issuer={issuer} roles={roles} products={products} refused={refused} />
    </FormPage>
  );
}

function Facts({ issuer }: { issuer: IssuerRow }) {
  const { t } = useTranslation('issuers');
  const { roleName } = useRoleName();
  const facts = [
    [t('fields.issuer'), issuer.issuer],
    [t('fields.clientId'), issuer.clientId],
    [t('fields.domains'), issuer.domains.map(({ domain }) => domain).join(', ')],
    [t('fields.roleClaim'), issuer.roleClaim],
    [
      t('fields.mapping'),
      issuer.roles
        .map(
          ({ value, role, product }) => `${value} → ${roleName(role, product && [product.name])}`,
        )
        .join('; '),
    ],
  ] as const;
  return (
    <dl className="people-facts">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="issuer-domains">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function Acts({ issuer: { name, isEnabled } }: { issuer: IssuerRow }) {
  const { t } = useTranslation('issuers');
  return (
    <div className="acts">
      <Form method="post" preventScrollReset>
        <Button
          type="submit"
          variant={isEnabled ? 'outline' : 'primary'}
          small
          name="intent"
          value={isEnabled ? 'off' : 'on'}
        >
          {t(isEnabled ? 'acts.off' : 'acts.on')}
        </Button>
      </Form>
      <Form method="post">
        <input type="hidden" name="intent" value="delete" />
        <ConfirmSubmit
          label={t('delete.label')}
          item={name}
          question={t('delete.question', { name })}
          text={t('delete.text')}
          confirm={t('delete.label')}
          cancel={t('delete.cancel')}
        />
      </Form>
    </div>
  );
}

/** An issuer: how it is reached, whom it serves, and which roles its claim gives. */
export function IssuerPage({ issuer, roles, products, callback, made, mayEdit, reply }: Props) {
  const { t } = useTranslation('issuers');
  // A save starts the form again, with what is stored now.
  const stored = `${issuer?.id ?? 'new'} ${reply?.ok && reply.intent === 'save' ? issuer?.revision : ''}`;
  return (
    <PeopleScreen
      title={issuer?.name ?? t('newTitle')}
      lead={issuer ? t(issuer.isEnabled ? 'states.onLead' : 'states.offLead') : t('newLead')}
      action={issuer && mayEdit && <Acts issuer={issuer} />}
    >
      {made && !reply && (
        <p className="admin-notice" role="status">
          {t('madeText')}
        </p>
      )}
      <IssuerNotice reply={reply} />
      <ConfirmAgainForm reply={reply} />
      <CallbackAddress address={callback} />
      {issuer && mayEdit && <IssuerTest reply={reply} />}
      {mayEdit ? (
        <IssuerForm key={stored} issuer={issuer} roles={roles} products={products} reply={reply} />
      ) : (
        issuer && <Facts issuer={issuer} />
      )}
    </PeopleScreen>
  );
}
