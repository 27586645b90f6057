import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import type { ContactRow } from '#app/features/crm/contacts/contacts.ts';
import { adminPath, adminPaths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { CompanyReply } from '../commands/company-actions.server.ts';
import type { BringQuestion as Question } from '../companies.ts';
import { BringQuestion } from './bring-question.tsx';
import { type Choice, SeekLink } from './seek-link.tsx';

/** A contact as it is offered: by name, with what distinguishes it from others. */
const choiceOfContact = (contact: ContactRow): Choice => ({
  id: contact.id,
  name: contact.name || contact.email || contact.phone,
  detail: [contact.company, contact.email].filter(Boolean).join(', '),
  companyId: contact.companyId,
});

type Props = {
  company: { id: string; name: string };
  /** What would be moved with the contact that is being linked. */
  question: Question | undefined;
  people: readonly ContactRow[];
  sought: string;
  found: readonly ContactRow[];
  fetcher: FetcherWithComponents<CompanyReply>;
};

/** The contacts of a company, and a form to add one. */
export function CompanyPeople({ company, question, people, sought, found, fetcher }: Props) {
  const { t } = useTranslation('companies');
  const { may } = usePermissions();
  const writes = may('crm', 'update');
  const action = adminPath('crmCompany', { id: company.id });
  const busy = fetcher.state !== 'idle';
  const { Form } = fetcher;
  return (
    <section aria-labelledby="people">
      <h2 className="subtitle" id="people">
        {t('people')}
      </h2>
      {question && writes && <BringQuestion {...{ question, Form, busy }} />}
      {people.length === 0 && <p className="soft">{t('noPeople')}</p>}
      <ul className="contact-deals contact-search-people">
        {people.map((person) => {
          const name = person.name || person.email || person.phone;
          return (
            <li key={person.id}>
              <Link className="link" to={adminPath('contact', { id: person.id })}>
                {name}
              </Link>
              {writes && (
                <Form method="post" action={action}>
                  <input type="hidden" name="intent" value="unlink" />
                  <input type="hidden" name="contact" value={person.id} />
                  <Button type="submit" variant="outline" small busy={busy}>
                    {t('unlink')}
                    <span className="unseen"> {name}</span>
                  </Button>
                </Form>
              )}
              <span className="soft">
                {[person.jobTitle, person.email].filter(Boolean).join(', ')}
              </span>
            </li>
          );
        })}
      </ul>
      {people.length > 0 && (
        <p>
          <Link className="link" to={`${adminPath('contacts')}?company=${company.id}`}>
            {t('allPeople')}
          </Link>
        </p>
      )}
      {writes && (
        <SeekLink<ContactRow>
          label={t('linkPerson')}
          hint={t('hints.seek')}
          list={adminPaths.contacts}
          read={choiceOfContact}
          sought={sought}
          found={found.map(choiceOfContact)}
          choose={(choice) => (
            <Form method="post" action={action}>
              <input type="hidden" name="intent" value="link" />
              <input type="hidden" name="contact" value={choice.id} />
              <input type="hidden" name="seen" value={choice.companyId ?? ''} />
              <Button type="submit" variant="outline" small busy={busy}>
                {t('link')}
                <span className="unseen"> {choice.name}</span>
              </Button>
            </Form>
          )}
        />
      )}
    </section>
  );
}
