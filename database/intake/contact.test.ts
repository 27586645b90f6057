import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead, storedLead } from '../testing/send-lead.ts';

async function contactOf(answers: Record<string, string>, more: object = {}) {
  const id = randomUUID();
  await sendLead({ id, answers, ...more });
  const lead = await storedLead(id);
  const [contact] = await ownerSql<Record<string, unknown>>(
    'select * from public.crm_contacts where id = $1',
    [lead?.contact_id],
  );
  return contact;
}

const mail = () => `${randomUUID()}@casa.example`;

describe('the contact of a lead', () => {
  useScratchDatabase();

  test('gets the answers that the form maps to it', async () => {
    const email = mail();
    expect(
      await contactOf(
        {
          nome: ' Ana Souza ',
          empresa: 'Casa',
          email: email.toUpperCase(),
          telefone: '17 99123-4567',
        },
        { phone: '+5517991234567' },
      ),
    ).toMatchObject({
      name: 'Ana Souza',
      company: 'Casa',
      email,
      phone: '+5517991234567',
      phone_key: '1791234567',
      phone_verified: true,
      source: 'qualification',
    });
  });

  test('without a form the keys are the properties themselves', async () => {
    const email = mail();
    expect(
      await contactOf(
        { name: 'Ana', email, phone: '(17) 3222-1234', company: 'Casa', message: 'Oi' },
        { source: 'contact_form' },
      ),
    ).toMatchObject({
      name: 'Ana',
      company: 'Casa',
      email,
      phone: '(17) 3222-1234',
      phone_verified: false,
      source: 'contact_form',
    });
  });

  test('a known e-mail is the same contact, in whatever case it is typed', async () => {
    const email = mail();
    const first = await contactOf({ nome: 'Ana', email });
    const second = await contactOf({ nome: 'Ana', email: ` ${email.toUpperCase()} ` });
    expect(second?.['id']).toBe(first?.['id']);
  });

  test('the e-mail is matched before the phone', async () => {
    const [one, other] = [mail(), mail()];
    const byMail = await contactOf({ nome: 'Ana', email: one });
    await contactOf({ nome: 'Bia', email: other, telefone: '11 98888-0001' });
    const found = await contactOf({ nome: 'Ana', email: one, telefone: '11 98888-0001' });
    expect(found?.['id']).toBe(byMail?.['id']);
  });

  test.each([
    ['+5511987654321', '(11) 98765-4321'],
    ['11 98765-4322', '11 8765-4322'],
    ['+55 11 8765-4323', '011 98765-4323'],
    ['5511987654324', '11987654324'],
    ['+1 212 555 0100', '+12125550100'],
  ])('the phone %s is known again as %s', async (typed, again) => {
    const first = await contactOf({ nome: 'Ana', telefone: typed });
    const second = await contactOf({ nome: 'Ana', telefone: again });
    expect(second?.['id']).toBe(first?.['id']);
  });

  test.each([
    ['11 3222-4444', '17 3222-4444'],
    ['+1 212 555 0101', '+44 212 555 0101'],
    ['11 98765-0001', '11 98765-0002'],
  ])('the phones %s and %s are two contacts', async (one, other) => {
    const first = await contactOf({ nome: 'Ana', telefone: one });
    const second = await contactOf({ nome: 'Ana', telefone: other });
    expect(second?.['id']).not.toBe(first?.['id']);
  });

  test('only empty fields are filled, and an inactive contact is activated', async () => {
    const email = mail();
    const first = await contactOf({ nome: 'Ana', email });
    await ownerSql('update public.crm_contacts set is_active = false where id = $1', [
      first?.['id'],
    ]);
    expect(
      await contactOf({ nome: 'Outra Ana', email, empresa: 'Casa', telefone: '11 97777-0001' }),
    ).toMatchObject({
      id: first?.['id'],
      is_active: true,
      name: 'Ana',
      company: 'Casa',
      phone: '11 97777-0001',
      phone_verified: false,
    });
    expect(
      await contactOf({ nome: 'Ana', email, empresa: 'Outra', telefone: '11 96666-0001' }),
    ).toMatchObject({ company: 'Casa', phone: '11 97777-0001' });
  });

  test('a contact matched by phone gets the e-mail', async () => {
    const email = mail();
    const first = await contactOf({ nome: 'Ana', telefone: '11 95555-0001' });
    const second = await contactOf({ nome: 'Ana', email, telefone: '11 5555-0001' });
    expect(second).toMatchObject({ id: first?.['id'], email });
  });

  test('a lead with neither is stored without a contact', async () => {
    const id = randomUUID();
    expect(
      await sendLead({ id, answers: { nome: 'Ana', email: 'nada', telefone: '123' } }),
    ).toMatchObject({ outcome: 'accepted', review_reason: null });
    expect(await storedLead(id)).toMatchObject({ contact_id: null, deal_id: null });
  });

  test('answers too long for a contact do not lose the lead', async () => {
    const id = randomUUID();
    const long = 'a'.repeat(5_000);
    const answers = { nome: long, empresa: long, email: `${long}@casa.example`, telefone: long };
    expect(await sendLead({ id, answers })).toMatchObject({
      outcome: 'accepted',
      review_reason: null,
    });
  });

  test('twelve concurrent first leads with one e-mail create one contact and one deal', async () => {
    const email = mail();
    const ids = Array.from({ length: 12 }, () => randomUUID());
    await Promise.all(ids.map((id) => sendLead({ id, answers: { nome: 'Ana', email } })));
    const leads = await Promise.all(ids.map(storedLead));
    expect(new Set(leads.map((lead) => lead?.contact_id)).size).toBe(1);
    expect(new Set(leads.map((lead) => lead?.deal_id)).size).toBe(1);
    expect(leads[0]?.deal_id).toEqual(expect.any(String));
  });

  test('concurrent leads with crossed e-mails and phones neither deadlock nor duplicate', async () => {
    const mails = [mail(), mail()];
    const phones = ['11 94444-0001', '11 94444-0002'];
    const ids = Array.from({ length: 16 }, () => randomUUID());
    await Promise.all(
      ids.map((id, index) =>
        sendLead({
          id,
          answers: {
            nome: 'Ana',
            email: mails[index % 2] ?? '',
            telefone: phones[Math.floor(index / 2) % 2] ?? '',
          },
        }),
      ),
    );
    const leads = await Promise.all(ids.map(storedLead));
    expect(leads.map((lead) => lead?.review_reason)).toEqual(ids.map(() => null));
    const contacts = await ownerSql('select 1 from public.crm_contacts where email = any ($1)', [
      mails,
    ]);
    expect(contacts.length).toBeGreaterThan(0);
    expect(new Set(leads.map((lead) => lead?.contact_id)).size).toBe(contacts.length);
  });
});
