import type { Digest } from '#app/features/digest/admin/digest.ts';

/** Everything that may wait for somebody, more of the first than a part shows. */
export const digestOf = (name: string, dueAt: Date): Digest => ({
  leads: {
    count: 13,
    rows: [
      { id: '0', name, mine: true, dueAt, late: 11_400 },
      { id: '1', name: 'Caio <b>', mine: false, dueAt, late: 1_440 },
      { id: '2', name: 'Rui', mine: true, dueAt, late: null },
    ],
  },
  tasks: {
    count: 2,
    rows: [
      { id: '3', title: 'Ana', dueAt, hasTime: true, late: true },
      { id: '4', title: 'Rui', dueAt, hasTime: false, late: false },
    ],
  },
  deals: { count: 1, rows: [{ id: '5', title: 'ERP', contact: name, idleDays: 21 }] },
  tickets: {
    count: 1,
    rows: [{ id: '10', name, asks: '', mine: false, since: dueAt }],
  },
  privacy: {
    count: 2,
    rows: [
      { id: '6', protocol: 'P-7H2K-9QX4', kind: 'deletion', daysLeft: 3 },
      { id: '7', protocol: 'P-7H2K-9QX5', kind: 'access', daysLeft: -1 },
    ],
  },
  mails: {
    count: 1,
    rows: [{ id: '8', subject: 'Forja', recipient: 'ana@casa.example', failed: true }],
  },
  mentions: {
    count: 1,
    rows: [{ id: '9', subject: 'lead', subjectId: '0', by: null, about: 'Caio' }],
  },
});
