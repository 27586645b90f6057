import type { Frame } from '#app/areas/portal/portal-page.server.ts';
import type { MemberRole } from '#app/features/crm/clients/clients.ts';
import type { OneDeliverable } from '#app/features/projects/deliverable.store.server.ts';
import type { VisiblePage } from '#app/features/projects/pages/visible-pages.server.ts';
import type { Names, Version } from '#app/features/projects/projects.ts';
import type { VersionReply } from './commands/version-actions.server.ts';

export type DeliverableProps = {
  deliverable: OneDeliverable;
  version: Version;
  /** The signed URL that downloads the file; valid for this user, for ten minutes. */
  file: string;
  /** The signed URL that shows the file in the browser; null for a type that browsers do not show. */
  opened: string | null;
  /** The preview: its picture, or those of its pages that are rendered so far. */
  shown: readonly VisiblePage[];
  /** No newer version was sent, so this one can be approved. */
  isLast: boolean;
  project: { id: string; name: string };
  /** A stage is blocked until this version is decided on. */
  holds: boolean;
  role: MemberRole;
  /** The user is also staff, and so decides nothing for the client. */
  isStaff: boolean;
  organization: { id: string; name: string };
  person: string;
  /** Names of the owners, who approve; empty if the user is one. */
  owners: readonly string[];
  names: Names;
  frame: Frame;
  done: 'approved' | 'asked' | 'said' | null;
  now: string;
  ids: { change: string; comment: string };
  reply: VersionReply | undefined;
};
