import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { makePerson, type Role } from '../testing/people.ts';
import { letIn, makeProject, type Project } from '../testing/projects.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

useScratchDatabase();

type Actor = { kind: 'user'; userId: string };
type Note = { id: string; body: string; mine: boolean; is_new: boolean; files: { name: string }[] };

const person = async (role: Role, product?: string): Promise<Actor> => ({
  kind: 'user',
  userId: await makePerson({ role, ...(product && { product }) }),
});

let writer: Actor;
let colleague: Actor;
let reader: Actor;
let narrowed: Actor;
let client: Actor;
let project: Project;

beforeAll(async () => {
  writer = await person('manager');
  colleague = await person('manager');
  reader = await person('viewer');
  narrowed = await person('manager', 'doavya');
  client = { kind: 'user', userId: await makePerson() };
  project = await makeProject('Padaria Sol');
  await letIn(project, client.userId, 'owner');
});

const at = (who: Actor) => `@{${who.userId}}`;
const write = async (body: string, files: readonly string[] = []) => {
  const id = randomUUID();
  await actorSql(
    writer,
    `select write_project_note('${id}', '${project.id}', '${body}', '{${files.join()}}')`,
  );
  return id;
};
const read = (who: Actor) => actorSql<Note>(who, `select * from project_notes_of('${project.id}')`);

test('a note is read by staff of the product, and changed by its author alone', async () => {
  const id = await write('Interno');
  expect(await read(colleague)).toMatchObject([{ id, mine: false }]);
  expect(await read(writer)).toMatchObject([{ id, mine: true }]);
  expect(await read(narrowed)).toEqual([]);
  for (const who of [narrowed, client]) {
    expect(await actorSql(who, 'select id from public.project_notes')).toEqual([]);
  }
  expect(await refusalOf(client, `select * from project_notes_of('${project.id}')`)).toBe('PT403');
  for (const act of [`edit_project_note('${id}', 'x')`, `remove_project_note('${id}')`]) {
    expect(await refusalOf(colleague, `select ${act}`)).toBe('PT409');
    expect(await refusalOf(reader, `select ${act}`)).toBe('PT403');
  }
  await actorSql(writer, `select edit_project_note('${id}', 'Mudou')`);
  expect(await read(writer)).toMatchObject([{ body: 'Mudou' }]);
  await actorSql(writer, `select remove_project_note('${id}')`);
  expect(await read(writer)).toEqual([]);
  await actorSql(writer, `select remove_project_note('${id}', false)`);
  expect(await read(writer)).toHaveLength(1);
  await actorSql(writer, `select remove_project_note('${id}')`);
});

test('a note mentions colleagues who may read it, once each, until they have read it', async () => {
  const id = await write(`${at(colleague)} ${at(narrowed)} ${at(writer)} ${at(client)}`);
  const mails = await ownerSql<{ mention: string; user_id: string }>(
    `select m.id as mention, m.user_id from public.outbox o
     join public.note_mentions m on m.id::text = o.payload ->> 'mention_id'
     where o.kind = 'project.mention-mail' and m.project_note_id = $1`,
    [id],
  );
  expect(mails.map(({ user_id }) => user_id)).toEqual([colleague.userId]);
  const forMail = () =>
    actorSql(
      { kind: 'system' },
      `select project_id from private.project_mention_for_mail('${mails[0]?.mention}')`,
    );
  expect(await forMail()).toEqual([{ project_id: project.id }]);
  const page = () => actorSql(colleague, `select subject, subject_id from mentions_page('unread')`);
  expect(await page()).toEqual([{ subject: 'project', subject_id: project.id }]);
  expect((await read(colleague))[0]?.is_new).toBe(true);
  const [{ waiting } = { waiting: { moments: [] as { about: string }[] } }] = await actorSql<{
    waiting: { moments: { about: string }[] };
  }>(colleague, 'select notices_waiting() as waiting');
  expect(waiting.moments).toMatchObject([{ about: 'notice-project' }]);
  await actorSql(colleague, `select read_project_mentions('${project.id}')`);
  expect(await page()).toEqual([]);
  expect(await forMail()).toEqual([]);
  await actorSql(writer, `select remove_project_note('${id}')`);
});

test('a note carries files that its author uploaded, for its readers alone', async () => {
  const file = randomUUID();
  const facts = JSON.stringify({
    key: `notes/${file.replaceAll('-', '').repeat(2)}`,
    name: 'planta.pdf',
    type: 'application/pdf',
    size: 3,
    sha256: '0'.repeat(64),
  });
  await actorSql(writer, `select save_note_file('${file}', '${facts}')`);
  const id = await write('Com arquivo', [file]);
  const visible = (who: Actor) => actorSql(who, 'select id from public.note_files');
  expect(await visible(colleague)).toEqual([{ id: file }]);
  for (const who of [narrowed, client]) expect(await visible(who)).toEqual([]);
  expect((await read(writer))[0]?.files).toMatchObject([{ name: 'planta.pdf' }]);
  await actorSql(writer, `select remove_project_note('${id}')`);
  await ownerSql(
    `update public.project_notes set removed_at = now() - interval '2 days' where id = $1`,
    [id],
  );
  await ownerSql('select public.erase_expired()');
  expect(await ownerSql('select id from public.note_files')).toEqual([]);
});
