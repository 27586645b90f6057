import { lockFolder } from '#app/platform/database/engine/folder-lock.server.ts';
import { socketFolder } from '#app/platform/database/engine/socket-path.server.ts';

// A process of its own for the tests of the folder lock: takes the lock of the folder given, says
// on standard output what became of it, and gives it back when its standard input ends.

const [, , folder] = process.argv;
if (!folder) throw new Error('usage: hold-lock.ts <folder>');
const sockets = socketFolder(folder);

try {
  const lock = await lockFolder(folder, sockets.path);
  process.stdout.write('held\n');
  for await (const _chunk of process.stdin);
  await lock.release();
} catch (error) {
  process.stdout.write(`refused ${error instanceof Error ? error.message : String(error)}\n`);
  process.stdin.destroy();
} finally {
  sockets.dispose();
}
