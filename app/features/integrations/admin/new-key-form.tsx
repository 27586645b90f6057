import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { mayConfirm } from '#app/access/step-up.ts';
import { ConfirmAgainForm } from '#app/features/people/admin/confirm-again-form.tsx';
import { adminPath } from '#app/paths.ts';
import { FormPage } from '#app/ui/admin/form-page.tsx';
import { Checkbox } from '#app/ui/choice.tsx';
import { Field, FieldError } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { NewKeyReply } from '../commands/key-actions.server.ts';
import { type ApiScope, KEY_LIVES, LONGEST_KEY_NAME } from '../keys/api-key.ts';
import { ShownOnce } from './shown-once.tsx';
import { useScopeName } from './use-scope-name.ts';

type Props = {
  scopes: readonly ApiScope[];
  products: readonly { slug: string; name: string }[];
  /** Of this site, for the example. */
  origin: string;
  reply: NewKeyReply | undefined;
};

type Mistake = 'name_missing' | 'name_long' | 'scopes_missing';

function Made({ secret, origin }: { secret: string; origin: string }) {
  const { t } = useTranslation('integrations', { keyPrefix: 'keys' });
  return (
    <>
      <ShownOnce label={t('made.label')} secret={secret} hint={t('made.once')} />
      <pre className="api-example">
        <code>{`curl ${origin}/api/v1/leads \\\n  -H "Authorization: Bearer ${secret}"`}</code>
      </pre>
      <p>
        <Link className="button compact outlined" to={adminPath('apiKeys')}>
          {t('made.back')}
        </Link>
      </p>
    </>
  );
}

function Fields({ scopes, products, reply }: Omit<Props, 'origin'>) {
  const { t } = useTranslation('integrations', { keyPrefix: 'keys' });
  const scopeName = useScopeName();
  const refused = reply?.ok === false ? reply : undefined;
  const mistakes = (refused?.fieldErrors ?? {}) as Readonly<Record<string, Mistake>>;
  const mistake = (name: string) => {
    const code = mistakes[name];
    return code ? t(`mistakes.${code}`) : undefined;
  };
  const typed = refused?.values;
  const chosen = refused?.lists?.['scopes'] ?? (typed?.['scopes'] ? [typed['scopes']] : []);
  const scopesMistake = mistake('scopes');
  return (
    <FormPage
      className="integration-form"
      submit={t('make')}
      reply={reply}
      ready
      notice={
        refused && (
          <p className="admin-notice bad" role="alert">
            {t(`notDone.${refused.code}`)}
          </p>
        )
      }
      back={{ to: adminPath('apiKeys'), label: t('back') }}
    >
      <Field
        id="name"
        name="name"
        label={t('fields.name')}
        hint={t('hints.name')}
        defaultValue={typed?.['name'] ?? ''}
        error={mistake('name')}
        maxLength={LONGEST_KEY_NAME}
        autoComplete="off"
        required
      />
      <fieldset className="field key-scopes" id="scopes">
        <legend className="field-label">{t('fields.scopes')}</legend>
        <p className="hint">{t('hints.scopes')}</p>
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            id={`scope-${scope.replace(':', '-')}`}
            name="scopes"
            value={scope}
            defaultChecked={chosen.includes(scope)}
            aria-invalid={scopesMistake ? true : undefined}
            aria-describedby={scopesMistake && 'scopes-e'}
          >
            {scopeName(scope)} <code className="soft small">{scope}</code>
          </Checkbox>
        ))}
        {scopesMistake && <FieldError id="scopes">{scopesMistake}</FieldError>}
      </fieldset>
      <Select
        id="product"
        name="product"
        label={t('fields.product')}
        hint={t('hints.product')}
        placeholder={t('everyProduct')}
        defaultValue={typed?.['product'] ?? ''}
        options={products.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <Select
        id="life"
        name="life"
        label={t('fields.life')}
        hint={t('hints.life')}
        defaultValue={typed?.['life'] ?? '90'}
        options={KEY_LIVES.map((value) => ({ value, label: t(`lives.${value}`) }))}
      />
    </FormPage>
  );
}

/** Makes a key, and shows it once. */
export function NewKeyForm({ scopes, products, origin, reply }: Props) {
  const { t } = useTranslation('integrations', { keyPrefix: 'keys' });
  const refused = reply?.ok === false ? reply : undefined;
  const asksAgain = refused !== undefined && mayConfirm(refused.code);
  return (
    <>
      <header className="admin-head">
        <div>
          <h1 className="title">{t('newTitle')}</h1>
          <p className="soft">{t('newLead')}</p>
        </div>
      </header>
      <ConfirmAgainForm reply={reply} />
      {reply?.ok ? (
        <Made secret={reply.data.key} origin={origin} />
      ) : (
        !asksAgain && <Fields scopes={scopes} products={products} reply={reply} />
      )}
    </>
  );
}
