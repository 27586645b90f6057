import { SEED } from './seed.ts';

export default function setUp(): void {
  process.stdout.write(`Random cases and invented data use TEST_SEED=${SEED}\n`);
}
