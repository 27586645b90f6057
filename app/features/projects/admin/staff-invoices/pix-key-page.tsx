import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { againPath } from '#app/access/landing.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { isStepUpCode } from '#app/access/step-up.ts';
import { adminPath } from '#app/paths.ts';
import { ReplyLine } from '#app/ui/admin/editor/reply-line.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { KEY_KINDS } from '../../invoices/pix/pix-key.ts';
import type { PixKeyReply } from './commands/invoice-actions.server.ts';
import type { FieldCode, PixKey } from './staff-invoices.ts';

type Props = {
  pixKey: PixKey | undefined;
  /** What a first one begins with: how the company is called, and where it is. */
  company: { name: string; city: string };
  /** The person confirmed lately who it is. */
  fresh: boolean;
  reply: PixKeyReply | undefined;
};

/** Where clients send money by Pix. */
export function PixKeyPage({ pixKey, company, fresh, reply }: Props) {
  const { t } = useTranslation('staff-invoices');
  const approves = usePermissions().may('financial', 'approve');
  const { state } = useNavigation();
  const refused = reply?.ok === false ? reply : undefined;
  const refusal = refused && !isStepUpCode(refused.code) ? t(`refused.${refused.code}`) : undefined;
  const saved: Readonly<Record<string, string>> = pixKey
    ? { kind: pixKey.kind, key: pixKey.key, name: pixKey.name, city: pixKey.city }
    : company;
  const values: Readonly<Record<string, string | undefined>> = refused?.values ?? saved;
  const errorOf = (name: string) => {
    const code = refused?.fieldErrors[name] as FieldCode | undefined;
    return code && t(`mistakes.${code}`);
  };
  return (
    <>
      <p>
        <Link className="link" to={adminPath('invoices')}>
          {t('back')}
        </Link>
      </p>
      <header className="admin-head">
        <h1 className="title">{t('pix.title')}</h1>
      </header>
      {reply && (reply.ok || refusal) && (
        <ReplyLine kind="pix-key" reply={reply} text={refusal ?? t('pix.saved')} />
      )}
      <p className="soft">
        {pixKey ? (
          <>
            {t('pix.since')} <Moment at={pixKey.setAt} />
          </>
        ) : (
          t('pix.none')
        )}
      </p>
      <p className="soft">{t('pix.text')}</p>
      {approves && !fresh && (
        <p>
          {t('pix.again')}{' '}
          <a className="link" href={againPath(adminPath('pixKey'))}>
            {t('pix.confirm')}
          </a>
        </p>
      )}
      {approves && fresh ? (
        <Form method="post" className="invoice-form invoice-narrow" key={pixKey?.setAt ?? ''}>
          <Select
            id="pix-kind"
            name="kind"
            label={t('pix.kind')}
            defaultValue={values['kind']}
            options={KEY_KINDS.map((value) => ({ value, label: t(`pix.kinds.${value}`) }))}
          />
          <Field
            id="pix-key"
            name="key"
            label={t('pix.key')}
            autoComplete="off"
            maxLength={90}
            defaultValue={values['key']}
            error={errorOf('key')}
            required
          />
          <Field
            id="pix-name"
            name="name"
            label={t('pix.name')}
            hint={t('pix.nameHint')}
            autoComplete="off"
            maxLength={60}
            defaultValue={values['name']}
            error={errorOf('name')}
            required
          />
          <Field
            id="pix-city"
            name="city"
            label={t('pix.city')}
            hint={t('pix.cityHint')}
            autoComplete="off"
            maxLength={60}
            defaultValue={values['city']}
            error={errorOf('city')}
            required
          />
          <p className="acts">
            <Button type="submit" small busy={state === 'submitting'}>
              {t('pix.save')}
            </Button>
          </p>
        </Form>
      ) : (
        pixKey && (
          <dl className="invoice-facts">
            {(['key', 'name', 'city'] as const).map((what) => (
              <div key={what}>
                <dt>{t(`pix.${what}`)}</dt>
                <dd>{pixKey[what]}</dd>
              </div>
            ))}
          </dl>
        )
      )}
    </>
  );
}
