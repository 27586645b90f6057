import { jobsOf, onlyLeadOf } from './fixtures/leads.ts';
import { fillIn, openDialog, referenceOn, sendButton, somebody } from './fixtures/order.ts';
import { expect, TEAM, test } from './fixtures/site.ts';
import { words } from './fixtures/words.ts';

test('mails written while the mail server was down arrive once it is back @breadth', async ({
  page,
  rows,
  mailbox,
  afterwards,
}) => {
  const answers = somebody();
  const dialog = await openDialog(page, 'en');
  await fillIn(dialog, 'en', answers);
  afterwards(mailbox.bringUp);
  await mailbox.shutDown();
  await sendButton(dialog, 'en').click();
  const protocol = await referenceOn(dialog);
  const { id } = await onlyLeadOf(rows, answers.email);

  const triedAgain = async () => (await jobsOf(rows, id)).filter(({ tried }) => tried > 0).length;
  await expect.poll(triedAgain).toBe(2);
  expect(mailbox.about(protocol)).toEqual([]);

  await mailbox.bringUp();
  const receivers = () => mailbox.about(protocol).map((mail) => mail.to?.[0]?.address ?? '');
  await expect.poll(receivers).toHaveLength(2);
  expect(receivers().sort()).toEqual([TEAM, answers.email].sort());
  const toVisitor = mailbox.about(protocol).find((mail) => mail.to?.[0]?.address !== TEAM);
  expect(toVisitor?.subject).toBe(
    words('en', 'qualification', 'mail.visitor.subject', { protocol }),
  );
});
