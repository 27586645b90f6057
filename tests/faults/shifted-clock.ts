import { readFileSync } from 'node:fs';

/*
 * Loaded before a process's own code: its clock is ahead by the milliseconds in the file CLOCK_FILE, or behind by a
 * negative number, as a machine's clock that is set. Timers go on as they were.
 */

const LOOK_MS = 20;
const file = process.env['CLOCK_FILE'] ?? '';
const Real = Date;
let shiftMs = 0;

function look(): void {
  try {
    shiftMs = Number(readFileSync(file, 'utf8'));
  } catch {
    shiftMs = 0;
  }
}

const now = () => Real.now() + shiftMs;
globalThis.Date = new Proxy(Real, {
  apply: () => new Real(now()).toString(),
  construct: (target, args: unknown[], self) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, self) as object,
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
setInterval(look, LOOK_MS).unref();
