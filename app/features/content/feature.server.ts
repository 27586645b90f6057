import { viewedList } from '#app/areas/admin/views/viewed-list.server.ts';
import type { ServerFeature } from '#app/feature.server.ts';
import { searchDocuments as about } from './about/about.ts';
import { searchDocuments as pages } from './about/site-pages.ts';
import { contentList } from './admin/content.list.server.ts';
import { searchDocuments as articles } from './articles/article-search.server.ts';
import { searchDocuments as cases } from './cases/case-search.server.ts';
import { leaveJobs } from './cases/leave/leave-file.server.ts';
import { searchDocuments as questions } from './faq/faq.ts';
import { searchDocuments as ideas } from './ideas/ideas.ts';
import { landingPost } from './landings/site/landing/landing-post.server.ts';
import { searchDocuments as legal } from './legal/legal-documents.ts';
import { searchDocuments as openings } from './openings/openings.ts';
import { pictureJobs } from './pictures/picture-files.server.ts';
import { searchDocuments as pieces } from './portfolio/pieces.ts';
import { searchDocuments as stages } from './process/stages.ts';
import { publishScheduledTask } from './schedules/schedule-task.server.ts';
import { searchDocuments as services } from './services/services.ts';
import { searchDocuments as people } from './team/people.ts';
import { workshopPost } from './workshops/site/workshop/workshop-post.server.ts';
import { searchDocuments as workshops } from './workshops/workshops.ts';

export const content: ServerFeature = {
  jobs: { ...pictureJobs, ...leaveJobs },
  forms: { landingSubmit: landingPost, workshopSubmit: workshopPost },
  tasks: [publishScheduledTask],
  lists: [viewedList({ name: 'content', screen: 'content', resource: 'site', list: contentList })],
  search: [
    services,
    workshops,
    ideas,
    pieces,
    cases,
    articles,
    stages,
    questions,
    people,
    openings,
    about,
    pages,
    legal,
  ],
};
