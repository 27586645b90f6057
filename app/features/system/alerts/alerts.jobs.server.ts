import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { DEFAULT_LOCALE, isLocale } from '#app/i18n/locale.ts';
import { callRows } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { readSystem } from '../system-lines.server.ts';
import { alertMailOf } from './alert-mail.ts';
import { isAlertKey, ownSource } from './check-alerts.server.ts';

/** Mails a person, in their language, the state that the system screen shows. */
const alertMail: JobHandler = async (payload, { id }) => {
  const { user_id: userId = '', key = '', state, source = '', began_at: began = '' } = payload;
  if (!isAlertKey(key)) return undefined;
  const { reader, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const [found] = await callRows(tx, 'private.system_alert_reader', { userId });
    return { reader: found, sender: await readMailSender(tx, found?.locale) };
  });
  if (!reader) return undefined;
  const locale = isLocale(reader.locale) ? reader.locale : DEFAULT_LOCALE;
  const isHere = source === 'site' || source === ownSource();
  const lines = isHere ? (await readSystem(locale)).flatMap((part) => part.lines) : [];
  const { subject, content } = alertMailOf(
    {
      key,
      state: state === 'ended' ? 'ended' : 'began',
      beganAt: new Date(began),
      line: lines.find((line) => line.key === key),
      machine: source === 'site' ? undefined : source.split(':')[0],
    },
    locale,
    settings().PUBLIC_URL,
  );
  const { renderMailContent } = await import('#app/platform/mail/mail-content.server.tsx');
  await sendMail({
    from: sender.from,
    to: reader.email,
    about: null,
    subject,
    ...(await renderMailContent(content, sender.brand)),
    messageId: `system-${id}`,
  });
  return undefined;
};

export const alertJobs: Readonly<Record<string, JobHandler>> = {
  'system.alert-mail': alertMail,
};
