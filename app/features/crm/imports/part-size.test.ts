import { describe, expect, it } from 'vitest';
import { nextPart, PartSize } from './part-size.ts';

describe('the next part of an import', () => {
  it('has as many lines as fit into the given time', () => {
    expect(nextPart(200, 150)).toBe(200);
    expect(nextPart(200, 120)).toBe(250);
    expect(nextPart(200, 200)).toBe(150);
  });

  it('changes little after one slow or empty part', () => {
    expect(nextPart(200, 60_000)).toBe(100);
    expect(nextPart(200, 0)).toBe(300);
  });

  it('is neither so small that nothing gets on nor so large that others wait', () => {
    expect(nextPart(60, 60_000)).toBe(50);
    expect(nextPart(450, 1)).toBe(500);
  });

  it('follows the duration of parts', async () => {
    const part = new PartSize();
    for (let turn = 0; turn < 20; turn += 1) await part.timed(async () => undefined);
    expect(part.lines).toBe(500);
  });
});
