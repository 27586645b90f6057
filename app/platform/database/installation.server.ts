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

async function check(accepted: Accepted, keep: boolean): Promise<void> {
  const { kind, owner } = openHandle();
  const secret = keyedHash('installation').toString('hex');
  // The embedded database is in the data folder, beside its secret and its files. The secret goes into back-ups, so that
  // a server into which one is restored knows it.
  if (kind === 'embedded') {
    if (keep) await owner.query(KEEP_SECRET, [secret]);
    return;
  }
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
}

/**
 * Compares SECRET and storage with those recorded in a database server, and records them where it has none.
 * Throws InstallationRefused when they differ and are not accepted. On the embedded database it only records the secret.
 */
export const checkInstallation = async (accepted: Accepted): Promise<void> => {
  try {
    await check(accepted, true);
  } catch (error) {
    throw classified(error);
  }
};

/** The same for a tool that runs beside the site: it compares and records nothing. */
export const compareInstallation = (): Promise<void> => check({}, false);
