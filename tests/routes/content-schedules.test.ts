import { afterEach, describe, expect, it } from 'vitest';
import { pathTo } from '#app/paths.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { resetContent, useContentStaff } from './content-posts.ts';
import { SAMPLES } from './content-samples.ts';
import { visit } from './staff.ts';

const site = useBuiltSite();
const { staff, post, send, made, publicText } = useContentStaff(site);

const CALENDAR = '/admin/content/calendar';
const AHEAD = '2027-06-01T09:30';
const setIn = (html: string) => /name="set" value="([^"]+)"/.exec(html)?.[1] ?? '';
const keyIn = (html: string) => ({
  id: /name="id" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? '',
  revision: /name="revision" value="(\d+)"/.exec(html)?.[1] ?? '',
});
const calendar = async () => (await visit(site(), CALENDAR, staff.admin.cookie)).text;
const isListed = async () =>
  (await publicText(pathTo('craft', 'en'))).includes(SAMPLES.idea.names.en);

/** Waits until the server has done what is due. */
async function done(): Promise<void> {
  await expect
    .poll(
      async () =>
        (await sql(`select from public.content_schedules where state = 'waiting'`)).length,
    )
    .toBe(0);
}

afterEach(async () => {
  await sql('delete from public.content_schedules');
  await resetContent();
});

describe('an item that staff schedule', () => {
  it('is published at its time as it was scheduled, apart from later edits', async () => {
    const item = await made('idea');
    const fields = SAMPLES.idea.fields;
    const missing = await send(item, { intent: 'schedule', at: AHEAD });
    expect(missing.status).toBe(422);
    const late = await send(item, { intent: 'schedule', ...fields, at: '2020-01-01T09:00' });
    expect(late.status).toBe(422);
    expect(late.text).toContain(SAMPLES.idea.names.en);
    expect((await send(item, { intent: 'schedule', ...fields, at: AHEAD })).status).toBe(303);
    expect(await calendar()).toContain(SAMPLES.idea.names['pt-BR']);
    expect(await calendar()).toContain(`value="${AHEAD}"`);
    expect(await isListed()).toBe(false);

    const later = { ...fields, 'texts.en.name': 'Edited later' };
    expect((await send(item, { intent: 'save', ...later })).status).toBe(303);
    await sql(`update public.content_schedules set due_at = now()`);
    await done();
    await expect.poll(isListed).toBe(true);
    expect(await publicText(pathTo('craft', 'en'))).not.toContain('Edited later');
    const [row] = await sql<{ name: string }>(
      `select draft ->> 'texts.en.name' as name from public.content_overrides`,
    );
    expect(row?.name).toBe('Edited later');
  });

  it('is moved, cancelled and restored; a stale form changes nothing', async () => {
    const item = await made('idea');
    await send(item, { intent: 'schedule', ...SAMPLES.idea.fields, at: AHEAD });
    const key = keyIn(await calendar());
    const move = (at: string, who?: 'viewer') =>
      post(CALENDAR, { intent: 'move', ...key, at }, who);
    expect((await move('2027-06-02T10:00', 'viewer')).status).toBe(403);
    expect((await move('2020-06-02T10:00')).status).toBe(422);
    const moved = await move('2027-06-02T10:00');
    expect([moved.status, setIn(moved.text) !== '']).toEqual([200, true]);
    expect(moved.text).toContain('value="2027-06-02T10:00"');
    expect((await move('2027-06-03T10:00')).status).toBe(409);
    const cancelled = await post(CALENDAR, { intent: 'cancel', ...keyIn(moved.text) });
    expect(cancelled.status).toBe(200);
    expect(await sql('select from public.content_schedules')).toEqual([]);
    const undone = await post(CALENDAR, { intent: 'undo', set: setIn(cancelled.text) });
    expect(undone.text).toContain('value="2027-06-02T10:00"');
  });

  it('leaves the site at its time', async () => {
    const item = await made('idea');
    await send(item, { intent: 'publish', ...SAMPLES.idea.fields });
    expect(await isListed()).toBe(true);
    expect((await post(CALENDAR, { intent: 'hide', item, at: AHEAD })).status).toBe(200);
    const never = await post(CALENDAR, { intent: 'hide', item: 'service/consulting', at: AHEAD });
    expect(never.status).toBe(404);
    await sql(`update public.content_schedules set due_at = now()`);
    await done();
    await expect.poll(isListed).toBe(false);
  });
});
