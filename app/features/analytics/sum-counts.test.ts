import { expect, it } from 'vitest';
import { actorSql, useScratchDatabase } from '../../../database/testing/scratch-database.ts';
import { addReport, writeCounts } from './sum-counts.server.ts';

useScratchDatabase();

const sums = () =>
  actorSql(
    { kind: 'system' },
    'select route, event, count::integer from public.event_counts order by route',
  );

it('adds reports up and writes them together, at the latest when the process stops', async () => {
  const report = { path: '/', events: { page_view: 1 }, vitals: { LCP: 1200 }, final: false };
  for (let visit = 0; visit < 200; visit += 1) {
    addReport({ route: visit % 2 ? 'home' : 'lab', locale: 'en' }, report);
  }
  expect(await sums()).toEqual([]);
  await writeCounts();
  expect(await sums()).toEqual([
    { route: 'home', event: 'page_view', count: 100 },
    { route: 'lab', event: 'page_view', count: 100 },
  ]);
  // Nothing is pending any more, and nothing is written twice.
  await writeCounts();
  expect(await sums()).toHaveLength(2);
});

it('keeps one row for timings that fall into one bucket', async () => {
  const rows = await actorSql<{ metric: string; samples: number }>(
    { kind: 'system' },
    'select metric, samples::integer from public.web_vitals_daily',
  );
  expect(rows).toEqual([
    { metric: 'LCP', samples: 100 },
    { metric: 'LCP', samples: 100 },
  ]);
});

it('counts the questions of a form that were reached, and no others', async () => {
  const [form] = await actorSql<{ id: string }>(
    { kind: 'system' },
    'select id from public.qualification_forms',
  );
  const id = form?.id ?? '';
  // The form has one step, and no question for a shoe size.
  const fields = ['nome', 'nome', 'email', 'shoe_size'].map((name) => `${id} answers.${name}`);
  const parts = [
    ...fields,
    `${id} q-1-step-0`,
    `${id} q-1-step-11`,
    `${id} website`,
    `${id} `,
    'contact answers.name',
  ];
  const report = { path: '/', events: {}, vitals: {}, final: false, parts };
  for (let visit = 0; visit < 3; visit += 1) addReport({ route: 'home', locale: 'en' }, report);
  await writeCounts();
  const rows = await actorSql(
    { kind: 'system' },
    'select form_id, part, count::integer from public.form_part_counts order by part',
  );
  expect(rows).toEqual([
    { form_id: id, part: 'email', count: 3 },
    { form_id: id, part: 'nome', count: 3 },
  ]);
});

it('counts by form what its row can hold, and nothing forged', async () => {
  const [form] = await actorSql<{ id: string }>(
    { kind: 'system' },
    'select id from public.qualification_forms',
  );
  const id = form?.id ?? '';
  const forms = {
    [id]: { form_view: 2, form_start: 1 },
    '00000000-0000-4000-8000-000000000000': { form_view: 1 },
    contact: { form_view: 1 },
  };
  const report = { path: '/', events: {}, vitals: {}, final: false, forms };
  for (let visit = 0; visit < 3; visit += 1) addReport({ route: 'home', locale: 'en' }, report);
  await writeCounts();
  const rows = await actorSql(
    { kind: 'system' },
    'select form_id, event, count::integer from public.form_counts order by event',
  );
  expect(rows).toEqual([
    { form_id: id, event: 'form_start', count: 3 },
    { form_id: id, event: 'form_view', count: 6 },
  ]);
});
