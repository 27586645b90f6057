import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownCookieName } from '#app/access/own-cookie.server.ts';
import pt from '#app/areas/portal/locales/pt-BR.json' with { type: 'json' };
import files from '#app/features/projects/files/locales/pt-BR.json' with { type: 'json' };
import { nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { multipart, PNG } from './feedback-posts.ts';
import { letIn, someProject, someVersion } from './project-rows.ts';
import { beginUpload } from './resumable.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

const PLANTED = 'nota-interna-plantada';

describe('the view of staff as a client', () => {
  let manager: SignedIn;
  let page = '';
  let project = '';
  let version = '';
  let viewing = '';
  beforeAll(async () => {
    manager = await signedIn(site(), 'manager');
    const ours = await someProject({ name: 'Padaria Vista' });
    project = ours.id;
    page = `/portal/cliente/projetos/${project}`;
    const sent = await someVersion(ours, 'Tela vista');
    version = sent.version;
    await sql(
      `insert into public.project_notes (id, project_id, body) values (gen_random_uuid(), $1, $2)
       returning id`,
      project,
      PLANTED,
    );
    const started = await post(site(), '/portal/vista', { project }, { cookie: manager.cookie });
    expect([started.status, started.headers.location]).toEqual([303, page]);
    const [set = ''] = [started.headers['set-cookie'] ?? ''].flat();
    expect(set).toMatch(/; HttpOnly; SameSite=Lax/);
    viewing = `${manager.cookie}; ${set.split(';')[0]}`;
  });

  it('shows the pages of the client with a banner, and no internal note', async () => {
    for (const at of ['/portal/cliente', '/portal/cliente/projetos', page]) {
      const { status, text } = await visit(site(), at, viewing);
      expect([at, status]).toEqual([at, 200]);
      expect(text).toContain('Padaria Vista');
      expect(text).toContain(pt.view.label);
      expect(text).not.toContain(PLANTED);
    }
    expect((await visit(site(), '/portal/cliente', manager.cookie)).text).not.toContain(
      'Padaria Vista',
    );
  });

  it('changes nothing, and does not count as the client opening the project', async () => {
    const refused = await post(
      site(),
      page,
      { intent: 'comment', id: randomUUID(), update: randomUUID(), body: 'Oi.' },
      { cookie: viewing },
    );
    expect([403, 404]).toContain(refused.status);
    const [deliverable] = await sql<{ id: string; sha256: string }>(
      'select deliverable_id as id, sha256 from public.deliverable_versions where id = $1',
      version,
    );
    const approved = await post(
      site(),
      `/portal/cliente/entregas/${deliverable?.id}`,
      { intent: 'approve', version, sha256: deliverable?.sha256 ?? '' },
      { cookie: viewing },
    );
    expect(approved.status).toBe(403);
    expect(
      await sql(
        `select (select opened_at from public.projects where id = $1) as opened,
           (select count(*)::int from public.approvals where version_id = $2) as approvals`,
        project,
        version,
      ),
    ).toEqual([{ opened: null, approvals: 0 }]);
  });

  it('uploads no files, also not from the admin area, and names the view as the reason', async () => {
    const started = await beginUpload(site(), { cookie: viewing }, { project, size: 10 });
    expect([started.status, started.text]).toEqual([403, 'viewing']);
    const { body, type } = await multipart({ intent: 'send', place: `${project}/` }, [
      { name: 'logo.png', bytes: PNG },
    ]);
    const sent = await site().ask('/portal/cliente/arquivos', {
      method: 'POST',
      headers: {
        ...{ 'content-type': type, 'content-length': String(body.length), cookie: viewing },
        ...{ origin: site().origin, 'x-forwarded-for': nextAddress() },
      },
      body,
    });
    expect([sent.status, sent.text.includes(files.refused.viewing)]).toEqual([422, true]);
    // After the view the same user uploads again.
    const after = await beginUpload(site(), manager, { project, size: 10 });
    expect(after.status).toBe(201);
  });

  it('is on the record of the project', async () => {
    expect(
      await sql(
        'select actor from public.project_events where kind = $1 and project_id = $2',
        'viewed',
        project,
      ),
    ).toEqual([{ actor: manager.id }]);
    expect((await visit(site(), `/admin/projects/${project}`, manager.cookie)).text).toContain(
      'Visto como o cliente',
    );
  });

  it('shows nothing of another client, and nothing to other users', async () => {
    const theirs = await someProject({ name: 'Padaria Alheia' });
    const other = await visit(site(), `/portal/cliente/projetos/${theirs.id}`, viewing);
    expect([other.status, other.text.includes('Padaria Alheia')]).toEqual([404, false]);
    const view = viewing.slice(manager.cookie.length);
    const colleague = await signedIn(site(), 'manager');
    const accepted = await visit(site(), '/portal/cliente', `${colleague.cookie}${view}`);
    expect(accepted.text).not.toContain('Padaria Vista');
    const forged = `; ${ownCookieName('forja-client-view')}=${theirs.organization}.${Date.now() + 60_000}.x`;
    const made = await visit(site(), '/portal/cliente', `${manager.cookie}${forged}`);
    expect(made.text).not.toContain('Padaria Alheia');
  });

  it('is for staff who may read projects, and for published projects', async () => {
    const client = await signedIn(site(), null);
    await letIn(await someProject(), client.id, 'owner');
    const refused = await post(site(), '/portal/vista', { project }, { cookie: client.cookie });
    expect(refused.status).toBe(403);
    const { id: draft } = await someProject({ shown: false });
    for (const wrong of [draft, randomUUID(), 'x']) {
      const { status } = await post(
        site(),
        '/portal/vista',
        { project: wrong },
        { cookie: manager.cookie },
      );
      expect([wrong, status]).toEqual([wrong, 404]);
    }
  });

  it('ends with the role of the user, and by its button', async () => {
    const left = await post(site(), '/portal/vista/sair', {}, { cookie: viewing });
    expect([left.status, left.headers.location]).toEqual([303, '/admin/projects']);
    expect(String(left.headers['set-cookie'])).toMatch(/Max-Age=0/);
    await sql(
      'update public.user_roles set is_active = false where user_id = $1 returning id',
      manager.id,
    );
    expect((await visit(site(), '/portal/cliente', viewing)).text).not.toContain('Padaria Vista');
  });
});
