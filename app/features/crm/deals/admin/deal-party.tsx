import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { formatPhone, telUrl } from '#app/features/company/company.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { Deal } from '../deal.store.server.ts';
import type { FoundParties } from '../found-parties.store.server.ts';

/** The search text, and the results; undefined without a search. */
export type Search = { text: string; found: FoundParties | undefined } | undefined;

type ChoiceProps = {
  name: 'contact' | 'company';
  label: string;
  now: string;
  options: readonly { id: string; name: string; detail: string }[];
};

/** One of the results, or the present one. */
function Choice({ name, label, now, options }: ChoiceProps) {
  return (
    <fieldset className="deal-choice">
      <legend>{label}</legend>
      {options.map(({ id, name: called, detail }) => (
        <label key={id}>
          <input type="radio" name={name} value={id} defaultChecked={id === now} /> <b>{called}</b>{' '}
          {detail && <span className="soft">{detail}</span>}
        </label>
      ))}
    </fieldset>
  );
}

function Found({ deal, found }: { deal: Deal; found: FoundParties }) {
  const { t } = useTranslation('deals');
  const busy = useNavigation().state === 'submitting';
  const here = { detail: t('partyNow') };
  const others = <One extends { id: string }>(all: readonly One[], now: string | null) =>
    all.filter(({ id }) => id !== now);
  const [contacts, companies] = [
    others(found.contacts, deal.contactId),
    others(found.companies, deal.companyId),
  ];
  if (contacts.length + companies.length === 0) return <p role="status">{t('partyNone')}</p>;
  return (
    <Form method="post" action={adminPath('deal', { id: deal.id })} preventScrollReset>
      <input type="hidden" name="intent" value="party" />
      <input type="hidden" name="revision" value={deal.revision} />
      <p role="status" className="unseen">
        {t('partyFound', { count: contacts.length + companies.length })}
      </p>
      <Choice
        name="contact"
        label={t('fields.contact')}
        now={deal.contactId}
        options={[
          { ...here, id: deal.contactId, name: deal.contact || deal.email || t('nameless') },
          ...contacts,
        ]}
      />
      <Choice
        name="company"
        label={t('fields.company')}
        now={deal.companyId ?? ''}
        options={[
          ...(deal.companyId ? [{ ...here, id: deal.companyId, name: deal.company }] : []),
          { id: '', name: t('noCompany'), detail: '' },
          ...companies,
        ]}
      />
      <div className="acts">
        <Button type="submit" busy={busy}>
          {t('partySave')}
        </Button>
      </div>
    </Form>
  );
}

/** Searches for another contact or company, and sets one. */
function PartySearch({ deal, search }: { deal: Deal; search: NonNullable<Search> }) {
  const { t } = useTranslation('deals');
  const { text, found } = search;
  return (
    <>
      <Form method="get" className="deal-find" preventScrollReset role="search">
        <Field
          id="party-with"
          name="with"
          type="search"
          label={t('partyLook')}
          defaultValue={text}
          minLength={2}
          maxLength={200}
          autoComplete="off"
          required
        />
        <Button type="submit" small>
          {t('partyFind')}
        </Button>
        <Link
          className="button outlined compact"
          to={adminPath('deal', { id: deal.id })}
          preventScrollReset
        >
          {t('leave')}
        </Link>
      </Form>
      {found && <Found key={text} deal={deal} found={found} />}
      {!found && text !== '' && <p role="status">{t('partyShort')}</p>}
    </>
  );
}

/** The contact and company of a deal, and a form to change them. */
export function DealParty({ deal, search }: { deal: Deal; search: Search }) {
  const { t } = useTranslation('deals');
  const { may } = usePermissions();
  const locale = useLocale();
  return (
    <section aria-labelledby="party">
      <h2 className="subtitle" id="party">
        {t('party')}
      </h2>
      <p>
        <Link className="link" to={adminPath('contact', { id: deal.contactId })}>
          <b>{deal.contact || deal.email || t('nameless')}</b>
        </Link>
        {deal.company && `, ${deal.company}`}
      </p>
      {(deal.email || deal.phone) && (
        <p className="soft">
          {deal.email}
          {deal.email && deal.phone && ' · '}
          {deal.phone && (
            <a className="link num" href={telUrl(deal.phone)}>
              {formatPhone(deal.phone, locale)}
            </a>
          )}
        </p>
      )}
      {may('crm', 'update') &&
        (search ? (
          <PartySearch deal={deal} search={search} />
        ) : (
          <p>
            <Link className="link" to="?with=" preventScrollReset>
              {t('partyChange')}
            </Link>
          </p>
        ))}
    </section>
  );
}
