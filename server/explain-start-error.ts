import { SettingsError } from '#app/platform/env.server.ts';
import { explainFailure } from '#app/platform/log/explain-failure.ts';
import { withoutCredentials } from '#app/platform/log/scrubbed-text.ts';

type Place = { PORT: number; HOST: string };

/** What to do where the address cannot be listened on, by the code of the system. */
const LISTENING: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ PORT, HOST }) =>
    `Port ${PORT} of ${HOST} is in use by another program. Stop that program, or set PORT to another port.`,
  EACCES: ({ PORT }) =>
    `This user may not listen on port ${PORT}. Set PORT to 1024 or higher; a proxy listens on ports 80 and 443.`,
  EADDRNOTAVAIL: ({ HOST }) =>
    `${HOST} is no address of this machine. Set HOST to one that is, or to 0.0.0.0 for every interface.`,
  ENOTFOUND: ({ HOST }) =>
    `The name ${HOST} is unknown. Set HOST to an address of this machine, or to 0.0.0.0 for every interface.`,
};

/** Of listening alone: other calls have the same codes. */
function listeningSentence(error: Error, place: Place): string | undefined {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return syscall === 'listen' || syscall === 'getaddrinfo' ? LISTENING[code]?.(place) : undefined;
}

/** Why the site does not start, and what to do. */
export function explainStartError(error: unknown, place?: Place): string {
  // It shows no value that may hold a password, and examples with one.
  if (error instanceof SettingsError) return error.message;
  const listening = place && error instanceof Error ? listeningSentence(error, place) : undefined;
  return listening ?? withoutCredentials(explainFailure(error));
}
