import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import { defineSnapshot } from '#app/platform/pages/snapshot.server.ts';
import type { SpoolReports } from '#app/platform/spool/replay.ts';
import { spoolFolder } from '#app/platform/spool/spool-places.server.ts';
import { recordEnd, recordSpool } from './outage.store.server.ts';
import { beganMailOf } from './outage-mails.ts';

/** The team's address and the sender as they were read last; the logo is a file that may be away as well. */
const readSender = defineSnapshot('outage-sender.json', () =>
  asActor({ kind: 'system' }, async (tx) => {
    const { from, team, brand } = await readMailSender(tx);
    const { logo: _, ...colors } = brand;
    return { from, team, colors: colors satisfies Omit<MailBrand, 'logo'> };
  }),
);

/** Reads the address of the team while the database is there. */
export const prepareOutageReports = async (): Promise<void> => {
  await readSender();
};

/** How staff learn of a time without a database: by mail at its beginning and its end, and on the first screen. */
export const outageReports: SpoolReports = {
  async onBegin({ id, since }) {
    const { from, team, colors } = await readSender();
    const { subject, content } = beganMailOf(new Date(since), spoolFolder());
    const { renderMailContent } = await import('#app/platform/mail/mail-content.server.tsx');
    await sendMail({
      from,
      to: team,
      about: null,
      subject,
      ...(await renderMailContent(content, { ...colors, logo: async () => ({}) })),
      messageId: `outage-${id}-began`,
    });
  },
  onCounts: (outage, counts) =>
    asActor({ kind: 'system' }, async (tx) => {
      await recordSpool(tx, outage, counts);
    }),
  async onEnd(outage) {
    await asActor({ kind: 'system' }, (tx) => recordEnd(tx, outage));
    wakeWorker();
  },
};
