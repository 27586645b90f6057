import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PortalPage, portalPath, portalPaths } from '#app/paths.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type ClientRows, someClient } from './client-rows.ts';
import { projectPosts } from './project-posts.ts';
import { letIn, someProject } from './project-rows.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* Whatever the portal has of one client, asked for by everybody who is not of that client, with its real ids.
 * A page that is added has no line below, and is found by the compiler. */

const site = useBuiltSite();

/** Part of every text of the client that is asked for. */
const THEIRS = 'Alheia7731';

/** `one`: about one thing, which is not there for others. `list`: anybody's own, whatever is asked for. */
type Address = { kind: 'one' | 'list'; path: string };
const one = (path: string): Address => ({ kind: 'one', path });

/** Null: of no client, or tried elsewhere. */
const addresses: Record<PortalPage, ((theirs: ClientRows) => Address) | null> = {
  overview: ({ organization }) => ofClient(portalPaths.overview, organization),
  projects: ({ organization }) => ofClient(portalPaths.projects, organization),
  project: ({ project }) => one(portalPath('project', { id: project })),
  deliverable: ({ deliverable }) => one(portalPath('deliverable', { id: deliverable })),
  versionFile: ({ version }) => one(portalPath('versionFile', { id: version })),
  versionPage: ({ versionPage }) => one(portalPath('versionPage', { id: versionPage })),
  files: ({ organization }) => ofClient(portalPaths.files, organization),
  projectFile: ({ file }) => one(portalPath('projectFile', { id: file })),
  projectFileVersion: ({ fileVersion }) =>
    one(portalPath('projectFileVersion', { id: fileVersion })),
  // Members of the client may not see invoices either: one page, which is not found.
  invoices: ({ organization }) => one(ofClient(portalPaths.invoices, organization).path),
  invoiceFile: ({ invoice }) => one(portalPath('invoiceFile', { id: invoice })),
  // Scripts ask there: resumable-uploads.test.
  fileUploads: null,
  fileUpload: null,
  tickets: ({ organization }) => ofClient(portalPaths.tickets, organization),
  newTicket: ({ organization }) => ofClient(portalPaths.newTicket, organization),
  ticket: ({ ticket }) => one(portalPath('ticket', { id: ticket })),
  ticketFile: ({ ticketFile }) => one(portalPath('ticketFile', { id: ticketFile })),
  account: ({ organization }) => ofClient(portalPaths.account, organization),
  copy: ({ organization }) => ofClient(portalPaths.copy, organization),
  // Of a person: client-account.test. By the secret of its link: portal-tickets.test.
  survey: null,
  leaveNotice: null,
  // By the secret of its link alone: portal.test.
  invitation: null,
  // For staff: client-view.test.
  view: null,
  endView: null,
  // Of nobody, and the same for everybody: client-device.test.
  offline: null,
};

const ofClient = (path: string, organization: string): Address => ({
  kind: 'list',
  path: `${path}?${new URLSearchParams({ cliente: organization })}`,
});

const PROJECTS_OF_VIEWERS = `role = 'viewer' and resource = 'projects'`;
const OUTSIDERS = ['other', 'gone', 'nobody', 'staff'] as const;
type Outsider = (typeof OUTSIDERS)[number];

describe('the portal of one client', () => {
  const people = {} as Record<Outsider | 'owner', SignedIn>;
  let addressesOfOther: Address[] = [];
  beforeAll(async () => {
    const theirs = await someClient(THEIRS);
    for (const who of ['other', 'gone', 'nobody', 'owner'] as const) {
      people[who] = await signedIn(site(), null);
    }
    // Staff, but not for projects.
    people.staff = await signedIn(site(), 'viewer');
    await sql(`delete from public.role_permissions where ${PROJECTS_OF_VIEWERS} returning role`);
    const { project: id, organization } = theirs;
    await letIn({ id, organization }, people.owner.id, 'owner');
    await letIn({ id, organization }, people.gone.id, 'owner');
    await sql('delete from public.client_members where user_id = $1 returning id', people.gone.id);
    await letIn(await someProject({ name: 'Própria' }), people.other.id, 'owner');
    addressesOfOther = Object.values(addresses).flatMap((address) =>
      address ? [address(theirs)] : [],
    );
  });

  afterAll(() =>
    sql(`insert into public.role_permissions (role, resource, action)
      values ('viewer', 'projects', 'read') returning role`),
  );

  const refusals = async (who: Outsider) =>
    (
      await sql(
        `select 1 from public.security_events, generate_series(1, occurrences)
         where event_type = 'access_refused' and user_id = $1`,
        people[who].id,
      )
    ).length;

  it('is open to its own members', async () => {
    for (const { path } of addressesOfOther.filter(
      ({ path }) => !/\/(?:arquivos|paginas)\//.test(path),
    )) {
      const { status, text } = await visit(site(), path, people.owner.cookie);
      expect([path, status, text.includes(THEIRS)]).toEqual([path, 200, true]);
    }
  });

  it.each(OUTSIDERS)('has no page for %s, and no word on their own', async (who) => {
    const before = await refusals(who);
    for (const { kind, path } of addressesOfOther) {
      const { status, text } = await visit(site(), path, people[who].cookie);
      expect([path, text.includes(THEIRS)]).toEqual([path, false]);
      if (kind === 'one')
        expect([path, [403, 404]]).toEqual([path, expect.arrayContaining([status])]);
    }
    expect(await refusals(who)).toBe(
      before + addressesOfOther.filter(({ kind }) => kind === 'one').length,
    );
  });

  it('redirects visitors without a session to the sign-in', async () => {
    for (const { path } of addressesOfOther) {
      const { status, headers } = await visit(site(), path);
      expect([path, status, headers.location?.startsWith('/auth')]).toEqual([path, 303, true]);
    }
  });

  /** Settings of the user's own account alone. */
  const own: readonly string[] = ['profile', 'notices', 'erase'];
  const posts = Object.entries(projectPosts)
    .filter(([route]) => route.startsWith('portal.'))
    .filter(([route]) => route !== 'portal.endView' && route !== 'portal.fileUploads')
    .flatMap(([route, samples]) =>
      Object.entries(samples)
        .filter(([intent]) => route !== 'portal.account' || !own.includes(intent))
        .map(([intent, sample]) => ({ route, intent, sample })),
    );

  it.each(posts)('refuses $intent of $route to others', async ({ sample }) => {
    const { path = '', fields } = await sample();
    for (const who of OUTSIDERS) {
      const { status } = await post(site(), path, fields, { cookie: people[who].cookie });
      expect([who, [403, 404]]).toEqual([who, expect.arrayContaining([status])]);
    }
    const outsider = await post(site(), path, fields, {});
    expect([303, 401, 403]).toContain(outsider.status);
  });
});
