import { SEED } from './seed.ts';

export default function setUp(): void {
  process.stdout.write(`Random is what is made of TEST_SEED=${SEED}\n`);
}
