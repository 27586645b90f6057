import type { PreviousUpload, UrlStorage } from 'tus-js-client';

/** What this browser remembers of uploads that are not through, to go on with them after a reload. */
export const UPLOADS_KEY = 'forja-uploads';

/** As long as the server keeps what has come. */
const DAY_MS = 86_400_000;

export type KeptUpload = PreviousUpload & { fingerprint: string };
type Kept = { owner: string; uploads: Record<string, KeptUpload> };

function read(owner: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(UPLOADS_KEY) ?? '{}') as Partial<Kept>;
    // Uploads of another user, who left without signing out, do not belong to this one.
    if (kept.owner !== owner || !kept.uploads) return { owner, uploads: {} };
    const fresh = Object.entries(kept.uploads).filter(
      ([, { creationTime }]) => Date.now() - Date.parse(creationTime) < DAY_MS,
    );
    return { owner, uploads: Object.fromEntries(fresh) };
  } catch {
    return { owner, uploads: {} };
  }
}

function write(kept: Kept): void {
  try {
    if (Object.keys(kept.uploads).length === 0) localStorage.removeItem(UPLOADS_KEY);
    else localStorage.setItem(UPLOADS_KEY, JSON.stringify(kept));
  } catch {
    // Without room on the device an upload goes on as long as its page stays open.
  }
}

/** The uploads of one person on this device, as the library for resumable uploads keeps them. */
export function keptUploads(owner: string): UrlStorage & { all: () => KeptUpload[] } {
  const all = () => Object.values(read(owner).uploads);
  return {
    all,
    findAllUploads: async () => all(),
    findUploadsByFingerprint: async (fingerprint) =>
      all().filter((one) => one.fingerprint === fingerprint),
    removeUpload: async (key) => {
      const kept = read(owner);
      delete kept.uploads[key];
      write(kept);
    },
    addUpload: async (fingerprint, upload) => {
      const kept = read(owner);
      const key = `${Date.now()}-${Object.keys(kept.uploads).length}`;
      kept.uploads[key] = { ...upload, fingerprint, urlStorageKey: key };
      write(kept);
      return key;
    },
  };
}
