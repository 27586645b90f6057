import type { DemoPerson } from './people.ts';
import type { Random } from './random.ts';
import { insertRows } from './sql.ts';

const EVENTS = 700;
const DAY_MS = 86_400_000;

/** How often each kind of event comes, and its severity. */
const KINDS = {
  signed_in: [50, 'info'],
  signed_out: [20, 'info'],
  sign_in_failed: [14, 'warning'],
  sign_in_locked: [2, 'warning'],
  second_step_failed: [3, 'warning'],
  password_reset_asked: [4, 'info'],
  password_reset: [3, 'warning'],
  access_refused: [5, 'warning'],
  exported: [6, 'info'],
  role_granted: [2, 'warning'],
  role_ended: [1, 'warning'],
  permission_changed: [1, 'warning'],
  code_replayed: [0.3, 'critical'],
} as const;
type Kind = keyof typeof KINDS;

const AGENTS = [
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
];
const BY_STAFF: readonly Kind[] = ['exported', 'role_granted', 'role_ended', 'permission_changed'];

/** A year of the security record, each entry marked as a sample. */
export async function makeDemoEvents(random: Random, people: DemoPerson[]): Promise<void> {
  const weights = Object.fromEntries(
    Object.entries(KINDS).map(([kind, [weight]]) => [kind, weight]),
  ) as Record<Kind, number>;
  const administrators = people.filter(({ role }) => role === 'superadmin' || role === 'admin');
  const rows = Array.from({ length: EVENTS }, () => {
    const kind = random.weighted(weights);
    const byStaff = BY_STAFF.includes(kind);
    const unknownUser = kind === 'sign_in_failed' && random.next() < 0.4;
    const person = random.pick(people);
    return {
      id: random.uuid(),
      created_at: new Date(Date.now() - Math.floor(random.next() * 365 * DAY_MS)),
      event_type: kind,
      severity: KINDS[kind][1],
      user_id: unknownUser ? null : person.id,
      actor_id: byStaff ? random.pick(administrators).id : unknownUser ? null : person.id,
      // Reserved for documentation (RFC 5737).
      ip_address: `203.0.113.${random.between(1, 254)}`,
      user_agent: random.pick(AGENTS),
      details: { sample: true },
    };
  });
  await insertRows('public.security_events', rows);
}
