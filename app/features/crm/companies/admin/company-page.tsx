import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import type { readDealsOf } from '#app/features/crm/contacts/contact.store.server.ts';
import type { ContactRow } from '#app/features/crm/contacts/contacts.ts';
import { RecordDeals } from '#app/features/crm/deals/admin/record-deals.tsx';
import { TagChips } from '#app/features/crm/tags/admin/tag-chips.tsx';
import type { readTags } from '#app/features/crm/tags/tags.store.server.ts';
import { CustomFacts } from '#app/features/custom-fields/admin/custom-facts.tsx';
import type { FieldValueReply } from '#app/features/custom-fields/commands/set-field-value.server.ts';
import type { RecordFields } from '#app/features/custom-fields/custom-field.ts';
import { NewNote } from '#app/features/notes/admin/new-note.tsx';
import { NoteNotice } from '#app/features/notes/admin/note-notice.tsx';
import type { NoteReply } from '#app/features/notes/commands/note-commands.server.ts';
import type { Note } from '#app/features/notes/note.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import type { Mentionable } from '#app/ui/admin/composer/mention-query.ts';
import { Square } from '#app/ui/admin/initials.tsx';
import { RecordPage, type Steps } from '#app/ui/admin/record/record-page.tsx';
import { Button } from '#app/ui/button.tsx';
import type { CompanyReply } from '../commands/company-actions.server.ts';
import {
  type CompanyDuplicate,
  type CompanyFact,
  type CompanyMerge,
  type CompanyTask,
  formatCnpj,
} from '../companies.ts';
import type { Company } from '../company.store.server.ts';
import { bringQuestionIn } from './bring-question.tsx';
import { CompanyDuplicates, JustMerged } from './company-duplicates.tsx';
import { CompanyEditor } from './company-editor.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { isOfField } from './company-fields.tsx';
import { CompanyPeople } from './company-people.tsx';
import { useCompanyNotice, useCompanyPosts } from './use-company-posts.ts';

export type CompanyScreen = {
  company: Company;
  people: readonly ContactRow[];
  deals: Awaited<ReturnType<typeof readDealsOf>>;
  tags: Awaited<ReturnType<typeof readTags>>;
  tasks: readonly CompanyTask[];
  /** Companies that may be the same, and those that were merged into this one. */
  duplicates: readonly CompanyDuplicate[];
  merges: readonly CompanyMerge[];
  /** The merge that led here. */
  merged: string;
  facts: readonly CompanyFact[];
  next: string | null;
  owners: readonly { id: string; name: string }[];
  products: readonly { slug: string; name: string }[];
  sought: string;
  found: readonly ContactRow[];
  reply: CompanyReply | undefined;
  /** The result of a note posted without scripts. */
  noteReply: NoteReply | undefined;
  /** Its values in the fields that staff defined. */
  custom: RecordFields;
  /** The result of such a value posted without scripts. */
  fieldReply: FieldValueReply | undefined;
  notes: readonly Note[];
  /** Who may be mentioned in them. */
  colleagues: readonly Mentionable[];
  /** The list from which it was opened, and the companies beside it there. */
  home: string;
  steps: Steps;
  /** The work for it, and its invoices; from the projects feature. */
  projects: ReactNode;
  /** The tickets of its people; from the tickets feature, which depends on companies. */
  tickets: ReactNode;
};

function Facts({ company, products }: Pick<CompanyScreen, 'company' | 'products'>) {
  const { t } = useTranslation('companies');
  const { cnpj, city, state, site } = company.fields;
  const names = company.products.map(
    (slug) => products.find((one) => one.slug === slug)?.name ?? slug,
  );
  const facts = [
    { key: 'cnpj' as const, value: formatCnpj(cnpj) },
    { key: 'city' as const, value: [city, state].filter(Boolean).join(', ') },
    { key: 'owner' as const, value: company.ownerName || t('nobody') },
  ].filter(({ value }) => value !== '');
  return (
    <dl className="admin-facts">
      {facts.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`fields.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {site && (
        <div>
          <dt>{t('fields.site')}</dt>
          <dd>
            <a className="link" href={site} target="_blank" rel="noreferrer noopener">
              {site.replace(/^https?:\/\//, '')}
            </a>
          </dd>
        </div>
      )}
      {names.length > 0 && (
        <div>
          <dt>{t('product')}</dt>
          <dd>{names.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}

function Tasks({ tasks }: Pick<CompanyScreen, 'tasks'>) {
  const { t } = useTranslation('companies');
  const locale = useLocale();
  return (
    <section aria-labelledby="tasks">
      <h2 className="subtitle" id="tasks">
        {t('tasks')}
      </h2>
      {tasks.length === 0 && <p className="soft">{t('noTasks')}</p>}
      <ul className="contact-deals">
        {tasks.map((task) => (
          <li key={task.id}>
            <Link className="link" to={task.to}>
              {task.title}
            </Link>
            <time className="num" dateTime={task.dueAt}>
              {formatDateTime(new Date(task.dueAt), locale)}
            </time>
            <span className="soft">{task.owner || t('nobody')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One company: its data, its people, its deals and its history. */
export function CompanyPage(screen: CompanyScreen) {
  const { company, people, deals, tasks, facts, next, owners, products, sought, found } = screen;
  const { reply } = screen;
  const { t } = useTranslation(['companies', 'record']);
  const { may } = usePermissions();
  const action = adminPath('crmCompany', { id: company.id });
  const fetcher = useCompanyPosts(action);
  useCompanyNotice(reply);
  const { name } = company.fields;
  const writes = may('crm', 'update');
  const refused = reply && !reply.ok ? reply : undefined;
  const justMerged = screen.merges.find(({ id }) => id === screen.merged);
  const subject = {
    action,
    draft: `company/${company.id}`,
    colleagues: screen.colleagues,
    writes,
  };
  return (
    <>
      {screen.noteReply && <NoteNotice reply={screen.noteReply} action={action} />}
      <RecordPage
        id="company"
        within="page"
        name={name}
        back={{ to: screen.home, label: t('back') }}
        steps={screen.steps}
        mark={<Square name={name} />}
        state={!company.isActive && <p className="soft">{t('away')}</p>}
        acts={
          <>
            {justMerged && <JustMerged merge={justMerged} {...{ action, fetcher, writes }} />}
            {refused && refused.code !== 'bring' && !isOfField(refused.code) && (
              <p className="admin-notice bad" role="alert">
                {t(`refused.${refused.code}`)}
              </p>
            )}
          </>
        }
        first={
          <>
            <CompanyPeople
              company={{ id: company.id, name }}
              question={bringQuestionIn(fetcher.data ?? reply)}
              {...{ people, sought, found, fetcher }}
            />
            <RecordDeals deals={deals} title={t('deals')} none={t('noDeals')} />
          </>
        }
        line={
          <CompanyFacts
            company={company.id}
            notes={screen.notes}
            fields={screen.custom.fields}
            {...{ facts, subject, next }}
          />
        }
        write={<NewNote subject={subject} reply={screen.noteReply} fieldId="new-note" />}
        facts={
          <>
            <section aria-labelledby="company-facts">
              <h2 className="subtitle" id="company-facts">
                {t('facts', { ns: 'record' })}
              </h2>
              <Facts {...{ company, products }} />
            </section>
            <CustomFacts
              record={screen.custom}
              action={action}
              resource="crm"
              part="h2"
              reply={screen.fieldReply}
            />
            <TagChips subject={{ kind: 'company', id: company.id }} tags={screen.tags} />
            {writes && (
              <>
                <CompanyEditor {...{ company, owners, reply }} />
                <fetcher.Form method="post" action={action} className="acts" data-acts={name}>
                  <input type="hidden" name="intent" value={company.isActive ? 'away' : 'back'} />
                  <Button type="submit" variant="outline" small busy={fetcher.state !== 'idle'}>
                    {t(company.isActive ? 'putAway' : 'bringBack')}
                  </Button>
                </fetcher.Form>
              </>
            )}
            <CompanyDuplicates
              company={company.id}
              name={company.fields.name}
              duplicates={screen.duplicates}
              merges={screen.merges}
              {...{ action, fetcher, writes }}
            />
            <Tasks tasks={tasks} />
            {screen.projects}
            {screen.tickets}
          </>
        }
      />
    </>
  );
}
