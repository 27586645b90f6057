import type { MemberRole } from '#app/features/crm/clients/clients.ts';
import type { Folder } from '../../files/project-files.ts';
import type { VisiblePage } from '../../pages/visible-pages.server.ts';
import type { Version } from '../../projects.ts';

/** What staff see of a project besides what its client does. */
export type StaffProject = {
  client: string;
  /** The client is a person, who may become a company. */
  isPerson: boolean;
  /** An invoice was issued to the client. */
  invoiced: boolean;
  value: number | null;
  invitations: readonly {
    id: string;
    email: string;
    name: string;
    role: MemberRole;
    expiresAt: string;
    late: boolean;
  }[];
  members: readonly { user: string; role: MemberRole }[];
  events: readonly { id: number; kind: EventKind; actor: string | null; at: string }[];
};

type EventKind =
  | 'started'
  | 'edited'
  | 'shown'
  | 'opened'
  | 'paused'
  | 'resumed'
  | 'ended'
  | 'version'
  | 'approved'
  | 'changes'
  | 'wait'
  | 'wait_ended'
  | 'invited'
  | 'joined'
  | 'file'
  | 'folder'
  | 'file_moved'
  | 'file_removed'
  | 'file_restored'
  | 'viewed'
  | 'client'
  | 'client_back';

/** A project on the page of its company. */
export type ProjectOf = {
  id: string;
  name: string;
  startsOn: string;
  state: 'draft' | 'running' | 'paused' | 'ended';
};

/** The comments on a deliverable, by version, the newest first. */
export type Discussion = { deliverable: string; versions: readonly DiscussedVersion[] };
export type DiscussedVersion = Pick<
  Version,
  'id' | 'number' | 'fileName' | 'drawing' | 'comments'
> & {
  /** Those that something points at. */
  pages: readonly VisiblePage[];
};

/** A file of a project as staff see it, removed ones too. */
export type StaffFile = {
  id: string;
  folder: string | null;
  name: string;
  size: number;
  versions: number;
  by: string | null;
  at: string;
  removedAt: string | null;
  /** Where its last version is fetched: by the reader, for ten minutes. */
  download: string;
};
export type StaffFiles = { files: readonly StaffFile[]; folders: readonly Folder[]; count: number };

/** Why nothing was done with a project. */
export const PROJECT_CODES = [
  'file',
  'changed',
  'promise_shown',
  'project_not_shown',
  'project_without_promise',
  'promise_stands',
  'date_ahead',
  'dates_out_of_order',
  'date_out_of_range',
  'dates_as_they_were',
  'date_without_cause',
  'invited_colleague',
  'already_member',
  'not-taken',
  'folder-taken',
  'folder-many',
  'client_changed',
  'client_invoiced',
] as const;
export type ProjectCode = (typeof PROJECT_CODES)[number];
