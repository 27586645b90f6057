import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendFeedback } from '../testing/send-feedback.ts';

/* Entries are found by search rows, which follow them from post to erasure. */

type Asked = { text: string; status?: string; type?: string; owner?: string };

describe('entries with words', () => {
  useScratchDatabase();
  let viewer = '';
  let ana = '';
  beforeAll(async () => {
    viewer = await makePerson({ role: 'viewer' });
    ana = await makePerson({ role: 'manager' });
  });

  const as = (userId: string) => ({ kind: 'user', userId }) as const;
  const argsOf = (asked: Asked) =>
    Object.entries(asked)
      .map(([name, value]) => `p_${name} => '${value}'`)
      .join(', ');

  /** The ids of the list, as often as it counts them. */
  async function found(asked: Asked, userId = viewer): Promise<string[]> {
    const rows = await actorSql<{ id: string }>(
      as(userId),
      `select id from public.feedback_page(${argsOf(asked)})`,
    );
    const [count] = await actorSql<{ n: number }>(
      as(userId),
      `select public.feedback_count(${argsOf(asked)}) as n`,
    );
    expect(count?.n).toBe(rows.length);
    return rows.map(({ id }) => id);
  }

  async function entry(verbatim: string, name = 'Quitéria Uchôa'): Promise<string> {
    const id = randomUUID();
    expect((await sendFeedback({ id, verbatim, name, type: 'bug' })).outcome).toBe('accepted');
    return id;
  }

  test('follow text, state, owner and type, and are erased with their entry', async () => {
    const id = await entry('A impressão do relatório trava');
    const other = await entry('A impressão sai em branco');
    expect(await found({ text: 'impressao' })).toEqual([other, id]);
    expect(await found({ text: 'relatorio trava' })).toEqual([id]);
    expect(await found({ text: 'relatorio branco' })).toEqual([]);
    expect(await found({ text: 'uchoa', type: 'bug', status: 'new', owner: 'none' })).toEqual([
      other,
      id,
    ]);
    await ownerSql(
      `update public.feedback_entries set owner_id = $2, status = 'triaged' where id = $1`,
      [id, ana],
    );
    expect(await found({ text: 'uchoa', owner: ana })).toEqual([id]);
    expect(await found({ text: 'uchoa', status: 'triaged' })).toEqual([id]);
    expect(await found({ text: 'uchoa', status: 'new' })).toEqual([other]);
    await ownerSql(
      `update public.feedback_entries set verbatim = 'Outro texto', author_name = null where id = $1`,
      [id],
    );
    expect(await found({ text: 'uchoa' })).toEqual([other]);
    expect(await found({ text: 'outro texto' })).toEqual([id]);
    await ownerSql('delete from public.feedback_entries where id = $1', [id]);
    expect(await ownerSql('select from private.entry_words where id = $1', [id])).toEqual([]);
    await ownerSql('delete from public.feedback_entries where id = $1', [other]);
  });

  test('are found before the round has come to them, and once', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(await entry(`Planilha número ${n}`));
    await ownerSql('delete from private.entry_words');
    await ownerSql(`insert into private.search_row_fills (what) values ('entries')`);
    const fill = async () =>
      (await ownerSql<{ n: number }>('select private.fill_entry_words(3) as n'))[0]?.n;
    const asked = { text: 'planilha', owner: 'none' };
    expect(await found(asked)).toEqual(ids);
    expect(await fill()).toBe(3);
    // Changes before the round has come to a row make it.
    await ownerSql(`update public.feedback_entries set owner_id = $1`, [ana]);
    expect(await ownerSql('select from private.entry_words')).toHaveLength(5);
    await ownerSql(`update public.feedback_entries set owner_id = null`);
    expect(await found(asked)).toEqual(ids);
    expect([await fill(), await fill()]).toEqual([2, 0]);
    expect(await ownerSql('select from private.search_row_fills')).toEqual([]);
    expect(await found(asked)).toEqual(ids);
  });

  test('users of one product find its entries alone, and others none', async () => {
    const id = await entry('Somente de um produto');
    const doavya = await makePerson({ role: 'manager', product: 'doavya' });
    expect(await found({ text: 'somente' })).toEqual([id]);
    expect(await found({ text: 'somente' }, doavya)).toEqual([]);
    const stranger = as(await makePerson());
    for (const call of ['feedback_page', 'feedback_count'])
      expect(await refusalOf(stranger, `select public.${call}('somente')`)).toBe('PT403');
    for (const call of ['fill_entry_words', 'fill_lead_owners'])
      expect(await refusalOf(as(ana), `select private.${call}(1)`)).toBe('42501');
  });
});
