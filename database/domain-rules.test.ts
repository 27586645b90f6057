import { expect, test } from 'vitest';
import { DEAL_STATES } from '../app/features/crm/deals/deals.ts';
import {
  ENTRY_STATUSES,
  transitionsFrom as entryMoves,
} from '../app/features/feedback/admin/staff-feedback.ts';
import { PAID_HOW } from '../app/features/projects/invoices/invoices.ts';
import { WEIGHTS } from '../app/features/projects/projects.ts';
import {
  LEAD_STATUSES,
  transitionsFrom as leadMoves,
} from '../app/features/qualification/admin/staff-leads.ts';
import {
  PRIORITIES,
  TICKET_STATUSES,
  transitionsFrom as ticketMoves,
} from '../app/features/tickets/ticket.ts';
import { ownerSql, useScratchDatabase } from './testing/scratch-database.ts';

useScratchDatabase();

test.each([
  ['lead_may_move', LEAD_STATUSES, leadMoves],
  ['ticket_may_move', TICKET_STATUSES, ticketMoves],
  ['feedback_may_move', ENTRY_STATUSES, entryMoves],
] as [string, readonly string[], (from: string) => readonly string[]][])(
  'private.%s allows the transitions of the domain file and no others',
  async (name, states, movesFrom) => {
    const allowed = await ownerSql<{ move: string }>(
      `select a.state || ' > ' || b.state as move
       from unnest($1::text[]) a (state), unnest($1::text[]) b (state)
       where private.${name}(a.state, b.state)`,
      [states],
    );
    const expected = states.flatMap((from) => movesFrom(from).map((to) => `${from} > ${to}`));
    expect(allowed.map(({ move }) => move).sort()).toEqual(expected.sort());
  },
);

test.each([
  ['public.qualification_submissions', 'status', LEAD_STATUSES],
  ['public.feedback_tickets', 'status', TICKET_STATUSES],
  ['public.feedback_tickets', 'priority', PRIORITIES],
  ['public.feedback_entries', 'status', ENTRY_STATUSES],
  ['public.crm_stages', 'kind', DEAL_STATES],
  ['public.invoices', 'paid_how', PAID_HOW],
  ['public.project_comments', 'weight', WEIGHTS],
] as [string, string, readonly string[]][])(
  '%s.%s takes the values of the domain file and no others',
  async (table, column, values) => {
    const checks = await ownerSql<{ definition: string }>(
      `select pg_get_constraintdef(c.oid) as definition
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
       where c.conrelid = $1::regclass and c.contype = 'c' and a.attname = $2
         and cardinality(c.conkey) = 1`,
      [table, column],
    );
    const allowed = checks.flatMap(({ definition }) =>
      [...definition.matchAll(/'([^']+)'/g)].map(([, value]) => value),
    );
    expect(allowed.sort()).toEqual([...values].sort());
  },
);
