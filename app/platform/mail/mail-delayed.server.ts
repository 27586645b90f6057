/** Too many mails to unproved addresses have gone within the hour; the job tries again later. */
export class MailDelayed extends Error {
  override name = 'MailDelayed';
  override message = 'The hourly limit of mails to unproved addresses is reached.';
}
