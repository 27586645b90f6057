import { useTranslation } from 'react-i18next';
import type { RoleKey } from '#app/access/permissions.ts';
import { useRoleName } from '#app/features/people/admin/use-role-name.ts';
import type { GrantReach } from '#app/features/people/people.ts';
import { postedIn } from '#app/ui/admin/action-reply.ts';
import { Field, FieldError } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { IssuerReply } from '../commands/issuer-actions.server.ts';
import { type IssuerRow, SECOND_STEPS } from '../issuer.ts';

/** Empty lines for what is still to be typed; more come with each save. */
const EMPTY_LINES = 3;
const emptyLines = Array.from({ length: EMPTY_LINES }, () => '');

type Mistake =
  | ('name_missing' | 'issuer_wrong' | 'client_missing' | 'secret_missing' | 'claim_missing')
  | ('domains_missing' | 'domain_wrong' | 'mapping_half' | 'invalid')
  | ('issuer_name_taken' | 'domain_taken' | 'role_unknown' | 'product_unknown');

type Props = {
  issuer: IssuerRow | null;
  roles: readonly RoleKey[];
  products: GrantReach['products'];
  refused: Extract<IssuerReply, { ok: false }> | undefined;
};

/** A line of a list of pairs: a text, and what it stands for. */
type Pair = { text: string; choice: string };

type Mapped = Pair & { product: string };

const pairsOf = (typed: FormData | undefined, [text, choice]: [string, string]) => {
  const choices = typed?.getAll(choice) ?? [];
  return typed
    ?.getAll(text)
    .map((one, place): Pair => ({ text: String(one), choice: String(choices[place] ?? '') }));
};

export function IssuerFields({ issuer, roles, products, refused }: Props) {
  const { t } = useTranslation('issuers');
  const { roleName } = useRoleName();
  const typed = refused && postedIn(refused);
  const mistakes = (refused?.fieldErrors ?? {}) as Readonly<Record<string, Mistake>>;
  const mistake = (name: string) => {
    const code = mistakes[name];
    return code ? t(`mistakes.${code}`) : undefined;
  };
  const value = (name: string, stored: string) => refused?.values[name] ?? stored;
  const domains = pairsOf(typed, ['domains', 'required']) ?? [
    ...(issuer?.domains ?? []).map(({ domain, isRequired }) => ({
      text: domain,
      choice: isRequired ? 'yes' : 'no',
    })),
    ...emptyLines.map((text) => ({ text, choice: 'no' })),
  ];
  const typedProducts = typed?.getAll('products') ?? [];
  const mapping: Mapped[] = pairsOf(typed, ['values', 'roles'])?.map((pair, place) => ({
    ...pair,
    product: String(typedProducts[place] ?? ''),
  })) ?? [
    ...(issuer?.roles ?? []).map(({ value: text, role: choice, product }) => ({
      ...{ text, choice },
      product: product?.slug ?? '',
    })),
    ...emptyLines.map((text) => ({ text, choice: '', product: '' })),
  ];
  return (
    <>
      <Field
        id="name"
        name="name"
        label={t('fields.name')}
        hint={t('hints.name')}
        defaultValue={value('name', issuer?.name ?? '')}
        error={mistake('name')}
        maxLength={60}
        autoComplete="off"
        required
      />
      <Field
        id="issuer"
        name="issuer"
        type="url"
        label={t('fields.issuer')}
        hint={t('hints.issuer')}
        defaultValue={value('issuer', issuer?.issuer ?? '')}
        error={mistake('issuer')}
        maxLength={300}
        autoComplete="off"
        required
      />
      <Field
        id="clientId"
        name="clientId"
        label={t('fields.clientId')}
        defaultValue={value('clientId', issuer?.clientId ?? '')}
        error={mistake('clientId')}
        maxLength={300}
        autoComplete="off"
        required
      />
      <Field
        id="clientSecret"
        name="clientSecret"
        type="password"
        label={t('fields.clientSecret')}
        hint={t(issuer ? 'hints.secretKept' : 'hints.secret')}
        error={mistake('clientSecret')}
        maxLength={1000}
        autoComplete="off"
        required={!issuer}
      />
      <fieldset className="field issuer-lines" id="domains">
        <legend className="field-label">{t('fields.domains')}</legend>
        <p className="hint">{t('hints.domains')}</p>
        {domains.map(({ text, choice }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <div key={place} className="issuer-line">
            <input
              className="input"
              name="domains"
              aria-label={t('lineOf.domain', { place: place + 1 })}
              placeholder={t('placeholders.domain')}
              defaultValue={text}
              maxLength={253}
              autoComplete="off"
              spellCheck={false}
            />
            <select
              className="input"
              name="required"
              aria-label={t('lineOf.required', { place: place + 1 })}
              defaultValue={choice}
            >
              <option value="no">{t('required.no')}</option>
              <option value="yes">{t('required.yes')}</option>
            </select>
          </div>
        ))}
        {mistakes['domains'] && <FieldError id="domains">{mistake('domains')}</FieldError>}
      </fieldset>
      <Field
        id="roleClaim"
        name="roleClaim"
        label={t('fields.roleClaim')}
        hint={t('hints.roleClaim')}
        defaultValue={value('roleClaim', issuer?.roleClaim ?? 'groups')}
        error={mistake('roleClaim')}
        maxLength={100}
        autoComplete="off"
        required
      />
      <fieldset className="field issuer-lines" id="values">
        <legend className="field-label">{t('fields.mapping')}</legend>
        <p className="hint">{t('hints.mapping')}</p>
        {mapping.map(({ text, choice, product }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <div key={place} className="issuer-line of-three">
            <input
              className="input"
              name="values"
              aria-label={t('lineOf.value', { place: place + 1 })}
              placeholder={t('placeholders.value')}
              defaultValue={text}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
            />
            <select
              className="input"
              name="roles"
              aria-label={t('lineOf.role', { place: place + 1 })}
              defaultValue={choice}
            >
              <option value="">{t('placeholders.role')}</option>
              {roles.map((role) => (
                <option key={role} value={role}>
                  {roleName(role)}
                </option>
              ))}
            </select>
            <select
              className="input"
              name="products"
              aria-label={t('lineOf.product', { place: place + 1 })}
              defaultValue={product}
            >
              <option value="">{t('everyProduct')}</option>
              {products.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ))}
        {mistakes['values'] && <FieldError id="values">{mistake('values')}</FieldError>}
      </fieldset>
      <Select
        id="defaultRole"
        name="defaultRole"
        label={t('fields.defaultRole')}
        hint={t('hints.defaultRole')}
        placeholder={t('placeholders.defaultRole')}
        defaultValue={value('defaultRole', issuer?.defaultRole ?? '')}
        options={roles.map((role) => ({ value: role, label: roleName(role) }))}
      />
      <Select
        id="secondStep"
        name="secondStep"
        label={t('fields.secondStep')}
        hint={t('hints.secondStep')}
        defaultValue={value('secondStep', issuer?.secondStep ?? 'claim')}
        options={SECOND_STEPS.map((one) => ({ value: one, label: t(`secondSteps.${one}`) }))}
      />
    </>
  );
}
