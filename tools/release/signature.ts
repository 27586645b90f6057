import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { ReleaseRefused } from './release-refused.ts';

/*
 * Signatures of archives: Ed25519 over the whole file, as 64 bytes in a file beside it, so that openssl verifies them
 * too. Keys are those of openssl; in a setting they may be the one line between the first and the last of their file.
 */

export const signatureOf = (archive: string) => `${archive}.sig`;

/** Reads a key of Ed25519 from a setting. Throws a message that does not repeat the value. */
function keyFrom(setting: string, text: string, kind: 'private' | 'public'): KeyObject {
  const line = text.replace(/-----[A-Z ]+-----/g, '').replace(/\s/g, '');
  const der = { key: Buffer.from(line, 'base64'), format: 'der' } as const;
  try {
    const key =
      kind === 'private'
        ? createPrivateKey({ ...der, type: 'pkcs8' })
        : createPublicKey({ ...der, type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Refused below.
  }
  throw new ReleaseRefused(
    `${setting} is no ${kind} key of Ed25519 (docs/deploy.md, "Releases"). Nothing was changed.`,
  );
}

/** Writes the signature beside the archive. Returns its path. */
export async function signArchive(archive: string, privateKey: string): Promise<string> {
  const key = keyFrom('RELEASE_SIGNING_KEY', privateKey, 'private');
  await writeFile(signatureOf(archive), sign(null, await readFile(archive), key));
  return signatureOf(archive);
}

/** The bytes of an archive, verified: what is unpacked is what was verified. */
export async function readSigned(archive: string, publicKey: string): Promise<Buffer> {
  const key = keyFrom('RELEASE_PUBLIC_KEY', publicKey, 'public');
  const signature = await readFile(signatureOf(archive)).catch(() => null);
  if (signature === null) {
    throw new ReleaseRefused(
      `${archive} is not signed: there is no ${signatureOf(archive)}, and RELEASE_PUBLIC_KEY is set. Nothing was changed.`,
    );
  }
  const bytes = await readFile(archive);
  if (!verify(null, bytes, key, signature)) {
    throw new ReleaseRefused(
      `The signature of ${archive} is not by the key of RELEASE_PUBLIC_KEY, or the archive was changed after it. Nothing was changed.`,
    );
  }
  return bytes;
}
