import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { CompanyMergeReply } from '../commands/company-actions.server.ts';
import { COMPANY_FIELDS, type CompanyField, formatCnpj, MERGED_PARTS } from '../companies.ts';
import type { MergePair } from '../company-merges.store.server.ts';

type Side = MergePair['mine'];
type Props = { pair: MergePair; reply: CompanyMergeReply | undefined };

const shown = (side: Side, field: CompanyField) =>
  field === 'owner'
    ? side.ownerName
    : field === 'cnpj'
      ? formatCnpj(side.fields.cnpj)
      : side.fields[field];

/** What a field is after the merge: the value that stays, and the other one where it differs. */
function FieldRow({ pair: { mine, other }, field }: { pair: MergePair; field: CompanyField }) {
  const { t } = useTranslation('companies');
  const [own, others] = [shown(mine, field), shown(other, field)];
  const comes = own === '' && others !== '';
  return (
    <div className="contact-pair-row">
      <span>{t(`fields.${field}`)}</span>
      <p>
        {own || <i className="soft">{t('blank')}</i>}
        <small className="contact-pair-of">{mine.fields.name}</small>
      </p>
      <p>
        {others || <i className="soft">{t('blank')}</i>}
        {comes && <span className="soft"> {t('merge.comes')}</span>}
        <small className="contact-pair-of">{other.fields.name}</small>
      </p>
    </div>
  );
}

function PartsRow({ pair: { mine, other } }: { pair: MergePair }) {
  const { t } = useTranslation('companies');
  const partsOf = ({ parts }: Side) =>
    MERGED_PARTS.filter((part) => parts[part] > 0)
      .map((part) => t(`merge.parts.${part}`, { count: parts[part] }))
      .join(', ') || t('merge.nothing');
  return (
    <div className="contact-pair-row">
      <span>{t('merge.moves')}</span>
      <p>
        {partsOf(mine)}
        <small className="contact-pair-of">{mine.fields.name}</small>
      </p>
      <p>
        <span aria-hidden="true">+ </span>
        {partsOf(other)}
        <small className="contact-pair-of">{other.fields.name}</small>
      </p>
    </div>
  );
}

/** Two rows of one company side by side: which one stays, and what moves to it. */
export function CompanyMergePage({ pair, reply }: Props) {
  const { t } = useTranslation('companies');
  const { mine, other } = pair;
  const action = adminPath('companyMerge', { id: mine.id, other: other.id });
  const busy = useNavigation().formAction === action;
  const names = { name: mine.fields.name, other: other.fields.name };
  const refused = reply && !reply.ok ? reply : undefined;
  const twoClients = [mine, other].every(({ parts }) => parts.projects + parts.invoices > 0);
  return (
    <article className="admin-page contact-merge">
      <header>
        <p>
          <Link className="link" to={adminPath('crmCompany', { id: mine.id })}>
            {t('merge.back')}
          </Link>
          <Link className="link" to={adminPath('companyPairs')}>
            {t('merge.all')}
          </Link>
        </p>
        <h1 className="title">{t('merge.title')}</h1>
      </header>
      {refused && (
        <p className="admin-notice bad" role="alert">
          {t(`refused.${refused.code}`)}
        </p>
      )}
      <Form method="post" action={action} className="contact-pair">
        <input type="hidden" name="mineSeen" value={mine.revision} />
        <input type="hidden" name="otherSeen" value={other.revision} />
        <div className="contact-pair-rows">
          <div className="contact-pair-head" aria-hidden="true">
            <span />
            <b>
              {names.name} <small>{t('merge.stays')}</small>
            </b>
            <b>{names.other}</b>
          </div>
          {COMPANY_FIELDS.filter((field) => shown(mine, field) || shown(other, field)).map(
            (field) => (
              <FieldRow key={field} {...{ pair, field }} />
            ),
          )}
          <PartsRow pair={pair} />
        </div>
        <p>{t('merge.text', names)}</p>
        {twoClients && <p className="admin-notice">{t('merge.sight')}</p>}
        <div className="acts">
          <Button type="submit" small busy={busy}>
            {t('merge.submit')}
          </Button>
          <Link
            className="button outlined compact"
            to={adminPath('companyMerge', { id: other.id, other: mine.id })}
            replace
          >
            {t('merge.swap', { name: names.other })}
          </Link>
        </div>
      </Form>
    </article>
  );
}
