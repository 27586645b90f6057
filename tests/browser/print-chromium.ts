import { chromiumPath } from './chromium.ts';

// Run by the set-up in a process of its own, to find a browser on the machine.
try {
  console.log(chromiumPath());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
