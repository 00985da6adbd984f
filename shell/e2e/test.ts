import { test as base, expect } from '@playwright/test';
import { observePage } from './observe/observePage';
import { stack } from './setup/stack';

interface Fixtures {
  /** What went wrong on the page so far; a journey that provokes errors empties it. */
  complaints: string[];
}

/** Every journey starts at the stack's origin and fails if the page complained. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  baseURL: async ({}, use) => use(stack.origin),
  complaints: [
    async ({ page }, use) => {
      const complaints = observePage(page);
      await use(complaints);
      expect(complaints, 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
