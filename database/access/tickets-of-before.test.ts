import { expect, test } from 'vitest';
import { openHandle } from '../../app/platform/database/handle.server.ts';
import { applyMigrations } from '../../app/platform/database/migrations.server.ts';
import { schemaFolder } from '../testing/schema-folder.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

useScratchDatabase();

/** The last migration before notes of staff had a table of their own. */
const LAST_BEFORE = '0196_notice_digests.sql';

test('what was there before keeps its notes inside, its links and its order', async () => {
  const before = schemaFolder({ lastMigration: LAST_BEFORE });
  try {
    const schemas = ['private', 'public', 'identity', 'extensions'];
    await ownerSql(schemas.map((name) => `drop schema if exists ${name} cascade`).join(';'));
    await ownerSql('create schema public');
    await ownerSql('create schema extensions; create extension pg_trgm with schema extensions');
    await applyMigrations(openHandle().owner, before.path);
    await ownerSql(`
      insert into public.feedback_projects (key, name) values ('own', 'Own');
      insert into public.feedback_entries (id, protocol, project_id, type, verbatim, author_email, locale)
        select '00000000-0000-4000-8000-0000000000d1', 'F-BEFORE', id, 'bug', 'Oi.', 'ana@casa.example', 'en'
        from public.feedback_projects where key = 'own';
      insert into public.feedback_tickets (project_id, feedback_id, title, created_at)
        select e.project_id, e.id, w.title, w.at::timestamptz from public.feedback_entries e,
          (values ('Segundo', '2026-02-01'), ('Primeiro', '2026-01-01')) w (title, at)
        where e.protocol = 'F-BEFORE';
      insert into public.feedback_messages (entry_id, author, is_internal, body, created_at)
        select e.id, w.author, w.internal, w.body, w.at::timestamptz from public.feedback_entries e,
          (values ('staff', true, 'Só entre nós.', '2026-02-02'),
            ('staff', false, 'Já vimos.', '2026-02-03'),
            ('author', false, 'Obrigada.', '2026-02-04')) w (author, internal, body, at)
        where e.protocol = 'F-BEFORE'`);
    await applyMigrations(openHandle().owner);
    expect(
      await ownerSql('select body, entry_id is not null as kept from public.ticket_notes'),
    ).toEqual([{ body: 'Só entre nós.', kept: true }]);
    expect(
      await ownerSql('select author, via, body from public.feedback_messages order by created_at'),
    ).toEqual([
      { author: 'staff', via: 'desk', body: 'Já vimos.' },
      { author: 'author', via: 'page', body: 'Obrigada.' },
    ]);
    const tickets = await ownerSql(
      `select t.number, t.title, t.locale, t.author_email, t.last_public_at::date::text as last,
         t.first_answered_at::date::text as answered, l.entry_id is not null as linked
       from public.feedback_tickets t left join public.ticket_entries l on l.ticket_id = t.id
       order by t.number`,
    );
    const same = { locale: 'en', author_email: 'ana@casa.example', linked: true };
    expect(tickets).toEqual([
      { number: 1, title: 'Primeiro', last: '2026-02-04', answered: '2026-02-03', ...same },
      { number: 2, title: 'Segundo', last: '2026-02-04', answered: '2026-02-03', ...same },
    ]);
    const [next] = await ownerSql<{ number: number }>(
      `insert into public.feedback_tickets (project_id, title)
       select id, 'Terceiro' from public.feedback_projects where key = 'own' returning number`,
    );
    expect(next).toEqual({ number: 3 });
  } finally {
    before.dispose();
  }
});
