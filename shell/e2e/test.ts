import { test as base, expect } from '@playwright/test';
import { observePage } from './observe/observePage';
import { stack } from './setup/stack';

interface Fixtures {
  /** What went wrong on the page so far. */
  complaints: string[];
  /** The journey breaks things on purpose, of which the browser complains. */
  isComplaining: boolean;
}

/** Every journey starts at the stack's origin and fails if the page complained. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  baseURL: async ({}, use) => use(stack.origin),
  isComplaining: [false, { option: true }],
  complaints: [
    async ({ page, isComplaining }, use) => {
      const complaints = observePage(page);
      await use(complaints);
      if (!isComplaining) expect(complaints, 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
