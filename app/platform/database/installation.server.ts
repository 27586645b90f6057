import { storageFingerprint } from '../files/storage-identity.server.ts';
import { keyedHash } from '../secrets.server.ts';
import { classified } from './errors.server.ts';
import { openHandle } from './handle.server.ts';

/** This process has another SECRET or another storage than those that wrote the database. */
class InstallationRefused extends Error {
  override name = 'InstallationRefused';
}

/** Which of the two may differ from the recorded ones; they are then recorded. */
export type Accepted = { secret?: boolean; storage?: boolean };

const OTHER_SECRET =
  'SECRET is not the one that this database was written with: sessions and links in mails would not hold here.\n' +
  'Set SECRET as the other processes have it (it may be in the file secret of their data folder), or change it on purpose: npm start -- --accept-secret';
const OTHER_STORAGE =
  'This is not the storage that holds the files of this database: they would not be found here.\n' +
  'Set STORAGE_URL as the other processes have it (or DATA_DIR, with its folder files), or change it on purpose: npm start -- --accept-storage';

type Known = { secret: string | null; storage: string | null };

async function readKnown(): Promise<Known> {
  const { rows } = await openHandle().owner.query<Known>(
    'select secret_fingerprint as secret, storage_fingerprint as storage from private.installation',
  );
  return rows[0] ?? { secret: null, storage: null };
}

/** One statement: of two processes that open a new database at once, the second finds the row of the first. */
const KEEP = `update private.installation
  set secret_fingerprint = $1, storage_fingerprint = coalesce($2, storage_fingerprint)
  where ($3 or coalesce(secret_fingerprint, $1) = $1) and ($4 or coalesce(storage_fingerprint, $2) = $2)`;

const KEEP_SECRET = `update private.installation set secret_fingerprint = $1
  where secret_fingerprint is distinct from $1`;

/** What a start tells of a secret that is another one, where it is not refused. */
export const SECRET_CHANGED =
  'SECRET is not the one that this database was written with: sessions, links in mails, authenticators and stored passwords of servers no longer hold (docs/deploy.md, "Another secret").';

/** Returns whether the secret is another one, which it then records. */
async function recordSecret(secret: string): Promise<boolean> {
  const former = (await readKnown()).secret;
  await openHandle().owner.query(KEEP_SECRET, [secret]);
  return former !== null && former !== secret;
}

async function check(accepted: Accepted, keep: boolean): Promise<boolean> {
  const { kind, owner } = openHandle();
  const secret = keyedHash('installation').toString('hex');
  // The embedded database is in the data folder, beside its secret and its files. The secret goes into back-ups, so that
  // a server into which one is restored knows it.
  if (kind === 'embedded') return keep && recordSecret(secret);
  let known = await readKnown();
  const storage = storageFingerprint(keep && (known.storage === null || accepted.storage === true));
  const fits = () => known.secret === secret && known.storage === storage;
  if (keep && !fits()) {
    await owner.query(KEEP, [secret, storage, accepted.secret === true, accepted.storage === true]);
    known = await readKnown();
  }
  if (known.secret !== null && known.secret !== secret) throw new InstallationRefused(OTHER_SECRET);
  if (known.storage !== null && known.storage !== storage) {
    throw new InstallationRefused(OTHER_STORAGE);
  }
  return false;
}

/**
 * Compares SECRET and storage with those recorded in a database server, and records them where it has none.
 * Throws InstallationRefused when they differ and are not accepted. On the embedded database it only records the secret,
 * and returns whether another one was recorded.
 */
export const checkInstallation = async (accepted: Accepted): Promise<boolean> => {
  try {
    return await check(accepted, true);
  } catch (error) {
    throw classified(error);
  }
};

/** The same for a tool that runs beside the site: it compares and records nothing. */
export const compareInstallation = (): Promise<boolean> => check({}, false);
