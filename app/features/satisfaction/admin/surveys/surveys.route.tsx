import { randomUUID } from 'node:crypto';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { actOnSurveys } from '../act-on-surveys.server.ts';
import { SurveyScreen } from '../survey-screen.tsx';
import styles from '../surveys.css?url';
import { listSurveys, previewSurvey, readSurveyProjects } from '../surveys.store.server.ts';
import type { Route } from './+types/surveys.route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const anId = z.uuid();

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asker, current } = askerOf(request, context);
  const asked = anId.safeParse(new URL(request.url).searchParams.get('project')).data;
  const read = await asPerson(asker, async (tx) => {
    const projects = current.permissions.has('feedback:read') ? await readSurveyProjects(tx) : [];
    const known = projects.find(({ id }) => id === asked);
    const looks = known && current.permissions.has('campaigns:manage');
    return {
      surveys: await listSurveys(tx),
      projects,
      preview: looks ? await previewSurvey(tx, known.id) : null,
    };
  });
  return { head: adminHead(request, 'nav.surveys'), ...read, sendingId: randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const may = current.permissions.has('campaigns:manage');
  const { reply, status } = await actOnSurveys(asker, await postedForm(request), may);
  return data(reply, { status });
}

/** Asking contacts whether they would recommend the company. */
export default function SurveysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('admin');
  const { head: _, ...read } = loaderData;
  return <SurveyScreen title={t('nav.surveys')} {...read} reply={useKeptReply(actionData)} />;
}
