import { expect, test } from 'vitest';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

useScratchDatabase();

/** Shared by many tables, and independent of their steps: revision, and the record of changes. */
const SHARED = ['count_revision', 'record_setting_change'];

/** Row triggers beside the one of their table, timing and event, with the reason. */
const APART: Record<string, string> = {
  'count_preset_use on color_presets':
    'statements of staff alone: its condition reads current_user',
  'check_staff_subscription on newsletter_subscriptions':
    'statements of staff alone: its condition reads current_user',
  'record_new_staff_subscription on newsletter_subscriptions':
    'statements of staff alone: its condition reads current_user',
  'record_staff_subscription on newsletter_subscriptions':
    'statements of staff alone: its condition reads current_user',
  'record_lead_owner on qualification_submissions':
    'statements that set an owner: what a rule gives is on record with the rule',
};

const ROW_TRIGGERS = `
  select t.tgrelid::regclass::text as name, t.tgname::text as trigger, p.proname::text as calls,
    case when t.tgtype & 2 > 0 then 'before ' else 'after ' end || e.event as at
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    cross join (values ('insert', 4), ('delete', 8), ('update', 16)) as e (event, bit)
  where not t.tgisinternal and t.tgconstraint = 0 and t.tgtype & 1 > 0 and t.tgtype & e.bit > 0`;

test('a table has one row trigger per timing and event', async () => {
  const found = await ownerSql<{ name: string; trigger: string; calls: string; at: string }>(
    ROW_TRIGGERS,
  );
  const dismiss = Object.keys(APART).filter(
    (one) => !found.some(({ name, trigger }) => one === `${trigger} on ${name}`),
  );
  expect(dismiss).toEqual([]);
  const own = found.filter(
    ({ name, trigger, calls }) =>
      !(SHARED.includes(calls) || Object.hasOwn(APART, `${trigger} on ${name}`)),
  );
  const places = Map.groupBy(own, ({ name, at }) => `${at} on ${name}`);
  expect(places.size).toBeGreaterThan(50);
  const crowded = [...places].filter(([, triggers]) => triggers.length > 1);
  expect(
    crowded.map(([place, triggers]) => [place, ...triggers.map((one) => one.trigger)]),
  ).toEqual([]);
});

test('its function is a definer function that nobody may call', async () => {
  const functions = await ownerSql<{ name: string; definer: boolean; callers: number }>(
    `select distinct p.proname::text as name, p.prosecdef as definer, (
       select count(*)::int from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
       where a.grantee <> p.proowner) as callers
     from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where not t.tgisinternal and p.proname ~ '_(before|after)_(insert|update|delete)$'`,
  );
  expect(functions.length).toBeGreaterThan(20);
  expect(functions.filter(({ definer, callers }) => !definer || callers > 0)).toEqual([]);
});
