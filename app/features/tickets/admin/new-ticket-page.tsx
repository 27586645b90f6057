import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useNavigation } from 'react-router';
import { RequiredFields } from '#app/features/custom-fields/admin/required-fields.tsx';
import {
  type CustomField,
  VALUE_CODES,
  type ValueCode,
} from '#app/features/custom-fields/custom-field.ts';
import { NOTE_LENGTH } from '#app/features/notes/note.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { NewTicketReply } from '../commands/ticket-actions.server.ts';
import type { Project } from '../queries/tickets-page.store.server.ts';
import { type Colleague, PRIORITIES, TITLE_LENGTH } from '../ticket.ts';

type TicketRefusal = Exclude<Extract<NewTicketReply, { ok: false }>['code'], ValueCode>;

type Props = {
  /** Made with the page, so that a ticket sent twice is one. */
  id: string;
  projects: readonly Project[];
  colleagues: readonly Colleague[];
  /** The custom fields that it needs. */
  required: readonly CustomField[];
  /** The requester of the new ticket. */
  email: string;
  /** The contact of the new ticket. */
  asker: { id: string; name: string } | undefined;
  reply: NewTicketReply | undefined;
};

/** The requester, where none is given yet. */
function RequesterFields({ email, asks }: { email: string; asks: string | undefined }) {
  const { t } = useTranslation('tickets');
  return (
    <>
      <Field
        id="new-email"
        name="email"
        type="email"
        label={t('new.contact')}
        hint={t('new.contactHint')}
        maxLength={254}
        defaultValue={email}
      />
      <Field id="new-asks" name="asks" label={t('new.asks')} maxLength={200} defaultValue={asks} />
    </>
  );
}

/** Opens a ticket by hand, for a caller or for the team itself. */
export function NewTicketPage(props: Props) {
  const { id, projects, colleagues, required, email, asker, reply } = props;
  const { t } = useTranslation('tickets');
  const busy = useNavigation().state === 'submitting';
  const refused = reply?.ok === false ? reply : undefined;
  const own = VALUE_CODES.find((one) => one === refused?.code);
  const code = own ? undefined : (refused?.code as TicketRefusal | undefined);
  const values = refused?.values ?? {};
  const active = projects.filter((project) => project.active);
  const [chosen, setChosen] = useState(values['project'] ?? active[0]?.id ?? '');
  const modules = active.find((project) => project.id === chosen)?.modules ?? [];
  return (
    <article className="admin-page ticket">
      <header>
        <p>
          <Link className="link" to={adminPath('tickets')}>
            {t('back')}
          </Link>
        </p>
        <h1 className="title">{t('new.title')}</h1>
      </header>
      {code && (
        <p className="admin-notice bad" role="alert">
          {`${t('toast.notCreated')}: ${t(`why.${code}`)}`}
        </p>
      )}
      <Form method="post" className="ticket-new">
        <input type="hidden" name="id" value={id} />
        <Field
          id="new-title"
          name="title"
          label={t('new.name')}
          hint={t('facts.newTitleHint')}
          maxLength={TITLE_LENGTH}
          defaultValue={values['title']}
          required
        />
        <Select
          id="new-project"
          name="project"
          label={t('new.project')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={active.map((project) => ({ value: project.id, label: project.name }))}
          required
        />
        <Select
          key={chosen}
          id="new-module"
          name="module"
          label={t('new.module')}
          placeholder={t('new.noModule')}
          defaultValue={values['module']}
          options={modules
            .filter((module) => module.active)
            .map((module) => ({ value: module.id, label: module.name }))}
        />
        <Select
          id="new-priority"
          name="priority"
          label={t('columns.priority')}
          defaultValue={values['priority'] ?? 'medium'}
          options={PRIORITIES.map((value) => ({ value, label: t(`priorities.${value}`) }))}
        />
        <Select
          id="new-owner"
          name="owner"
          label={t('columns.owner')}
          placeholder={t('noOwner')}
          defaultValue={values['owner']}
          options={colleagues.map((one) => ({
            value: one.id,
            label: one.email ? `${one.name} (${one.email})` : one.name,
          }))}
        />
        <RequiredFields fields={required} refused={refused} />
        {asker ? (
          <div>
            <input type="hidden" name="contact" value={asker.id} />
            <p>
              <b>{t('new.for', { name: asker.name })}</b>
            </p>
            <p className="hint">{t('new.forHint')}</p>
          </div>
        ) : (
          <RequesterFields email={values['email'] ?? email} asks={values['asks']} />
        )}
        <Select
          id="new-locale"
          name="locale"
          label={t('new.language')}
          defaultValue={values['locale'] ?? 'pt-BR'}
          options={LOCALES.map((value) => ({ value, label: t(`new.languages.${value}`) }))}
        />
        <Field
          id="new-note"
          name="note"
          multiline
          rows={4}
          label={t('new.note')}
          hint={t('new.noteHint')}
          maxLength={NOTE_LENGTH}
          defaultValue={values['note']}
        />
        <p className="acts">
          <Button type="submit" busy={busy}>
            {t('new.submit')}
          </Button>
        </p>
      </Form>
    </article>
  );
}
