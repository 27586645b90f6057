import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

const receipt = (protocol: string) =>
  actorSql<Record<string, unknown>>(
    { kind: 'anonymous' },
    `select * from public.lead_receipt('${protocol}')`,
  );

useScratchDatabase();

describe('reference number and receipt', () => {
  test('the reference number comes from the id’s last 40 bits, in unambiguous letters', async () => {
    const { protocol } = await sendLead({ id: '018f0000-0000-7000-8000-0001864418ff' });
    // 0x01864418ff is 0 6 2 12 8 16 6 7 … in groups of five bits, most significant first.
    const bits = BigInt('0x01864418ff').toString(2).padStart(40, '0');
    const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    const expected = [...Array(8).keys()].map(
      (place) => alphabet[Number.parseInt(bits.slice(place * 5, place * 5 + 5), 2)],
    );
    expect(protocol).toBe(`${expected.slice(0, 4).join('')}-${expected.slice(4).join('')}`);
    expect(protocol).toMatch(REFERENCE);
  });

  test('ids that share their last 40, or even 60 bits, get reference numbers of their own', async () => {
    const references: (string | null)[] = [];
    for (const id of [
      '018f0000-0000-7000-8000-00abcdef0123',
      '018f0000-0000-7000-8000-77abcdef0123',
      '018f0001-0000-7000-8000-77abcdef0123',
      '018f0002-0000-7000-8000-77abcdef0123',
    ]) {
      references.push((await sendLead({ id })).protocol);
    }
    expect(new Set(references).size).toBe(4);
    expect(references[0]).toMatch(REFERENCE);
    for (const longer of references.slice(1)) expect(longer).toHaveLength(14);
  });

  test('the receipt shows the thank-you texts in the lead’s language and nothing of the person', async () => {
    const answers = { nome: 'Zuleica', email: 'zuleica@casa.example' };
    const { protocol } = await sendLead({ locale: 'en', answers });
    const rows = await receipt(protocol ?? '');
    expect(rows).toEqual([
      {
        protocol,
        locale: 'en',
        thank_you_title: 'Request received.',
        thank_you_message: expect.stringContaining('Keep the reference number'),
        redirect_to_whatsapp: false,
        mailed: false,
        promised_at: expect.any(Date),
      },
    ]);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('zuleica');
    const portuguese = await sendLead({});
    expect((await receipt(portuguese.protocol ?? ''))[0]).toMatchObject({
      thank_you_title: 'Pedido recebido.',
    });
  });

  test('it is found as people type it, and unknown ones are not', async () => {
    const { protocol } = await sendLead({ id: '018f0000-0000-7000-8000-000042100421' });
    expect(protocol).toBe('0111-0111');
    expect(await receipt(' oiLl-o1I1 ')).toHaveLength(1);
    expect(await receipt('ZZZZ-ZZZZ')).toEqual([]);
    expect(await receipt('%')).toEqual([]);
  });

  test('a lead without a form has a receipt without texts', async () => {
    const { protocol } = await sendLead({
      source: 'contact_form',
      answers: { name: 'Ana', email: `${randomUUID()}@casa.example` },
    });
    expect((await receipt(protocol ?? ''))[0]).toMatchObject({ thank_you_title: null });
  });
});

describe('changes of a lead’s state', () => {
  test('are recorded with user and time', async () => {
    const id = randomUUID();
    await ownerSql('delete from public.qualification_submissions');
    await sendLead({ id });
    const userId = randomUUID();
    await ownerSql('update public.qualification_submissions set utm_medium = $1', ['x']);
    await ownerSql("update public.qualification_submissions set status = 'contacted'");
    await ownerSql(
      `with claims as materialized (select set_config('request.jwt.claims', $1, false))
       update public.qualification_submissions set status = 'lost' from claims`,
      [JSON.stringify({ sub: userId })],
    );
    const changes = await ownerSql(
      `select submission_id, from_status, to_status, changed_by,
         changed_at between now() - interval '1 minute' and now() as recent
       from public.submission_status_changes order by changed_at`,
    );
    expect(changes).toEqual([
      {
        submission_id: id,
        from_status: 'new',
        to_status: 'contacted',
        changed_by: null,
        recent: true,
      },
      {
        submission_id: id,
        from_status: 'contacted',
        to_status: 'lost',
        changed_by: userId,
        recent: true,
      },
    ]);
  });

  test('accept only existing states', async () => {
    await expect(
      ownerSql("update public.qualification_submissions set status = 'archived'"),
    ).rejects.toMatchObject({ code: '23514' });
  });
});
