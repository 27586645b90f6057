import { expect, it } from 'vitest';
import { inboundMail } from '../../../../tests/mails/inbound-mail.ts';
import { readMailInProcess } from './read-in-process.server.ts';
import { readMail, UnreadableMail } from './read-mail.server.ts';

it('a mail is read in a separate process with the same result', async () => {
  const raw = inboundMail('nested-with-files');
  const [apart, here] = [await readMailInProcess(raw), await readMail(raw)];
  expect(apart.files.map(({ bytes }) => Buffer.from(bytes))).toEqual(
    here.files.map(({ bytes }) => Buffer.from(bytes)),
  );
  expect({ ...apart, files: [] }).toEqual({ ...here, files: [] });
});

it('refuses what is built to be expensive, and blocks nothing else', async () => {
  const headers = 'From: a@b.example\nContent-Type: multipart/mixed; boundary=b\n\n';
  const parts = Buffer.from(`${headers}${'--b\n\na\n'.repeat(3_000_000)}`);
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 20);
  const refusal = readMailInProcess(parts);
  await expect(refusal).rejects.toBeInstanceOf(UnreadableMail);
  clearInterval(timer);
  // This process went on meanwhile.
  expect(ticks).toBeGreaterThan(5);
  await expect(readMailInProcess(inboundMail('gmail-web-pt'))).resolves.toBeDefined();
});
