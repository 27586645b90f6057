import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sendVersion, useProjectCast, type Who } from '../testing/projects.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

const SYSTEM = { kind: 'system' } as const;
const OUTSIDERS = ['other', 'gone', 'nobody', 'analyst'] as const;
const key = () => `projects/${randomUUID().replaceAll('-', '').repeat(2)}`;

describe('pages and pins of versions', () => {
  useScratchDatabase();
  const { cast, as, one, people } = useProjectCast();

  const begin = async (version: string, page: number, at: string) =>
    (
      await actorSql<{ key: string | null }>(
        SYSTEM,
        `select private.begin_version_page('${version}', ${page}, 700, 990, '${at}') as key`,
      )
    )[0]?.key;
  const keep = async (at: string) =>
    (
      await actorSql<{ kept: boolean }>(
        SYSTEM,
        `select private.confirm_version_page('${at}', 3, repeat('0', 64)) as kept`,
      )
    )[0]?.kept;
  const first = async (version: string) =>
    (
      await actorSql<{ first: number }>(
        SYSTEM,
        `select first from private.version_to_draw('${version}')`,
      )
    )[0]?.first;
  const end = (version: string, pages: number) =>
    actorSql(
      SYSTEM,
      `select private.end_version_drawing('${version}', 'drawn', ${pages}, null, null)`,
    );

  async function drawnVersion() {
    const sent = await sendVersion(as('manager'), cast.ours);
    const at = key();
    await begin(sent.version, 1, at);
    await keep(at);
    await end(sent.version, 30);
    return { ...sent, at };
  }

  test('a PDF is drawn by a job, which continues after a kill and leaves no bytes behind', async () => {
    const { version } = await sendVersion(as('manager'), cast.ours);
    expect(
      await ownerSql(
        `select kind from public.outbox where payload ->> 'version_id' = $1 and kind like '%draw%'`,
        [version],
      ),
    ).toEqual([{ kind: 'project.draw-version' }]);
    expect(await first(version)).toBe(1);
    const [one, two] = [key(), key()];
    expect([await begin(version, 1, one), await keep(one)]).toEqual([one, true]);
    expect([await begin(version, 2, two), await first(version)]).toEqual([two, 2]);
    // The next attempt starts again and stores the bytes under the key of the row.
    expect([await begin(version, 2, key()), await keep(two)]).toEqual([two, true]);
    expect(await first(version)).toBe(3);
    await end(version, 2);
    expect([await first(version), await begin(version, 3, key())]).toEqual([undefined, null]);
    await ownerSql('delete from public.deliverable_versions where id = $1', [version]);
    expect(await keep(one)).toBe(false);
    const erased = await ownerSql<{ key: string }>(
      `select payload ->> 'storage_key' as key from public.outbox where kind = 'project.erase-file'`,
    );
    expect(erased.map((row) => row.key)).toEqual(expect.arrayContaining([one, two]));
  });

  test('its pages are readable for its client and for staff only', async () => {
    const { version } = await drawnVersion();
    const [row] = await ownerSql<{ id: string }>(
      'select id from public.version_pages where version_id = $1',
      [version],
    );
    const seen = async (who: Who) => [
      (await actorSql(as(who), `select id from public.version_pages where id = '${row?.id}'`))
        .length,
      (await actorSql(as(who), `select * from public.version_page('${row?.id}')`)).length,
    ];
    for (const who of OUTSIDERS) expect([who, await seen(who)]).toEqual([who, [0, 0]]);
    for (const who of ['owner', 'member', 'finance', 'manager'] as const) {
      expect([who, await seen(who)]).toEqual([who, [1, 1]]);
    }
    for (const call of [
      `private.begin_version_page('${version}', 2, 700, 990, '${key()}')`,
      `private.confirm_version_page('${key()}', 3, repeat('0', 64))`,
      `private.end_version_drawing('${version}', 'broken', null, null, null)`,
      `private.version_to_draw('${version}')`,
    ]) {
      expect([call, await refusalOf(as('owner'), `select ${call}`)]).toEqual([call, '42501']);
    }
  });

  test('pins are numbered by version, once each, by users who may comment there', async () => {
    const { version } = await drawnVersion();
    const pin = async (who: Who, { id = randomUUID(), page = 1, x = 0.25 } = {}) =>
      (
        await one<{ kept: boolean }>(
          who,
          `select public.pin_comment('${id}', '${version}', 'Aqui.', ${page}, ${x}, 0.5) as kept`,
        )
      )?.kept;
    for (const who of [...OUTSIDERS, 'finance'] as const) {
      expect([who, await pin(who)]).toEqual([who, false]);
    }
    const id = randomUUID();
    expect([await pin('owner', { id }), await pin('owner', { id })]).toEqual([true, true]);
    // Under an id of another user nothing of theirs is moved.
    await pin('member', { id, x: 0.75 });
    expect(await pin('manager', { page: 20 })).toBe(true);
    expect([await pin('owner', { page: 21 }), await pin('owner', { page: 0 })]).toEqual([
      false,
      false,
    ]);
    await expect(pin('owner', { x: 1.5 })).rejects.toThrow();
    const pins = () =>
      actorSql(
        as('finance'),
        `select pin, page, x, from_client from public.project_comments where version_id = '${version}'
         order by pin`,
      );
    expect(await pins()).toEqual([
      { pin: 1, page: 1, x: 0.25, from_client: true },
      { pin: 2, page: 20, x: 0.25, from_client: false },
    ]);
    // What is erased takes its number along.
    await ownerSql('delete from public.project_comments where author_id = $1', [people.owner]);
    await pin('member');
    expect(await pins()).toMatchObject([{ pin: 2 }, { pin: 3 }]);
  });

  test('a version that is not drawn has no pins', async () => {
    const { version } = await sendVersion(as('manager'), cast.ours);
    expect(
      await one(
        'owner',
        `select public.pin_comment('${randomUUID()}', '${version}', 'x', 1, 0, 0) as kept`,
      ),
    ).toEqual({ kept: false });
  });

  test('a version is sent from a finished upload of its sender, once', async () => {
    const [upload, version, at] = [randomUUID(), randomUUID(), key()];
    await ownerSql(
      `insert into private.project_uploads (id, user_id, project_id, organization_id, name, size, received)
       values ($1, $2, $3, $4, 'tela.pdf', 3, 3)`,
      [upload, people.manager, cast.ours.id, cast.ours.organization],
    );
    const call = (project: string, size: number) =>
      `public.send_uploaded_version('${upload}', '${version}', '${project}', null, 'Tela', 4,
        '${JSON.stringify({ key: at, name: 'tela.pdf', type: 'application/pdf', size, sha256: '0'.repeat(64) })}',
        null, null, false)`;
    const send = async (who: Who, project = cast.ours.id, size = 3) =>
      (await one<{ sent: string | null }>(who, `select ${call(project, size)} as sent`))?.sent;
    for (const who of ['owner', 'other', 'nobody', 'analyst'] as const) {
      expect([who, await send(who)]).toEqual([who, null]);
    }
    expect([await send('manager', cast.theirs.id), await send('manager', cast.ours.id, 4)]).toEqual(
      [null, null],
    );
    const sent = await send('manager');
    expect(sent).toMatch(/^[0-9a-f-]{36}$/);
    expect(await send('manager')).toBe(sent);
    expect(
      await ownerSql(
        'select taken_at is not null as taken from private.project_uploads where id = $1',
        [upload],
      ),
    ).toEqual([{ taken: true }]);
    // A user who lost the right in between sends nothing, though the upload is theirs.
    const [lost] = [randomUUID()];
    await ownerSql(
      `insert into private.project_uploads (id, user_id, project_id, organization_id, name, size, received)
       values ($1, $2, $3, $4, 'tela.pdf', 3, 3)`,
      [lost, people.owner, cast.ours.id, cast.ours.organization],
    );
    const refused = call(cast.ours.id, 3).replace(upload, lost).replace(version, randomUUID());
    expect(await refusalOf(as('owner'), `select ${refused}`)).toBe('PT403');
  });
});
