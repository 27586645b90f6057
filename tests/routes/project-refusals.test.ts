import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import staff from '#app/features/projects/admin/staff-projects/locales/pt-BR.json' with {
  type: 'json',
};
import { nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type File, multipart, PDF } from './feedback-posts.ts';
import { letIn, someFile, someProject, someVersion } from './project-rows.ts';
import { type SignedIn, signedIn } from './staff.ts';

/* What is refused of a project: the status, and the text that staff read. */

const site = useBuiltSite();
let manager: SignedIn;
beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
});

type Fields = Record<string, string>;
const act = (id: string, fields: Fields) =>
  post(site(), `/admin/projects/${id}`, fields, { cookie: manager.cookie });

async function send(id: string, fields: Fields, files: readonly File[]) {
  const { type, body } = await multipart(fields, files);
  return site().ask(`/admin/projects/${id}`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': type, 'content-length': String(body.byteLength) },
      ...{ origin: site().origin, cookie: manager.cookie, 'x-forwarded-for': nextAddress() },
    },
    body,
  });
}

const { refused } = staff;
const saved = { intent: 'save', revision: '1', name: 'Outro', startsOn: '2026-08-03' };
const dates = { intent: 'dates', cause: 'Atraso.', whose: 'ours' };
const wait = { intent: 'wait', position: '3', what: 'Acesso', since: '2026-08-10' };
const invite = { intent: 'invite', name: 'Nina', role: 'member', locale: 'pt-BR' };
const version = {
  ...{ intent: 'version', key: randomUUID(), deliverable: '', title: 'Tela', position: '4' },
  ...{ link: '', changes: '' },
};

it.each<[string, Fields, number, string]>([
  ['an unknown intent', { intent: 'toString' }, 422, refused.invalid],
  ['no name', { ...saved, name: ' ' }, 422, refused.invalid],
  ['a project that was changed', { ...saved, revision: '7' }, 409, refused.changed],
  ['another first day', { ...saved, startsOn: '2026-08-04' }, 409, refused.promise_shown],
  [
    'dates without a cause',
    { ...dates, 'planned-6': '2027-01-10', cause: '' },
    409,
    refused.date_without_cause,
  ],
  ['dates as they were', { ...dates, 'promised-1': '2026-08-24' }, 409, refused.dates_as_they_were],
  ['dates out of order', { ...dates, 'promised-2': '2026-08-10' }, 409, refused.dates_out_of_order],
  [
    'a date before the project',
    { ...dates, 'planned-1': '2020-01-01' },
    409,
    refused.date_out_of_range,
  ],
  ['an end ahead', { ...dates, 'actual-1': '2030-01-01' }, 409, refused.date_ahead],
  ['a wait from a day ahead', { ...wait, since: '2030-01-01' }, 409, refused.date_ahead],
  ['a wait of no stage', { ...wait, position: '7' }, 422, refused.invalid],
  ['an unknown state', { intent: 'state', state: 'lost' }, 422, refused.invalid],
  [
    'an answer about no version',
    { intent: 'answer', key: randomUUID(), version: randomUUID(), body: 'Sim.' },
    404,
    refused.gone,
  ],
  ['a version without a file', version, 422, refused.file],
  ['no address', { ...invite, email: 'nina' }, 422, refused.invalid],
  ['no files', { intent: 'send', place: '' }, 404, refused.gone],
])('%s', async (_, fields, status, text) => {
  const { id } = await someProject();
  const answer = await act(id, fields);
  expect([answer.status, answer.text.includes(text)]).toEqual([status, true]);
});

it.each<[string, Fields, string]>([
  ['dates', { ...dates, 'planned-6': '2027-01-10' }, refused.project_not_shown],
  ['an invitation', { ...invite, email: 'nina@padaria.example' }, refused.project_not_shown],
  ['days of another decade', { ...saved, 'promised-1': '2099-01-01' }, refused.date_out_of_range],
])('%s of a project that its client does not see', async (_, fields, text) => {
  const { id } = await someProject({ shown: false });
  const answer = await act(id, fields);
  expect([answer.status, answer.text.includes(text)]).toEqual([409, true]);
});

it('a promise that the client has read, and a project that promises nothing', async () => {
  const [read, empty] = [await someProject(), await someProject({ shown: false })];
  await sql('update public.projects set opened_at = now() where id = $1', read.id);
  await sql('update public.project_stages set promised_on = null where project_id = $1', empty.id);
  const moved = await act(read.id, { ...dates, 'promised-6': '2027-01-10' });
  expect([moved.status, moved.text.includes(refused.promise_stands)]).toEqual([409, true]);
  const visible = await act(empty.id, { intent: 'show' });
  expect([visible.status, visible.text.includes(refused.project_without_promise)]).toEqual([
    409,
    true,
  ]);
});

it('the end of a wait before the first day of the project', async () => {
  const { id } = await someProject({ shown: false });
  await sql(`update public.project_stages set promised_on = null where project_id = $1`, id);
  await sql(`update public.projects set starts_on = '2090-01-01' where id = $1`, id);
  expect((await act(id, wait)).status).toBe(200);
  const [started] = await sql<{ id: string }>(
    'select id from public.project_waits where project_id = $1',
    id,
  );
  const ended = await act(id, { intent: 'end-wait', wait: started?.id ?? '' });
  expect([ended.status, ended.text.includes(refused.date_ahead)]).toEqual([409, true]);
});

it('an invitation of a colleague, and of a member', async () => {
  const project = await someProject();
  const member = await signedIn(site(), null);
  await letIn(project, member.id, 'owner');
  for (const [{ email }, text] of [
    [manager, refused.invited_colleague],
    [member, refused.already_member],
  ] as const) {
    const answer = await act(project.id, { ...invite, email });
    expect([answer.status, answer.text.includes(text)]).toEqual([409, true]);
  }
});

it('a version that cannot be sent, and its file is not stored', async () => {
  const project = await someProject();
  const other = await someVersion(await someProject());
  const stored = () => readdir(path.join(site().dataDir, 'files', 'projects'));
  const pdf = [{ name: 'tela.pdf', bytes: PDF }];
  expect((await send(project.id, version, pdf)).status).toBe(200);
  const before = await stored();
  const key = randomUUID();
  const answers = [
    await send(project.id, { ...version, key, title: '' }, pdf),
    await send(project.id, { ...version, key, link: 'https://casa.example/a b' }, pdf),
    await send(project.id, { ...version, key, deliverable: other.deliverable }, pdf),
    await send(project.id, { ...version, key }, [{ name: 'a.zip', bytes: Buffer.from('PK') }]),
    await send(project.id, { ...version, key }, [...pdf, ...pdf, ...pdf, ...pdf, ...pdf, ...pdf]),
  ];
  const [invalid, deleted, file] = [
    [422, refused.invalid],
    [404, refused.gone],
    [422, refused.file],
  ] as const;
  for (const [place, [status, text]] of [invalid, invalid, deleted, file, file].entries()) {
    const answer = answers[place];
    expect([place, answer?.status, answer?.text.includes(text)]).toEqual([place, status, true]);
  }
  expect(await stored()).toEqual(before);
});

it('a form with too many fields is not read', async () => {
  const { id } = await someProject();
  const many = Object.fromEntries(Array.from({ length: 61 }, (_, place) => [`a${place}`, '1']));
  const answer = await send(id, { ...version, ...many }, []);
  expect([answer.status, answer.text.includes(refused.file)]).toEqual([422, true]);
});

it('files and folders without a valid place', async () => {
  const [project, other] = [await someProject(), await someProject()];
  const { file } = await someFile(project);
  const folder = { intent: 'new-folder', name: 'Logos' };
  expect((await act(project.id, { ...folder, key: randomUUID() })).status).toBe(200);
  const pdf = [{ name: 'a.pdf', bytes: PDF }];
  const answers: [Awaited<ReturnType<typeof act>>, number, string][] = [
    [await act(project.id, { ...folder, key: randomUUID() }), 409, refused['folder-taken']],
    [await act(project.id, { ...folder, key: randomUUID(), name: ' ' }), 422, refused.invalid],
    [await act(project.id, { intent: 'move-file', file, folder: randomUUID() }), 404, refused.gone],
    [await act(project.id, { intent: 'remove-file', file: randomUUID() }), 404, refused.gone],
    [await send(project.id, { intent: 'send', place: `${other.id}/` }, pdf), 404, refused.gone],
    [await act(project.id, { intent: 'send', place: `${project.id}/` }), 422, refused['not-taken']],
  ];
  await sql(
    `insert into public.project_folders (id, project_id, name)
     select gen_random_uuid(), $1, 'Pasta ' || n from generate_series(1, 99) n`,
    project.id,
  );
  const full = await act(project.id, { ...folder, key: randomUUID(), name: 'Outra' });
  answers.push([full, 409, refused['folder-many']]);
  for (const [place, [answer, status, text]] of answers.entries()) {
    expect([place, answer.status, answer.text.includes(text)]).toEqual([place, status, true]);
  }
});
