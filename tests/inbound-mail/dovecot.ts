import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { UNTIL } from '../patience.ts';
import { freePort } from './free-port.ts';

const ROOT = userInfo().uid === 0;
/** As root mails are read by Debian's own user for them; else by the user who runs the tests. */
const idOf = (flag: string) => Number(execFileSync('id', [flag, 'mail'], { encoding: 'utf8' }));
const MAIL = ROOT ? { uid: idOf('-u'), gid: idOf('-g') } : userInfo();
const USER = { name: 'forja@mail.example', password: 'bigorna' };

/** Without root the server runs as the user who runs the tests, and switches to nobody else. */
function ownUser(): string {
  const { username } = userInfo();
  const group = execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim();
  return `default_internal_user = ${username}
default_login_user = ${username}
default_internal_group = ${group}`;
}

const config = (folder: string, port: number) => `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
ssl = no
disable_plaintext_auth = no
${ROOT ? '' : ownUser()}
first_valid_uid = 1
mail_location = maildir:${folder}/Maildir
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
passdb {
  driver = static
  args = password=${USER.password}
}
userdb {
  driver = static
  args = uid=${MAIL.uid} gid=${MAIL.gid} home=${folder}
}
`;

const answers = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.setTimeout(1000, () => socket.destroy(new Error('It says nothing.')));
    socket.once('data', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });

/** A mail server of its own on loopback, which keeps its mails and its port while it is down. */
export async function openDovecot() {
  const program = process.env['TEST_DOVECOT'];
  if (!program) throw new Error('These tests need Dovecot. Run: npm run test:sql');
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' });
  if (!version.startsWith('2.3.')) {
    throw new Error(`Its settings here are those of Dovecot 2.3, and this is ${version}`);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'forja-dovecot-'));
  const maildir = path.join(folder, 'Maildir');
  for (const place of [
    folder,
    maildir,
    ...['cur', 'new', 'tmp'].map((name) => path.join(maildir, name)),
  ]) {
    mkdirSync(place, { recursive: true });
    chownSync(place, MAIL.uid, MAIL.gid);
  }
  const port = await freePort();
  const settings = path.join(folder, 'dovecot.conf');
  writeFileSync(settings, config(folder, port));
  let server: ReturnType<typeof spawn> | undefined;
  let delivered = 0;

  const start = async () => {
    server = spawn(program, ['-F', '-c', settings], { stdio: ['ignore', 'inherit', 'inherit'] });
    await vi.waitFor(() => answers(port), UNTIL);
  };
  const stop = async () => {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    server = undefined;
  };
  await start();
  return {
    url: `imap://${encodeURIComponent(USER.name)}:${USER.password}@127.0.0.1:${port}/INBOX`,
    /** As a mail server does: whole, or not at all. */
    deliver: (...mails: readonly Buffer[]) => {
      for (const mail of mails) {
        delivered += 1;
        const name = `${Math.floor(Date.now() / 1000)}.M${delivered}P${process.pid}.test`;
        const coming = path.join(maildir, 'tmp', name);
        writeFileSync(coming, mail);
        chownSync(coming, MAIL.uid, MAIL.gid);
        renameSync(coming, path.join(maildir, 'new', name));
      }
    },
    /** How many mails bear a mark: S for read, F for flagged; without one, those that bear none. */
    marked: (flag: string) => {
      const names = ['cur', 'new'].flatMap((part) => readdirSync(path.join(maildir, part)));
      const flagsOf = (name: string) => name.split(':2,')[1] ?? '';
      return names.filter((name) =>
        flag === '' ? !flagsOf(name).includes('S') : flagsOf(name).includes(flag),
      ).length;
    },
    start,
    stop,
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
