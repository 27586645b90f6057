import { connect } from 'node:net';

export interface LockAnswer {
  pid: number;
  token: string;
  state: 'contending' | 'holding';
}

const ANSWER_WAIT_MS = 2_000;

function parsed(text: string, fallback: LockAnswer): LockAnswer {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('state' in value)) return fallback;
    return { ...fallback, state: value.state === 'contending' ? 'contending' : 'holding' };
  } catch {
    return fallback;
  }
}

/**
 * Queries the process behind a lock socket for its state. `dead`: nothing listens any more; `gone`: the
 * socket was removed meanwhile. A listener that stays silent (stopped, or busy) is alive and counts as
 * holding: its kernel still accepts for it.
 */
export function probeLock(
  path: string,
  pid: number,
  token: string,
): Promise<LockAnswer | 'dead' | 'gone'> {
  const silent: LockAnswer = { pid, token, state: 'holding' };
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(path);
    socket.setEncoding('utf8');
    socket.setTimeout(ANSWER_WAIT_MS, () => {
      socket.destroy();
      resolve(silent);
    });
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('end', () => {
      socket.destroy();
      resolve(parsed(text, silent));
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') resolve('dead');
      else if (error.code === 'ENOENT') resolve('gone');
      // ECONNRESET: it closed during the query; the next round sees the result.
      else if (error.code === 'ECONNRESET') resolve({ ...silent, state: 'contending' });
      else resolve(silent);
    });
  });
}
