/** The hourly limit of mails to unverified addresses is reached; the job retries later. */
export class MailDelayed extends Error {
  override name = 'MailDelayed';
  override message = 'The hourly limit of mails to unproved addresses is reached.';
}
