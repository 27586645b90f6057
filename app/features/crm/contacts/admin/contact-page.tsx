import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '#app/access/permissions-context.tsx';
import type { CompanyRow } from '#app/features/crm/companies/companies.ts';
import { RecordDeals } from '#app/features/crm/deals/admin/record-deals.tsx';
import { ContactMessages } from '#app/features/crm/messages/admin/contact-messages.tsx';
import type { Messaging } from '#app/features/crm/messages/messages.ts';
import { TagChips } from '#app/features/crm/tags/admin/tag-chips.tsx';
import type { readTags } from '#app/features/crm/tags/tags.store.server.ts';
import type { SubjectTasksProps } from '#app/features/crm/tasks/admin/subject-tasks.tsx';
import { SubjectTasks } from '#app/features/crm/tasks/admin/subject-tasks.tsx';
import { CustomFacts } from '#app/features/custom-fields/admin/custom-facts.tsx';
import type { FieldValueReply } from '#app/features/custom-fields/commands/set-field-value.server.ts';
import type { RecordFields } from '#app/features/custom-fields/custom-field.ts';
import { NewNote } from '#app/features/notes/admin/new-note.tsx';
import { NoteNotice } from '#app/features/notes/admin/note-notice.tsx';
import type { NoteReply } from '#app/features/notes/commands/note-commands.server.ts';
import type { Note } from '#app/features/notes/note.ts';
import { adminPath } from '#app/paths.ts';
import type { Mentionable } from '#app/ui/admin/composer/mention-query.ts';
import { Square } from '#app/ui/admin/initials.tsx';
import { RecordPage, type Steps } from '#app/ui/admin/record/record-page.tsx';
import { Button } from '#app/ui/button.tsx';
import type { FormSent, Subscribed } from '../consent.store.server.ts';
import type { readContact, readDealsOf, readTerm } from '../contact.store.server.ts';
import type { ContactMerge, Duplicate, Fact, FactFilter, Owner } from '../contacts.ts';
import type { ContactPair } from '../pair.store.server.ts';
import { ContactCompany } from './contact-company.tsx';
import { ContactConsent } from './contact-consent.tsx';
import { ContactDuplicates, ContactMerges } from './contact-duplicates.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { ContactPerson } from './contact-person.tsx';
import { JustMerged } from './just-merged.tsx';
import { useContactPosts } from './use-contact-posts.ts';

export type ContactScreen = {
  contact: NonNullable<Awaited<ReturnType<typeof readContact>>>;
  deals: Awaited<ReturnType<typeof readDealsOf>>;
  tags: Awaited<ReturnType<typeof readTags>>;
  term: Awaited<ReturnType<typeof readTerm>>;
  duplicates: readonly Duplicate[];
  /** The closest of them, beside this one. */
  pair: ContactPair | undefined;
  /** Null for users who may not read the newsletter. */
  newsletter: readonly Subscribed[] | null;
  forms: readonly FormSent[];
  merges: readonly ContactMerge[];
  /** The merge that has just been made. */
  merged: string | null;
  owners: readonly Owner[];
  facts: readonly Fact[];
  kind: FactFilter | undefined;
  next: string | null;
  tasks: Omit<SubjectTasksProps, 'heading'>;
  messaging: Messaging | undefined;
  notes: readonly Note[];
  /** Who may be mentioned in them. */
  colleagues: readonly Mentionable[];
  /** The result of a note posted without scripts. */
  noteReply: NoteReply | undefined;
  /** Its values in the fields that staff defined. */
  custom: RecordFields;
  /** The result of such a value posted without scripts. */
  fieldReply: FieldValueReply | undefined;
  /** The list from which it was opened, and the contacts beside it there. */
  home: string;
  steps: Steps;
  /** The message with which the contact first wrote. */
  firstWords: ReactNode;
  /** The search text for a company, and the companies found, for use without scripts. */
  sought: string;
  companies: readonly CompanyRow[];
  /** The contact's tickets; they come from the tickets feature, which depends on contacts. */
  tickets: ReactNode;
  /** Whether the contact may be asked for a recommendation; from another feature as well. */
  surveys: ReactNode;
};

type NoteProps = Pick<ReturnType<typeof useContactPosts>, 'Form'> & { action: string };

/** Records a meeting; calls are recorded with the messages, as on every record. */
function NewMeeting({ Form, action }: NoteProps) {
  const { t } = useTranslation('contacts');
  return (
    <details className="contact-edit">
      <summary className="link">{t('log')}</summary>
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value="log" />
        <textarea
          className="input"
          name="text"
          rows={2}
          maxLength={2000}
          required
          aria-label={t('noteText')}
          placeholder={t('noteText')}
        />
        <div className="acts">
          <Button type="submit" variant="outline" small>
            {t('log')}
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** One contact: details, tasks, and history. */
export function ContactPage(screen: ContactScreen) {
  const { contact, deals, term, duplicates, pair, merges, owners, facts, kind, next } = screen;
  const { tasks, messaging, sought, companies, newsletter, forms, notes, colleagues } = screen;
  const fresh = merges.find(({ id }) => id === screen.merged);
  const { t } = useTranslation('contacts');
  const { may } = usePermissions();
  const action = adminPath('contact', { id: contact.id });
  const fetcher = useContactPosts(action);
  const name = contact.name || contact.email || contact.phone || t('nameless');
  const writes = may('crm', 'update');
  const subject = { action, draft: `contact/${contact.id}`, colleagues, writes };
  return (
    <>
      {screen.noteReply && <NoteNotice reply={screen.noteReply} action={action} />}
      <RecordPage
        id="contact"
        within="page"
        name={name}
        back={{ to: screen.home, label: t('back') }}
        steps={screen.steps}
        mark={<Square name={name} />}
        under={
          <p className="soft">
            {[contact.jobTitle, contact.company?.name ?? contact.typedCompany]
              .filter(Boolean)
              .join(', ')}
          </p>
        }
        acts={
          fresh && writes && <JustMerged key={fresh.id} merge={fresh} {...{ action, fetcher }} />
        }
        firstWords={screen.firstWords}
        first={
          <>
            <RecordDeals deals={deals} title={t('deals')} none={t('noDeals')} />
            {screen.tickets}
          </>
        }
        line={
          <ContactFacts
            contact={contact.id}
            messages={messaging?.messages ?? []}
            fields={screen.custom.fields}
            {...{ facts, notes, subject, kind, next }}
          />
        }
        write={
          <>
            {messaging && <ContactMessages messaging={messaging} />}
            {writes && <NewMeeting key={facts[0]?.key} Form={fetcher.Form} action={action} />}
            <NewNote subject={subject} reply={screen.noteReply} fieldId="new-note" />
          </>
        }
        facts={
          <>
            <ContactPerson
              {...{ name, contact, owners, action, fetcher }}
              bounced={messaging?.bounced ?? []}
            />
            <CustomFacts
              record={screen.custom}
              action={action}
              resource="crm"
              part="h2"
              reply={screen.fieldReply}
            />
            <TagChips subject={{ kind: 'contact', id: contact.id }} tags={screen.tags} />
            <ContactCompany {...{ contact, sought, companies }} />
            <SubjectTasks {...tasks} heading="h2" />
            <ContactConsent {...{ newsletter, forms, term }} surveys={screen.surveys} />
            {duplicates.length > 0 && writes && (
              <ContactDuplicates contact={contact.id} {...{ duplicates, pair, action, fetcher }} />
            )}
            {merges.length > 0 && (
              <section aria-labelledby="merges">
                <h2 className="subtitle" id="merges">
                  {t('mergedHere')}
                </h2>
                <ContactMerges {...{ merges, action, fetcher }} />
              </section>
            )}
          </>
        }
      />
    </>
  );
}
