/** @jest-environment node */
import { documentStyle } from './documentStyle';

describe('documentStyle', () => {
  it('gives every script that runs and every style the nonce', () => {
    const tags = documentStyle('n0nce').match(/<(script|style)\b[^>]*>/g) ?? [];
    expect(tags).toHaveLength(2);
    for (const tag of tags) expect(tag).toContain('nonce="n0nce"');
  });
});
