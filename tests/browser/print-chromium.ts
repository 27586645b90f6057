import { chromiumPath } from './chromium.ts';

// For the set-up, which asks in a process of its own whether the machine has a browser.
try {
  console.log(chromiumPath());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
