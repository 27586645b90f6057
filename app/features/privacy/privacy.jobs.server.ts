import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { adminPath, pathTo } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { mailContext } from '#app/platform/mail/mail-context.server.ts';
import type { WrittenMail } from '#app/platform/mail/mail-frame.server.tsx';
import { mailUnverified } from '#app/platform/mail/unverified-mail.server.ts';
import { privacyToken } from './privacy-link.server.ts';
import {
  erasePersonalRows,
  forgetRequest,
  type PrivacyRequest,
  personalFiles,
  readRequest,
} from './privacy-request.store.server.ts';

/** Personal data outside the database. */
export type PersonalFiles = {
  /** Removes stored files by their keys; a missing one is no error. */
  removeStored: (keys: readonly string[]) => Promise<void>;
  /** Removes kept mails from or to an address, or about it. */
  removeMails: (email: string) => Promise<void>;
};

/** Loaded with the first mail, since loading delays the start by half a second. */
const mailTexts = () => import('./privacy.emails.tsx');

async function load(payload: Readonly<Record<string, string>>) {
  const id = payload['request_id'];
  if (!id) throw new Error('A privacy job without request_id.');
  return asActor({ kind: 'system' }, async (tx) => {
    const request = await readRequest(tx, id);
    return { request, sender: await readMailSender(tx, request?.locale) };
  });
}

const linkOf = (request: PrivacyRequest, purpose: 'proof' | 'copy', since: Date) => {
  const token = privacyToken({ purpose, requestId: request.id }, since.getTime());
  const locale = request.locale === 'en' ? 'en' : 'pt-BR';
  return `${settings().PUBLIC_URL}${pathTo('privacyStep', locale, { token })}`;
};

type Written = WrittenMail & { subject: string };

async function sendTo(request: PrivacyRequest, from: string, kind: string, mail: Written) {
  if (!request.email) return;
  const { id, email: to } = request;
  await sendMail({ from, to, about: id, ...mail, messageId: `privacy-${id}-${kind}` });
}

/** The link that confirms the address; until it is followed the address is unverified. */
const proof: JobHandler = async (payload, job) => {
  const { request, sender } = await load(payload);
  if (request?.state !== 'unproved' || !request.email) return;
  const { id, email: to, createdAt } = request;
  const resentId = payload['resent_id'];
  const byStaff = resentId !== undefined || mailContext()?.byStaff;
  const write = async () => {
    const { proofMail } = await mailTexts();
    // The time of the first link may be over by then.
    const written = await proofMail(
      request,
      sender,
      linkOf(request, 'proof', byStaff ? new Date() : createdAt),
    );
    return { from: sender.from, ...written, messageId: `privacy-${id}-proof` };
  };
  if (resentId !== undefined) {
    // Staff are responsible for what they send.
    const mail = await write();
    await sendMail({ ...mail, messageId: `${mail.messageId}-${resentId}`, to, about: id });
    return undefined;
  }
  return mailUnverified({ jobId: job.id, kind: job.kind, about: id, to, waits: true }, write);
};

const team: JobHandler = async (payload) => {
  const { request, sender } = await load(payload);
  if (request?.state !== 'open') return;
  const { teamMail } = await mailTexts();
  const url = `${settings().PUBLIC_URL}${adminPath('privacyRequestScreen', { id: request.id })}`;
  const mail = await teamMail(request, sender, url);
  const { from, team: to } = sender;
  await sendMail({ from, to, about: request.id, ...mail, messageId: `privacy-${request.id}-team` });
};

const answer: JobHandler = async (payload) => {
  const { request, sender } = await load(payload);
  if (!request?.closedAt) return;
  const { answerMail } = await mailTexts();
  const url = request.copyUntil ? linkOf(request, 'copy', request.closedAt) : undefined;
  await sendTo(request, sender.from, 'answer', await answerMail(request, sender, url));
};

/**
 * Erases a person: stored files while their keys are known, rows, then the mail that reports it, the stored
 * mails (that one too), and last the person of the request. Every step may be repeated.
 */
const erase =
  (files: PersonalFiles): JobHandler =>
  async (payload) => {
    const { request, sender } = await load(payload);
    if (request?.state !== 'erasing' || !request.email) return;
    const { id, email } = request;
    await files.removeStored(await asActor({ kind: 'system' }, (tx) => personalFiles(tx, id)));
    await erasePersonalRows(id);
    const { answerMail } = await mailTexts();
    const { answer: _, ...withoutAnswer } = request;
    const mail = await answerMail({ ...withoutAnswer, answer: null }, sender);
    await sendTo(request, sender.from, 'answer', mail);
    await files.removeMails(email);
    await asActor({ kind: 'system' }, (tx) => forgetRequest(tx, id));
  };

/** Jobs of privacy requests, by the kind of their outbox row. */
export const privacyJobs = (files: PersonalFiles): Readonly<Record<string, JobHandler>> => ({
  'privacy.proof-mail': proof,
  'privacy.team-mail': team,
  'privacy.answer-mail': answer,
  'privacy.erase': erase(files),
});
