import { noticeOf } from '#app/features/client-notices/notice-mail.server.ts';
import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { eraseFile, settleFile } from '#app/platform/files/erase-file.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { readInvitation } from './invitation.store.server.ts';
import { invitationPath } from './invitation-link.server.ts';
import { drawVersion } from './pages/draw-version.server.ts';
import {
  readApprovalForMail,
  readChangeForMail,
  readOwnerForMail,
  readVersionForMail,
} from './project-mail.store.server.ts';
import { readProject } from './projects.store.server.ts';

/** Loaded with the first mail: half a second that the start need not wait for. */
const mailTemplates = () => import('./project.emails.tsx');

const localeOf = (locale: string): Locale => (isLocale(locale) ? locale : DEFAULT_LOCALE);

/** Asks somebody to follow the work; the link is made here, and is in the mail alone. */
const invitationMail: JobHandler = async ({ invitation_id: id }) => {
  if (!id) throw new Error('A mail of an invitation without its id.');
  const { invitation, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readInvitation(tx, id);
    return { invitation: found, sender: await readMailSender(tx, found?.locale) };
  });
  if (invitation?.state !== 'open') return;
  const { renderInvitationMail } = await mailTemplates();
  await sendMail({
    from: sender.from,
    to: invitation.email,
    replyTo: sender.replyTo,
    ...(await renderInvitationMail(invitation, {
      locale: localeOf(invitation.locale),
      company: sender.company,
      brand: sender.brand,
      link: settings().PUBLIC_URL + invitationPath(id, invitation.revision),
    })),
    about: id,
    messageId: `client-invitation-${id}-${invitation.revision}`,
  });
};

/** Notifies a person who decides that a version waits for a decision. */
const versionMail: JobHandler = async ({ version_id: id, user_id: user, notice_id: notice }) => {
  if (!id || !user) throw new Error('A mail of a version without its ids.');
  const found = await noticeOf(notice);
  // The user no longer wants such mails, or no longer belongs to the client.
  if (found === undefined) return;
  const { version, project, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readVersionForMail(tx, id, user);
    return {
      version: found,
      project: found && (await readProject(tx, found.projectId)),
      sender: await readMailSender(tx, found?.locale),
    };
  });
  if (!version || !project) return;
  const { renderVersionMail } = await mailTemplates();
  await sendMail({
    from: sender.from,
    to: version.email,
    replyTo: sender.replyTo,
    ...(await renderVersionMail(version, {
      locale: localeOf(version.locale),
      brand: sender.brand,
      origin: settings().PUBLIC_URL,
      days: project.days,
      leaveUrl: found?.parts.leaveUrl,
    })),
    ...(found && { headers: found.parts.headers }),
    about: id,
    messageId: `version-${id}-${user}`,
  });
};

/** The receipt of an approval, to the user who gave it and to the owner of the project. */
const receiptMail: JobHandler = async ({ approval_id: id, user_id: user }) => {
  if (!id || !user) throw new Error('A receipt without its ids.');
  const { approval, project, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readApprovalForMail(tx, id, user);
    return {
      approval: found,
      project: found && (await readProject(tx, found.projectId)),
      sender: await readMailSender(tx, found?.locale),
    };
  });
  if (!approval || !project) return;
  const { renderReceiptMail } = await mailTemplates();
  await sendMail({
    from: sender.from,
    to: approval.email,
    replyTo: sender.replyTo,
    ...(await renderReceiptMail(approval, {
      locale: localeOf(approval.locale),
      brand: sender.brand,
      origin: settings().PUBLIC_URL,
      days: project.days,
    })),
    about: id,
    messageId: `approval-${id}-${user}`,
  });
};

/** Notifies the owner of the project that a change is requested. */
const changeMail: JobHandler = async ({ comment_id: id, user_id: user }) => {
  if (!id || !user) throw new Error('A mail of a change without its ids.');
  const { change, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readChangeForMail(tx, id, user);
    return { change: found, sender: await readMailSender(tx, found?.locale) };
  });
  if (!change) return;
  const { renderChangeMail } = await mailTemplates();
  await sendMail({
    from: sender.from,
    to: change.email,
    ...(await renderChangeMail(change, {
      locale: localeOf(change.locale),
      brand: sender.brand,
      origin: settings().PUBLIC_URL,
    })),
    about: id,
    messageId: `change-${id}-${user}`,
  });
};

/** Notifies an owner of a client that another owner was added. */
const ownerMail: JobHandler = async ({ member_id: id, user_id: user, since }) => {
  if (!id || !user || !since) throw new Error('A mail of an owner without its ids.');
  const { joined, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readOwnerForMail(tx, id, user);
    return { joined: found, sender: await readMailSender(tx, found?.locale) };
  });
  if (!joined) return;
  const { renderOwnerMail } = await mailTemplates();
  await sendMail({
    from: sender.from,
    to: joined.email,
    replyTo: sender.replyTo,
    ...(await renderOwnerMail(
      { ...joined, at: new Date(Number(since) * 1000) },
      { locale: localeOf(joined.locale), brand: sender.brand, origin: settings().PUBLIC_URL },
    )),
    about: joined.organizationId,
    messageId: `client-owner-${id}-${user}-${since}`,
  });
};

const hasVersion: Parameters<typeof settleFile>[0] = (tx, key) =>
  tx
    .selectFrom('deliverable_versions')
    .select('id')
    .where('storageKey', '=', key)
    .union(tx.selectFrom('project_file_versions').select('id').where('storageKey', '=', key))
    .executeTakeFirst();

/** What follows from what happens in projects, by the kind the database puts into the outbox. */
export const projectJobs: Readonly<Record<string, JobHandler>> = {
  'project.invitation-mail': invitationMail,
  'project.version-mail': versionMail,
  'project.receipt-mail': receiptMail,
  'project.change-mail': changeMail,
  'project.owner-mail': ownerMail,
  'project.draw-version': drawVersion,
  'project.erase-file': eraseFile,
  'project.settle-file': settleFile(hasVersion),
};
