import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'hono';
import { html } from 'hono/html';
import PostalMime from 'postal-mime';
import { mailboxFolder } from '#app/platform/mail/mail.server.ts';

const NEWEST = 50;

async function newestMails() {
  const names = (await readdir(mailboxFolder()).catch(() => [])).filter((name) =>
    name.endsWith('.eml'),
  );
  return Promise.all(
    names
      .sort()
      .reverse()
      .slice(0, NEWEST)
      .map(async (name) => PostalMime.parse(await readFile(path.join(mailboxFolder(), name)))),
  );
}

/** Development only: the mails that no SMTP server accepted, newest first. */
export async function devMailbox(context: Context) {
  const mails = await newestMails();
  return context.html(html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>Mailbox</title>
      <h1>Mailbox (${mails.length})</h1>
      ${mails.length === 0 ? html`<p>No mail yet.</p>` : ''}
      ${mails.map(
        (mail) => html`<article>
          <h2>${mail.subject}</h2>
          <p>${mail.from?.address} → ${mail.to?.map((to) => to.address).join(', ')} · ${mail.date}</p>
          <details><summary>Text</summary><pre>${mail.text}</pre></details>
          <iframe sandbox title="${mail.subject}" width="720" height="560" srcdoc="${mail.html}"></iframe>
        </article>`,
      )}
    </html>`);
}
