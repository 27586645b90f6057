import type { Frame } from '#app/areas/portal/portal-page.server.ts';
import type { MemberRole } from '#app/features/crm/clients/clients.ts';
import type { OneDeliverable } from '#app/features/projects/deliverable.store.server.ts';
import type { VisiblePage } from '#app/features/projects/pages/visible-pages.server.ts';
import type { Names, Version } from '#app/features/projects/projects.ts';
import type { VersionReply } from './commands/version-actions.server.ts';

export type DeliverableProps = {
  deliverable: OneDeliverable;
  version: Version;
  /** Where its file is fetched: by the reader, for ten minutes. */
  file: string;
  /** Where it is seen in the browser, if that can show it. */
  opened: string | null;
  /** Its picture, or its pages as far as they are drawn. */
  shown: readonly VisiblePage[];
  /** Nothing newer was sent: it may be decided on. */
  isLast: boolean;
  project: { id: string; name: string };
  /** A stage stands still until this version is decided on. */
  holds: boolean;
  role: MemberRole;
  /** Holds a role of staff too, and so decides nothing for the client. */
  isStaff: boolean;
  organization: { id: string; name: string };
  person: string;
  /** Who approves, where that is not the reader. */
  owners: readonly string[];
  names: Names;
  frame: Frame;
  done: 'approved' | 'asked' | 'said' | null;
  now: string;
  ids: { change: string; comment: string };
  reply: VersionReply | undefined;
};
