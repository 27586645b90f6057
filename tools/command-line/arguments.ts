import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** The exit code of a command that was called wrongly. */
const WRONG_CALL = 2;

/** Ends the process: with the usage, after what is wrong with the call. */
export function endWithUsage(usage: string, wrong: string): never {
  console.error(`\n${wrong}\n\n${usage}\n`);
  process.exit(WRONG_CALL);
}

/** The first sentence of the parser: the second explains how to write a file name that begins with a dash. */
const sentenceOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\. .*$/s, '.');

/** Options and operands of this process. `--help` prints the usage and ends it, a wrong option as well. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  mostOperands = 0,
) {
  const parse = () =>
    parseArgs({
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    return endWithUsage(usage, sentenceOf(error));
  }
  const { help } = parsed.values as { help?: boolean };
  if (help) {
    console.log(`\n${usage}\n`);
    process.exit(0);
  }
  const surplus = parsed.positionals[mostOperands];
  if (surplus !== undefined) return endWithUsage(usage, `${surplus} is one argument too many.`);
  return parsed;
}
