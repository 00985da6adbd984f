import { type ListedStory, readStories } from '@marketplace/contracts/stories/readStories';
import { type PageStory, sessionOf } from '@marketplace/contracts/stories/story';
import type { Page } from '@playwright/test';
import { inGateIf } from '../inGateIf';
import { findAxeViolationsInBothSchemes } from '../observe/axe';
import { waitUntilIdle } from '../observe/idle';
import { expect } from '../test';
import { publishEvent } from './pageEvents';
import { test as base } from './remoteTest';
import { SessionClient } from './SessionClient';
import { findDifference, servedText, shownText } from './storyTexts';

interface StoryFixtures {
  /**
   * Opens a story, and waits until it is idle. Returns the HTML that the server has sent.
   * @param language by default the story's own, or English
   */
  openStory: (story: ListedStory, language?: PageStory['language']) => Promise<string>;
}

/**
 * Sessions by clock and theme. A story without a clock or theme would keep that of the story before,
 * and a change of theme would start another render worker.
 */
type StorySessions = Map<string, SessionClient>;

export const storyTest = base.extend<StoryFixtures, { storySessions: StorySessions }>({
  storySessions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const sessions: StorySessions = new Map();
      await use(sessions);
      for (const session of sessions.values()) await session.end();
    },
    { scope: 'worker' },
  ],
  openStory: ({ page, storyShop, storySessions }, use) =>
    use(async ({ id, page: stated }, language) => {
      const address = stated
        ? await openSession(storySessions, storyShop, { ...stated, ...(language && { language }) })
        : `${storyShop}/~stories/${id}?lang=${language ?? 'en'}`;
      const response = await page.goto(address);
      expect(response?.status()).toBe(stated?.status ?? 200);
      const html = (await response?.text()) ?? '';
      await waitUntilIdle(page);
      for (const event of stated?.events ?? []) await publishEvent(page, event);
      return html;
    }),
});

/** All stories of a process share a few test sessions, because each session has a render worker. */
async function openSession(
  sessions: StorySessions,
  storyShop: string,
  story: PageStory,
): Promise<string> {
  const key = `${story.clock?.at} ${story.theme}`;
  const session = sessions.get(key) ?? new SessionClient(storyShop);
  sessions.set(key, session);
  await session.change(sessionOf(story));
  return session.linkTo(story.path);
}

/**
 * Defines a test for each story of a package. The test expects the story to be shown, the page's
 * console to be silent, the server's text to be that of the hydrated story, and no axe violation
 * in light and dark. The gate opens only the first story.
 */
export function testStories(name: string): void {
  const stories = readStories([name]);
  for (const [index, story] of stories.entries()) {
    base.describe(() => {
      base.use({ allowsConsoleProblems: story.page?.isRefused ?? false });
      testStory(story, index === 0);
    });
  }
}

function testStory(story: ListedStory, isInGate: boolean): void {
  const title = `story ${story.id}: is the same on the server and hydrated, and is accessible`;
  storyTest(title, inGateIf(isInGate), async ({ page, openStory }) => {
    const html = await openStory(story);
    const place = placeOf(page, story);
    await expect(place).toBeVisible();
    await expect(page.getByText('throws:')).toHaveCount(0);
    const shown = await shownText(place);
    const served = await servedText(page, html, selectorOf(story));
    const { inBrowser = 'keeps' } = story;
    expect(findDifference(served, shown, inBrowser), 'server and browser differ').toBeUndefined();
    const violations = await findAxeViolationsInBothSchemes(page);
    expect(story.page ? violations : violations.filter(isOfComponent), 'axe').toEqual([]);
  });
}

/** False for violations of the order of headings, which depends on the page and not a component. */
const isOfComponent = (violation: string) => !violation.includes(': heading-order:');

export const selectorOf = ({ page }: ListedStory) => (page ? 'main' : '[data-story]');

export const placeOf = (page: Page, story: ListedStory) => page.locator(selectorOf(story)).first();
