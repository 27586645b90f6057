import { randomUUID } from 'node:crypto';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { actorSql, ownerSql } from '../testing/scratch-database.ts';

export type Idea = {
  id?: string;
  type?: string;
  status?: string;
  verbatim?: string;
  email?: string | null;
  contact?: string | null;
  locale?: string;
  project?: string;
};

/** An idea as it is in the table, without the way in, whose limits are of no concern here. */
export async function plantIdea(idea: Idea = {}): Promise<string> {
  const {
    id = randomUUID(),
    type = 'ideia',
    status = 'new',
    verbatim = 'Exportar por loja.',
  } = idea;
  const { email = null, contact = null, locale = 'pt-BR', project = 'forja' } = idea;
  await ownerSql(
    `insert into public.feedback_entries (id, protocol, project_id, type, status, verbatim,
       author_email, contact_id, locale)
     select $1, private.new_feedback_protocol($1), p.id, $2, $3, $4, $5, $6, $7
     from public.feedback_projects p where p.key = $8`,
    [id, type, status, verbatim, email, contact, locale, project],
  );
  return id;
}

export type Row = {
  status: string;
  duplicate_of: string | null;
  voices: number;
  rice_score: string | null;
  rice_revision: number;
};

export async function ideaRow(id: string): Promise<Row | undefined> {
  const [row] = await ownerSql<Row>(
    `select status, duplicate_of, voices, rice_score::text, rice_revision
     from public.feedback_entries where id = $1`,
    [id],
  );
  return row;
}

export type Joined = { target: string; from: string; was: string | null; along: string[] };

export async function join(who: Actor, id: string, target: string, seen?: string) {
  const [row] = await actorSql<{ joined: Joined | null }>(
    who,
    `select public.join_feedback('${id}', '${target}'${seen ? `, '${seen}'` : ''}) as joined`,
  );
  return row?.joined ?? null;
}

const literal = (value: string | null) => (value === null ? 'null' : `'${value}'`);

export async function part(who: Actor, id: string, { target, from, was, along }: Joined) {
  const [row] = await actorSql<{ parted: boolean }>(
    who,
    `select public.separate_feedback('${id}', '${target}', '${from}', ${literal(was)},
       '{${along.join()}}') as parted`,
  );
  return row?.parted;
}
