import { randomUUID } from 'node:crypto';
import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { NothingHere, PortalFrame, TwoLines } from '#app/areas/portal/parts/portal-frame.tsx';
import { frameOf, noteMissed } from '#app/areas/portal/portal-page.server.ts';
import { sameAccount } from '#app/features/client-device/copy-headers.server.ts';
import { readMemberships } from '#app/features/projects/members.store.server.ts';
import { readProjectsOf } from '#app/features/projects/projects.store.server.ts';
import { portalPath, portalPaths } from '#app/paths.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { isTooLong } from '#app/platform/text/too-long.ts';
import { typedLine, typedWords } from '#app/platform/text/typed-text.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { mistakeInFiles, whileKept } from '../queries/client-files.server.ts';
import { openClientTicket } from '../queries/client-tickets.store.server.ts';
import { REPLY_LENGTH, TITLE_LENGTH } from '../ticket.ts';
import type { Route } from './+types/new-ticket.route';
import { statusOf, type TicketPost, withPost } from './client-post.server.ts';
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
    // Made with the page, so that what is sent twice is opened once.
    id: randomUUID(),
  };
}

const opened = z.object({
  id: z.uuid(),
  organization: z.uuid(),
  project: z
    .union([z.uuid(), z.literal('')])
    .default('')
    .transform((id) => id || null),
  title: typedLine.pipe(z.string().min(1).max(TITLE_LENGTH)),
  body: typedWords.pipe(z.string().min(1).max(REPLY_LENGTH)),
});

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = requireUser(request, context);
  const outcome = await withPost<{ id: string }>({ request, context }, async (texts, upload) => {
    const read = opened.safeParse(texts);
    if (!read.success) return isTooLong(read.error) ? 'long' : 'empty';
    const mistake = mistakeInFiles(upload);
    if (mistake) return `files.${mistake}` as const;
    const kept = await whileKept(upload, async (files) => {
      const became = await asPerson(user, (tx) => openClientTicket(tx, read.data, files));
      return { taken: became === 'opened', became };
    });
    return kept.became === 'opened' ? { id: read.data.id } : kept.became;
  });
  if ('why' in outcome) {
    if (outcome.why === 'gone') await noteMissed(request, context);
    return data(outcome satisfies TicketPost, statusOf(outcome.why));
  }
  wakeWorker();
  return redirect(`${portalPath('ticket', { id: outcome.id })}?done=opened`, 303);
}

/** The form of a new ticket: request, project, and optional files. */
export default function NewTicket({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('client-tickets');
  const { frame, projects, project, id } = loaderData;
  if (!frame.organization) return <NothingHere frame={frame} />;
  const typed = actionData?.typed ?? {};
  const missing = (name: 'title' | 'body') =>
    actionData?.why === 'empty' && !typed[name]?.trim() ? t(`new.missing.${name}`) : undefined;
  return (
    <PortalFrame frame={frame} section="tickets">
      <p>
        <a className="link" href={portalPaths.tickets}>
          {t('back')}
        </a>
      </p>
      <TwoLines thing={t('new.name')} state={t('new.state')} />
      <Refused post={actionData} />
      <form
        method="post"
        action={portalPaths.newTicket}
        encType="multipart/form-data"
        className="portal-form client-ticket-new"
      >
        <input type="hidden" name="id" value={typed['id'] ?? id} />
        <input type="hidden" name="organization" value={frame.organization.id} />
        <Field
          id="assunto"
          name="title"
          label={t('new.subject')}
          hint={t('new.subjectHint')}
          maxLength={TITLE_LENGTH}
          defaultValue={typed['title']}
          error={missing('title')}
          required
        />
        <Field
          id="texto"
          name="body"
          multiline
          rows={7}
          label={t('new.text')}
          maxLength={REPLY_LENGTH}
          defaultValue={typed['body']}
          error={missing('body')}
          required
        />
        {projects.length > 0 && (
          <Select
            id="projeto"
            name="project"
            label={t('new.project')}
            defaultValue={typed['project'] ?? project}
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
