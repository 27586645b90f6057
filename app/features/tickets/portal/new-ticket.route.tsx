import { randomUUID } from 'node:crypto';
import { useTranslation } from 'react-i18next';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { NothingHere, PortalFrame, TwoLines } from '#app/areas/portal/parts/portal-frame.tsx';
import { frameOf } from '#app/areas/portal/portal-page.server.ts';
import { sameAccount } from '#app/features/client-device/copy-headers.server.ts';
import { readMemberships } from '#app/features/projects/members.store.server.ts';
import { readProjectsOf } from '#app/features/projects/projects.store.server.ts';
import { portalPaths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { REPLY_LENGTH, TITLE_LENGTH } from '../ticket.ts';
import type { Route } from './+types/new-ticket.route';
import type { RefusedTicketPost } from './client-ticket-codes.ts';
import { newTicketAction } from './commands/client-ticket-actions.server.ts';
import { FilesField, Refused } from './ticket-forms.tsx';
import { ticketHead, ticketWords } from './tickets-page.server.ts';

export const middleware = [requireSession, sameAccount];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const query = new URL(request.url).searchParams;
  const { memberships, chosen, projects } = await asPerson(user, async (tx) => {
    const memberships = await readMemberships(tx);
    const chosen = memberships.find(({ id }) => id === query.get('cliente')) ?? memberships[0];
    const projects = chosen ? await readProjectsOf(tx, chosen.id) : [];
    return { memberships, chosen, projects };
  });
  return {
    head: ticketHead(ticketWords(request)('new.name')),
    frame: await frameOf(request, context, memberships, chosen?.id ?? null),
    projects: projects
      .filter(({ shownAt, days }) => shownAt !== null && !days.endedOn)
      .map(({ id, name }) => ({ id, name })),
    project: query.get('projeto') ?? '',
    // Made with the page, so that a repeated post opens one ticket.
    id: randomUUID(),
  };
}

export const action = newTicketAction;

/** The form of a new ticket: request, project, and optional files. */
export default function NewTicket({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('client-tickets');
  const { frame, projects, project, id } = loaderData;
  if (!frame.organization) return <NothingHere frame={frame} />;
  const refused = actionData?.ok === false ? (actionData as RefusedTicketPost) : undefined;
  const values = refused?.values ?? {};
  const missing = (name: 'title' | 'body') =>
    refused?.code === 'invalid' && !values[name]?.trim() ? t(`new.missing.${name}`) : undefined;
  return (
    <PortalFrame frame={frame} section="tickets">
      <p>
        <a className="link" href={portalPaths.tickets}>
          {t('back')}
        </a>
      </p>
      <TwoLines thing={t('new.name')} state={t('new.state')} />
      <Refused post={refused} />
      <form
        method="post"
        action={portalPaths.newTicket}
        encType="multipart/form-data"
        className="portal-form client-ticket-new"
      >
        <input type="hidden" name="id" value={values['id'] ?? id} />
        <input type="hidden" name="organization" value={frame.organization.id} />
        <Field
          id="assunto"
          name="title"
          label={t('new.subject')}
          hint={t('new.subjectHint')}
          maxLength={TITLE_LENGTH}
          defaultValue={values['title']}
          error={missing('title')}
          autoFocus={!values['title'] || undefined}
          required
        />
        <Field
          id="texto"
          name="body"
          multiline
          rows={7}
          label={t('new.text')}
          maxLength={REPLY_LENGTH}
          defaultValue={values['body']}
          error={missing('body')}
          autoFocus={Boolean(values['title']) || undefined}
          required
        />
        {projects.length > 0 && (
          <Select
            id="projeto"
            name="project"
            label={t('new.project')}
            defaultValue={values['project'] ?? project}
            placeholder={t('new.noProject')}
            options={projects.map(({ id: value, name }) => ({ value, label: name }))}
          />
        )}
        <FilesField />
        <Button type="submit">{t('new.send')}</Button>
      </form>
    </PortalFrame>
  );
}
