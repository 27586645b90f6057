import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { RequiredFields } from '#app/features/custom-fields/admin/required-fields.tsx';
import {
  type CustomField,
  VALUE_CODES,
  type ValueCode,
} from '#app/features/custom-fields/custom-field.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import type { NewCompanyReply } from '../commands/company-actions.server.ts';
import { typedCompany } from '../companies.ts';
import { CompanyFieldSet, isOfField } from './company-fields.tsx';

type CompanyRefusal = Exclude<Extract<NewCompanyReply, { ok: false }>['code'], ValueCode>;

type Props = {
  /** Made with the page, so that a company sent twice is one. */
  id: string;
  name: string;
  /** The contact to link, where it is made from the page of a contact. */
  contact: { id: string; name: string } | undefined;
  owners: readonly { id: string; name: string }[];
  /** The custom fields that it needs. */
  required: readonly CustomField[];
  products: readonly { slug: string; name: string }[];
  chosen: string;
  reply: NewCompanyReply | undefined;
};

const BLANK = { name: '', cnpj: '', site: '', city: '', state: '', owner: '' };

/** Makes a company by hand. */
export function NewCompanyPage(props: Props) {
  const { id, name, contact, owners, products, required, chosen, reply } = props;
  const { t } = useTranslation('companies');
  const busy = useNavigation().state === 'submitting';
  const refused = reply && !reply.ok ? reply : undefined;
  const own = VALUE_CODES.find((one) => one === refused?.code);
  const code = own ? undefined : (refused?.code as CompanyRefusal | undefined);
  return (
    <article className="admin-page by-hand-page">
      <header>
        <p>
          <Link className="link" to={adminPath('companies')}>
            {t('back')}
          </Link>
        </p>
        <h1 className="title">{t('new')}</h1>
        {contact && <p className="soft">{t('of', { name: contact.name })}</p>}
      </header>
      {code && !isOfField(code) && (
        <p className="admin-notice bad" role="alert">
          {t(`refused.${code}`)}
        </p>
      )}
      <Form method="post" noValidate>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="contact" value={contact?.id ?? ''} />
        <CompanyFieldSet
          fields={refused ? typedCompany(refused.values) : { ...BLANK, name }}
          code={code}
          owners={owners}
        />
        <RequiredFields fields={required} refused={refused} />
        {products.length > 1 && (
          <Select
            id="company-product"
            name="product"
            label={t('product')}
            hint={t('hints.product')}
            placeholder={t('everyProduct')}
            defaultValue={chosen}
            options={products.map(({ slug, name: label }) => ({ value: slug, label }))}
          />
        )}
        {contact && (
          <p>
            <label>
              <input type="checkbox" name="bring" value="yes" defaultChecked /> {t('bring.along')}
            </label>
          </p>
        )}
        <div className="acts">
          <Button type="submit" busy={busy}>
            {t('make')}
          </Button>
          <Link className="button outlined" to={adminPath('companies')}>
            {t('leave')}
          </Link>
        </div>
      </Form>
    </article>
  );
}
