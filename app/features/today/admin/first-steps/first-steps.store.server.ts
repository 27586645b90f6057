import { sql, type Transaction } from 'kysely';
import { asPerson } from '#app/access/guard.server.ts';
import type { requireUser } from '#app/access/require-user.server.ts';
import { logoAt } from '#app/features/brand/logo-address.ts';
import { COMPANY_FALLBACK, UNCONFIGURED_PHONE } from '#app/features/company/company.ts';
import { sampleRows } from '#app/features/content/admin/content-list.ts';
import { claims } from '#app/features/content/claims/published-claims.ts';
import { listOverrides } from '#app/features/content/overrides/overrides.store.server.ts';
import { DEFAULT_LOCALE } from '#app/i18n/locale.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { settings } from '#app/platform/env.server.ts';
import { smtpUrl } from '#app/platform/mail/mail-servers.server.ts';
import { addressState, type FirstStepFacts, type FirstStepsRead } from './first-steps.ts';

type Tx = Transaction<DB>;
type Session = ReturnType<typeof requireUser>;

type Row = {
  name: string;
  email: string;
  whatsapp: string;
  companyChanged: boolean;
  colorsChanged: boolean;
  logos: string[];
  askedAt: Date | null;
  testedAt: Date | null;
  hidden: boolean;
  colleagues: number;
};

/** The state of the steps in the database: one statement of single rows and bounded counts. */
async function readRow(tx: Tx, userId: string, unit: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select c.company_name as name, c.public_support_email as email,
      c.public_whatsapp_number as whatsapp,
      c.revision > 1 as company_changed,
      exists (select from public.brand_colors b where b.revision > 1) as colors_changed,
      array(select l.public_url from public.logos l where l.is_active limit 50) as logos,
      me.mail_test_asked_at as asked_at,
      (select max(p.mail_tested_at) from public.user_profiles p) as tested_at,
      me.first_steps_hidden_at is not null as hidden,
      (select count(*)::int from (
        select from public.user_roles r join public.user_profiles p using (user_id)
        where r.user_id <> me.user_id and r.is_active and p.is_active
        group by r.user_id limit 99) others) as colleagues
    from public.user_profiles me,
      public.company_settings c
    where me.user_id = ${userId} and c.business_unit = ${unit}`.execute(tx);
  return rows[0];
}

const companyState = ({ companyChanged: changed, email, whatsapp }: Row) => {
  if (!changed) return 'todo' as const;
  if (email === COMPANY_FALLBACK.supportEmail) return 'email' as const;
  return whatsapp === UNCONFIGURED_PHONE ? ('phone' as const) : ('done' as const);
};

const brandState = ({ colorsChanged: colors, logos }: Row) => {
  const logo = logos.some((url) => logoAt(url) !== null);
  if (logo) return colors ? ('done' as const) : ('colors' as const);
  return colors ? ('logo' as const) : ('both' as const);
};

/**
 * How many default values of the site the company has replaced, as the person may
 * see it; null for who cannot do anything about it. `unit` is the one whose site this is.
 */
export async function readFirstSteps(
  { user, current }: Session,
  unit: string,
): Promise<FirstStepsRead | null> {
  if (!current.permissions.has('settings:update')) return null;
  const { row, written } = await asPerson(user, async (tx) => ({
    row: await readRow(tx, current.userId, unit),
    written: await listOverrides(tx),
  }));
  if (!row) return null;
  const samples = sampleRows(written, DEFAULT_LOCALE);
  const visible = samples.filter(({ visibility }) => visibility === 'visible');
  const open = Object.values(claims().confirmed).filter((confirmed) => !confirmed);
  const { PUBLIC_URL: origin } = settings();
  const facts: FirstStepFacts = {
    company: { name: row.name, email: row.email, state: companyState(row) },
    brand: { state: brandState(row) },
    mail: {
      server: Boolean(smtpUrl()),
      askedAt: row.askedAt?.toISOString() ?? null,
      sentAt: row.testedAt?.toISOString() ?? null,
    },
    samples: { count: visible.length, removable: samples.length },
    figures: { count: open.length },
    colleague: { count: row.colleagues },
    secondStep: { on: current.twoFactor },
    address: { origin, state: addressState(origin) },
  };
  return { facts, hidden: row.hidden };
}
