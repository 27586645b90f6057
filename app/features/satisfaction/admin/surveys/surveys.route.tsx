import { randomUUID } from 'node:crypto';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type SurveyReply, surveyAction } from '../commands/survey-actions.server.ts';
import { SurveyScreen } from '../survey-screen.tsx';
import styles from '../surveys.css?url';
import { listSurveys, previewSurvey, readSurveyProjects } from '../surveys.store.server.ts';
import type { Route } from './+types/surveys.route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const anId = z.uuid();

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const project = anId.safeParse(new URL(request.url).searchParams.get('project')).data;
  const read = await asPerson(user, async (tx) => {
    const projects = current.permissions.has('feedback:read') ? await readSurveyProjects(tx) : [];
    const known = projects.find(({ id }) => id === project);
    const looks = known && current.permissions.has('campaigns:manage');
    return {
      surveys: await listSurveys(tx),
      projects,
      preview: looks ? await previewSurvey(tx, known.id) : null,
    };
  });
  return { head: adminHead(request, 'nav.surveys'), ...read, sendingId: randomUUID() };
}

export const action = surveyAction;

/** Surveys that ask contacts for a recommendation. */
export default function SurveysPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('admin');
  const { head: _, ...read } = loaderData;
  const reply = useLatestReply<SurveyReply>(actionData);
  return <SurveyScreen title={t('nav.surveys')} {...read} reply={reply} />;
}
