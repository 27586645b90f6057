import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import { aboutVersion, type FirstApproval, pageSaying } from './posted-version.ts';

type Outcome =
  | { outcome: 'approved'; receipt: string }
  | { outcome: 'already'; by: string | null; mine: boolean; at: string }
  | { outcome: 'decided' | 'changed' | 'staff' | 'gone' };

const STATUS = { decided: 409, changed: 409, staff: 403, gone: 404 } as const;

/** Approves a version under the hash that was seen. */
export const approveVersion = command({
  actor: 'client',
  input: z.object({ ...aboutVersion, sha256: z.string().length(64) }),
  async run({ tx, input: { version, sha256 } }) {
    const key = { version, sha256 };
    const reply = await callValue(tx, 'public.approve_version', key, typed<Outcome>());
    if (!reply) throw new Refusal('gone', 404);
    if (reply.outcome === 'approved') return {};
    if (reply.outcome !== 'already') throw new Refusal(reply.outcome, STATUS[reply.outcome]);
    // Pressed twice by the same person it is one approval.
    if (reply.mine) return {};
    const first: FirstApproval = { by: reply.by, at: reply.at };
    throw new Refusal('already', 409, first);
  },
  redirectTo: pageSaying('approved'),
});
