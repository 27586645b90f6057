import { sql } from 'kysely';
import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { MEMBER_ROLES } from '../clients.ts';

/** Changes the role of a member of a deal's client. */
export const changeMemberRole = command({
  permission: 'projects:update',
  input: z.object({ id: z.uuid(), user: z.uuid(), role: z.enum(MEMBER_ROLES) }),
  async run({ tx, input: { id: deal, user, role } }) {
    const { rows } = await sql`
      select public.put_client_member(m.organization_id, m.user_id, ${role})
      from public.client_members m join public.crm_deals d on d.organization_id = m.organization_id
      where d.id = ${deal}::uuid and m.user_id = ${user}::uuid`.execute(tx);
    if (rows.length === 0) throw new Refusal('gone', 404);
    return { id: deal };
  },
});

/** Removes a member of a deal's client. */
export const endMember = command({
  permission: 'projects:update',
  input: z.object({ id: z.uuid(), user: z.uuid() }),
  async run({ tx, input: { id: deal, user } }) {
    const { rows } = await sql<{ ended: boolean }>`
      select public.end_client_member(d.organization_id, ${user}::uuid) as ended
      from public.crm_deals d
      where d.id = ${deal}::uuid and d.organization_id is not null`.execute(tx);
    if (!rows[0]?.ended) throw new Refusal('gone', 404);
    return { id: deal };
  },
});
