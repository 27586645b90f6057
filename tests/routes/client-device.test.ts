import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import portal from '#app/areas/portal/locales/pt-BR.json' with { type: 'json' };
import {
  ACCOUNT_HEADER,
  KEEP_HEADER,
  NO_CLIENT,
  RIGHTS_HEADER,
  SIGNED_OUT,
} from '#app/features/client-device/copy-rules.ts';
import tickets from '#app/features/tickets/portal/client-tickets/locales/pt-BR.json' with {
  type: 'json',
};
import { type PortalPage, portalPath, portalPaths } from '#app/paths.ts';
import { openHandle } from '#app/platform/database/handle.server.ts';
import { nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import {
  letIn,
  type Project,
  someClientTicket,
  someFile,
  someProject,
  someVersion,
} from './project-rows.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

/* What each page of the portal declares to a device: its account, and whether it may be cached. A page that is
 * added has no line below, and is found by the compiler. */

type Cast = { project: Project; deliverable: string; file: string; ticket: string };
/** Null: no page, or tried elsewhere. */
type Line = { at: (cast: Cast) => string; kept: boolean } | null;
const stored = (at: (cast: Cast) => string): Line => ({ at, kept: true });
const never = (at: (cast: Cast) => string): Line => ({ at, kept: false });

const lines: Record<PortalPage, Line> = {
  overview: stored(() => portalPaths.overview),
  projects: stored(() => portalPaths.projects),
  project: stored(({ project }) => portalPath('project', project)),
  deliverable: stored(({ deliverable }) => portalPath('deliverable', { id: deliverable })),
  tickets: stored(() => portalPaths.tickets),
  ticket: stored(({ ticket }) => portalPath('ticket', { id: ticket })),
  newTicket: never(() => portalPaths.newTicket),
  invoices: never(() => portalPaths.invoices),
  files: never(() => portalPaths.files),
  projectFile: never(({ file }) => portalPath('projectFile', { id: file })),
  account: never(() => portalPaths.account),
  offline: never(() => portalPaths.offline),
  // No pages: nothing of theirs says that it may be kept.
  versionFile: never(() => portalPath('versionFile', { id: randomUUID() })),
  versionPage: never(() => portalPath('versionPage', { id: randomUUID() })),
  projectFileVersion: never(() => portalPath('projectFileVersion', { id: randomUUID() })),
  invoiceFile: never(() => portalPath('invoiceFile', { id: randomUUID() })),
  ticketFile: never(() => portalPath('ticketFile', { id: randomUUID() })),
  copy: never(() => portalPaths.copy),
  fileUploads: never(() => portalPaths.fileUploads),
  fileUpload: never(() => portalPath('fileUpload', { id: randomUUID() })),
  survey: never(() => portalPath('survey', { id: randomUUID() })),
  leaveNotice: never(() => portalPaths.leaveNotice),
  invitation: never(() => portalPaths.invitation),
  view: never(() => portalPaths.view),
  endView: never(() => portalPaths.endView),
};

const headersOf = ({ headers }: { headers: Record<string, unknown> }) => ({
  account: headers[ACCOUNT_HEADER],
  rights: headers[RIGHTS_HEADER],
  keep: headers[KEEP_HEADER],
});

describe('headers of portal pages for a device', () => {
  let cast: Cast;
  let owner: SignedIn;
  beforeAll(async () => {
    const project = await someProject({ name: 'Padaria Guardada' });
    const [{ deliverable }, { file }, ticket] = [
      await someVersion(project),
      await someFile(project),
      await someClientTicket(project),
    ];
    cast = { project, deliverable, file, ticket };
    owner = await signedIn(site(), null);
    await letIn(project, owner.id, 'owner');
  });
  const cases = Object.entries(lines).flatMap(([name, line]) => (line ? [{ name, ...line }] : []));

  it.each(cases)('$name: may be kept is $kept', async ({ at, kept: may }) => {
    const answer = await visit(site(), at(cast), owner.cookie);
    expect([answer.status, headersOf(answer).keep]).toEqual([
      may ? 200 : answer.status,
      may ? '1' : undefined,
    ]);
    // No other cache may store it.
    if (may) expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('name an account by an opaque key, and always the same', async () => {
    const first = headersOf(await visit(site(), portalPaths.overview, owner.cookie));
    const second = headersOf(
      await visit(site(), portalPath('project', cast.project), owner.cookie),
    );
    expect(first).toEqual(second);
    expect([first.account, first.rights]).toEqual([
      expect.stringMatching(/^[\w-]{16}$/),
      expect.stringMatching(/^[\w-]{16}$/),
    ]);
    const other = await signedIn(site(), null);
    await letIn(cast.project, other.id, 'owner');
    const theirs = headersOf(await visit(site(), portalPaths.overview, other.cookie));
    expect(theirs.account).not.toBe(first.account);
    // Admin and sign-in name their account, too: another user may have signed in.
    const manager = await signedIn(site(), 'manager');
    expect(headersOf(await visit(site(), '/admin', manager.cookie)).account).toMatch(/^[\w-]{16}$/);
    expect(headersOf(await visit(site(), '/auth'))).toEqual({
      ...{ account: SIGNED_OUT, rights: undefined, keep: undefined },
    });
    expect(headersOf(await site().ask('/sobre')).account).toBeUndefined();
  });

  it('forbid caching a refusal, and announce when rights change and when they end', async () => {
    const person = await signedIn(site(), null);
    const none = await visit(site(), portalPaths.overview, person.cookie);
    expect([none.status, headersOf(none)]).toEqual([
      200,
      { account: expect.any(String), rights: NO_CLIENT, keep: undefined },
    ]);
    await letIn(cast.project, person.id, 'member');
    const member = headersOf(await visit(site(), portalPaths.overview, person.cookie));
    expect(member.keep).toBe('1');
    await sql(
      `update public.client_members set role = 'finance' where user_id = $1 returning id`,
      person.id,
    );
    const finance = headersOf(await visit(site(), portalPaths.overview, person.cookie));
    expect([finance.account, finance.rights === member.rights]).toEqual([member.account, false]);
    await sql('delete from public.client_members where user_id = $1 returning id', person.id);
    const refused = await visit(site(), portalPath('project', cast.project), person.cookie);
    expect([refused.status, headersOf(refused).keep, headersOf(refused).rights]).toEqual([
      404,
      undefined,
      NO_CLIENT,
    ]);
  });

  it('forbid caching of the view of staff as a client', async () => {
    const manager = await signedIn(site(), 'manager');
    const project = await someProject({ name: 'Padaria Vista de perto' });
    const started = await post(
      site(),
      portalPaths.view,
      { project: project.id },
      { cookie: manager.cookie },
    );
    const [set = ''] = [started.headers['set-cookie'] ?? ''].flat();
    const viewing = `${manager.cookie}; ${set.split(';')[0]}`;
    for (const at of [portalPaths.overview, portalPath('project', project)]) {
      const answer = await visit(site(), at, viewing);
      expect([answer.status, headersOf(answer).keep, headersOf(answer).rights]).toEqual([
        ...[200, undefined, undefined],
      ]);
      expect(answer.text).not.toContain('data-client-device');
    }
  });

  it('has a page without personal data for pages that are not cached', async () => {
    const [mine, unassigned] = [
      await visit(site(), portalPaths.offline, owner.cookie),
      await visit(site(), portalPaths.offline),
    ];
    expect([mine.status, unassigned.status]).toEqual([200, 200]);
    expect(mine.text).toBe(unassigned.text);
    // As the worker looks for them.
    expect(mine.text).toContain('<ul class="portal-rows" data-copies="true"></ul>');
    expect(mine.text).toContain('<header class="portal-top"></header>');
    const page = await visit(site(), portalPaths.overview, owner.cookie);
    expect(page.text).toMatch(/<p class="portal-off note"[^>]*? hidden=""[^>]*><\/p>/);
    expect(page.text).toMatch(/<header class="portal-top">.*<\/header>/s);
  });

  it('sends waiting replies only as the account that wrote them', async () => {
    const [update] = await sql<{ id: string }>(
      `insert into public.project_updates (id, project_id, body)
       values (gen_random_uuid(), $1, 'Chegou.') returning id`,
      cast.project.id,
    );
    const [id, at] = [randomUUID(), portalPath('project', cast.project)];
    const fields = { intent: 'comment', id, update: update?.id ?? '', body: 'Escrito no trem.' };
    const sent = (account: string) =>
      site().ask(at, {
        method: 'POST',
        headers: {
          ...{ origin: site().origin, 'x-forwarded-for': nextAddress(), cookie: owner.cookie },
          'content-type': 'application/x-www-form-urlencoded',
          [ACCOUNT_HEADER]: account,
        },
        body: String(new URLSearchParams(fields)),
      });
    expect((await sent('somebody-else-00')).status).toBe(409);
    const read = () => sql('select body from public.project_comments where id = $1', id);
    expect(await read()).toEqual([]);
    const { account } = headersOf(await visit(site(), at, owner.cookie));
    // The line was cut behind the first: it is sent again, and is one.
    for (const _ of [1, 2]) expect((await sent(String(account))).status).toBe(303);
    expect(await read()).toEqual([{ body: 'Escrito no trem.' }]);
  });
});

describe('after a crash', () => {
  const UUID = /data-request-id="[0-9a-f-]{36}"/;
  /** While `work` goes on there is no such function. */
  async function without<Done>(name: string, work: () => Promise<Done>): Promise<Done> {
    const handle = openHandle().owner;
    await handle.query(`alter function public.${name} rename to taken_away`);
    try {
      return await work();
    } finally {
      await handle.query(`alter function public.taken_away rename to ${name}`);
    }
  }
  let owner: SignedIn;
  let project: Project;
  beforeAll(async () => {
    project = await someProject({ name: 'Padaria Caída' });
    owner = await signedIn(site(), null);
    await letIn(project, owner.id, 'owner');
  });

  it('the form keeps the typed texts, with a code', async () => {
    const body = 'O que levou meia hora a escrever.';
    const [update] = await sql<{ id: string }>(
      `insert into public.project_updates (id, project_id, body)
       values (gen_random_uuid(), $1, 'Chegou.') returning id`,
      project.id,
    );
    const { deliverable, version } = await someVersion(project);
    const ticket = await someClientTicket(project);
    const id = randomUUID();
    const { cookie } = owner;
    const at = portalPath('deliverable', { id: deliverable });
    const posts: [string, string, string, Record<string, string>][] = [
      [
        'write_project_comment',
        portalPath('project', project),
        portal.comment.failed,
        { intent: 'comment', id, update: update?.id ?? '', body },
      ],
      [
        'write_project_comment',
        at,
        portal.comment.failed,
        { intent: 'comment', id, version, body },
      ],
      [
        'ask_for_change',
        at,
        portal.decision.refused.failed,
        { intent: 'change', id, version, body, weight: 'blocks' },
      ],
      [
        'reply_as_client',
        portalPath('ticket', { id: ticket }),
        tickets.refused.failed,
        { intent: 'reply', id, body },
      ],
      [
        'open_client_ticket',
        portalPaths.newTicket,
        tickets.refused.failed,
        { id, organization: project.organization, project: '', title: 'Combo', body },
      ],
    ];
    for (const [name, path, words, fields] of posts) {
      const answer = await without(name, () => post(site(), path, fields, { cookie }));
      expect([path, answer.status, answer.text.includes(`>${body}</textarea>`)]).toEqual([
        ...[path, 500, true],
      ]);
      expect(answer.text).toContain(words);
      expect(answer.text).toMatch(UUID);
    }
  });

  it('the error page has the design of the portal, with a code and a link', async () => {
    const { cookie } = owner;
    const broken = await without('organizations_of_member', () =>
      visit(site(), portalPath('project', project), cookie),
    );
    expect(broken.status).toBe(500);
    expect(broken.text).toContain(portal.crash.state);
    expect(broken.text).toMatch(UUID);
    expect(broken.text).toContain(`href="${portalPaths.overview}"`);
    expect(broken.headers[KEEP_HEADER]).toBeUndefined();
  });
});
