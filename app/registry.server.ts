import type { FormRoute } from './areas/site/form-post/form-post.server.ts';
import type { ServerFeature } from './feature.server.ts';
import { accounts } from './features/accounts/feature.server.ts';
import { analytics } from './features/analytics/feature.server.ts';
import { automation } from './features/automation/feature.server.ts';
import { backups } from './features/backups/feature.server.ts';
import { brand } from './features/brand/feature.server.ts';
import { changes } from './features/changes/feature.server.ts';
import { clientNotices } from './features/client-notices/feature.server.ts';
import { content } from './features/content/feature.server.ts';
import { crashReport } from './features/crash-report/feature.server.ts';
import { crm } from './features/crm/feature.server.ts';
import { digest } from './features/digest/feature.server.ts';
import { feedback } from './features/feedback/feature.server.ts';
import { inbound } from './features/inbound/feature.server.ts';
import { integrations } from './features/integrations/feature.server.ts';
import { mails } from './features/mails/feature.server.ts';
import { newsletter } from './features/newsletter/feature.server.ts';
import { notes } from './features/notes/feature.server.ts';
import { outage } from './features/outage/feature.server.ts';
import { people } from './features/people/feature.server.ts';
import { privacy } from './features/privacy/feature.server.ts';
import { projects } from './features/projects/feature.server.ts';
import { qualification } from './features/qualification/feature.server.ts';
import { satisfaction } from './features/satisfaction/feature.server.ts';
import type { RecordSearch } from './features/search/record-search.server.ts';
import { seo } from './features/seo/feature.server.ts';
import { system } from './features/system/feature.server.ts';
import { talent } from './features/talent/feature.server.ts';
import { tickets } from './features/tickets/feature.server.ts';
import { unprovedMails } from './features/unproved-mails/feature.server.ts';
import { work } from './features/work/feature.server.ts';
import type { FoundKind } from './palette-registry.ts';
import type { LocalizedEndpoint } from './paths.ts';
import { recordedMails } from './platform/mail/recorded-mails.server.ts';
import type { Replay } from './platform/spool/replay.ts';

/** The server half of every feature that has one. */
const features: readonly ServerFeature[] = [
  accounts,
  analytics,
  automation,
  brand,
  changes,
  clientNotices,
  content,
  crashReport,
  crm,
  digest,
  feedback,
  inbound,
  integrations,
  mails,
  newsletter,
  notes,
  backups,
  outage,
  people,
  privacy,
  projects,
  qualification,
  satisfaction,
  seo,
  system,
  talent,
  tickets,
  unprovedMails,
  work,
];

/** Every kind of job this product does, by the name that outbox rows carry. */
export const jobHandlers = recordedMails(Object.assign({}, ...features.map(({ jobs }) => jobs)));

/** Forms of public pages, by the endpoint that they are posted to. */
export const formRoutes = Object.assign({}, ...features.map(({ forms }) => forms)) as Readonly<
  Partial<Record<LocalizedEndpoint, FormRoute>>
>;

/** How each kind of spooled post is stored. */
export const replays = Object.assign({}, ...features.map((feature) => feature.replays)) as Readonly<
  Record<string, Replay>
>;

export const rounds = features.flatMap(({ rounds: own = [] }) => own);

export const tasks = features.flatMap(({ tasks: own = [] }) => own);

export const viewedLists = features.flatMap(({ lists = [] }) => lists);

export const listExports = features.flatMap(({ exports = [] }) => exports);

/** What other programs read and write at /api/v1, in the order of the reference. */
export const apiResources = features.flatMap(({ api = [] }) => api);

export const searchSources = features.flatMap(({ search = [] }) => search);

/** How the palette finds the records of each kind. */
export const recordSearches = Object.assign({}, ...features.map(({ finds }) => finds)) as Readonly<
  Record<FoundKind, RecordSearch>
>;
