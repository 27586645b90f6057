import { spawn } from 'node:child_process';

const STILL_RUNNING_MS = 15_000;
const SIGNALS = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 };
/** npm puts half-made folders away when it is stopped; after this it is killed. */
const GRACE_MS = 3_000;

/** A step of the set-up that failed; `output` is what its command printed. */
export class StepFailed extends Error {
  constructor(message, output = '') {
    super(message);
    this.name = 'StepFailed';
    this.output = output;
  }
}

const killGroup = (child, signal) => {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
};

/**
 * Runs one command of a step, without output unless it fails, and returns what it printed. The command
 * has a process group of its own, so that a stopped or overdue set-up leaves nothing running.
 * Throws {@link StepFailed}.
 */
export function run(command, args, { env = process.env, timeoutMs = 0, cwd } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    let overdue = false;
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));

    const stoppers = Object.entries(SIGNALS).map(([signal, number]) => {
      const stop = () => {
        const leave = () => process.exit(128 + number);
        child.once('close', leave);
        killGroup(child, signal);
        setTimeout(() => {
          killGroup(child, 'SIGKILL');
          leave();
        }, GRACE_MS);
      };
      process.on(signal, stop);
      return () => process.off(signal, stop);
    });
    const timer =
      timeoutMs > 0 &&
      setTimeout(() => {
        overdue = true;
        killGroup(child, 'SIGKILL');
      }, timeoutMs);

    const settle = (problem) => {
      for (const remove of stoppers) remove();
      if (timer) clearTimeout(timer);
      const output = Buffer.concat(chunks).toString();
      if (problem) reject(new StepFailed(`${command} ${args.join(' ')}: ${problem}`, output));
      else resolve(output);
    };
    child.on('error', (error) => settle(error.message));
    child.on('close', (code, signal) => {
      if (overdue) settle(`gave up after ${timeoutMs / 1000} s`);
      else settle(code === 0 ? '' : `ended with ${signal ?? code}`);
    });
  });
}

/** Says what is being done while it is done, and how long it took. */
export async function step(label, work) {
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  console.log(`${label} …`);
  const reminder = setInterval(() => console.log(`${label} … ${seconds()}`), STILL_RUNNING_MS);
  try {
    const result = await work();
    console.log(`${label}: done in ${seconds()}`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
