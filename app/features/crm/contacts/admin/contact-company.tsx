import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import {
  BringQuestion,
  bringQuestionIn,
} from '#app/features/crm/companies/admin/bring-question.tsx';
import { SeekLink } from '#app/features/crm/companies/admin/seek-link.tsx';
import { useCompanyPosts } from '#app/features/crm/companies/admin/use-company-posts.ts';
import {
  type CompanyRow,
  choiceOfCompany,
  formatCnpj,
} from '#app/features/crm/companies/companies.ts';
import { adminPath, adminPaths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { readContact } from '../contact.store.server.ts';

type Props = {
  contact: NonNullable<Awaited<ReturnType<typeof readContact>>>;
  sought: string;
  companies: readonly CompanyRow[];
};

/** The company of a contact, with a link, and a form to change or remove it. */
export function ContactCompany({ contact, sought, companies }: Props) {
  const { t } = useTranslation('companies');
  const { may } = usePermissions();
  const { company } = contact;
  const { Form, state, data } = useCompanyPosts(adminPath('companies'));
  const question = bringQuestionIn(data);
  const writes = may('crm', 'update');
  const busy = state !== 'idle';
  if (!company && !writes) return null;
  return (
    <section aria-labelledby="company-of">
      <h2 className="subtitle" id="company-of">
        {t('one')}
      </h2>
      {question && writes && !company && <BringQuestion {...{ question, Form, busy }} />}
      {company ? (
        <>
          <p>
            <Link className="link" to={adminPath('crmCompany', { id: company.id })}>
              {company.name}
            </Link>{' '}
            <span className="soft">
              {[formatCnpj(company.cnpj), company.city].filter(Boolean).join(', ')}
            </span>
          </p>
          {writes && (
            <Form
              method="post"
              action={adminPath('crmCompany', { id: company.id })}
              className="acts"
            >
              <input type="hidden" name="intent" value="unlink" />
              <input type="hidden" name="contact" value={contact.id} />
              <Button type="submit" variant="outline" small busy={busy}>
                {t('unlink')}
              </Button>
            </Form>
          )}
        </>
      ) : (
        <SeekLink<CompanyRow>
          label={t('linkCompany')}
          hint={
            contact.typedCompany ? t('typedAs', { name: contact.typedCompany }) : t('hints.seek')
          }
          list={adminPaths.companies}
          read={choiceOfCompany}
          sought={sought}
          found={companies.map(choiceOfCompany)}
          choose={(choice) => (
            <Form method="post" action={adminPath('crmCompany', { id: choice.id })}>
              <input type="hidden" name="intent" value="link" />
              <input type="hidden" name="contact" value={contact.id} />
              <input type="hidden" name="seen" value="" />
              <Button type="submit" variant="outline" small busy={busy}>
                {t('link')}
                <span className="unseen"> {choice.name}</span>
              </Button>
            </Form>
          )}
          instead={(typed) =>
            may('crm', 'create') && (
              <p>
                <Link
                  className="link"
                  to={`${adminPath('newCompany')}?${new URLSearchParams({ name: typed, contact: contact.id })}`}
                >
                  {t('makeNamed', { name: typed })}
                </Link>
              </p>
            )
          }
        />
      )}
    </section>
  );
}
