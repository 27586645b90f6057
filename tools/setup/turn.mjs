import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_AGAIN_MS = 250;
const SIGN_OF_LIFE_MS = 2_000;
const GIVEN_UP_MS = 15_000;

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function claim(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** A killed holder leaves its file behind, and its process number may since belong to another. */
function abandoned(file) {
  try {
    const silentMs = Date.now() - statSync(file).mtimeMs;
    return silentMs > GIVEN_UP_MS || !alive(Number(readFileSync(file, 'utf8')) || process.pid);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return false;
  }
}

/** Does the work when no other set-up is at work in the same folder: `npm start` beside `npm test`. */
export async function inTurn(root, work) {
  const file = path.join(root, '.setup', 'turn');
  const release = () => rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  let reported = false;
  while (!claim(file)) {
    if (abandoned(file)) release();
    else if (!reported) console.log('Waiting for another set-up of this folder …');
    reported = true;
    await pause(LOOK_AGAIN_MS);
  }
  const now = () => new Date();
  const signs = setInterval(() => utimesSync(file, now(), now()), SIGN_OF_LIFE_MS);
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(signs);
    process.off('exit', release);
    release();
  }
}
