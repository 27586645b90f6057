import type { MemberRole } from '#app/features/crm/clients/clients.ts';

/** What staff see of a project besides what its client does. */
export type StaffProject = {
  client: string;
  value: number | null;
  notes: readonly { id: string; author: string | null; body: string; at: string }[];
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
  | 'viewed';

export const PROJECT_ACTS = [
  ...(['save', 'show', 'dates', 'state', 'version', 'update', 'note'] as const),
  ...(['wait', 'end-wait', 'invite', 'revoke'] as const),
] as const;
export type ProjectAct = (typeof PROJECT_ACTS)[number];

/** What became of something that was done with a project; what was typed comes back where it was not. */
export type ProjectReply =
  | { done: ProjectAct }
  | {
      done: false;
      act: ProjectAct | null;
      why: Why;
      typed: Readonly<Record<string, string>>;
    };

export const REFUSALS = [
  ...([
    'forbidden',
    'invalid',
    'gone',
    'file',
    'changed',
    'shown',
    'not-shown',
    'no-promise',
  ] as const),
  ...(['stands', 'ahead', 'order', 'same', 'cause', 'member'] as const),
] as const;
export type Why = (typeof REFUSALS)[number];
