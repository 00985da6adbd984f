import type { Bus } from '@marketplace/contracts/events';
import type { Mounting } from '@marketplace/contracts/stories/Mounting';
import type {
  ApiFault,
  SessionCustomer,
  SessionSettings,
} from '@marketplace/contracts/testSession';
import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../pages/navigation';
import { test as base } from '../test';
import { readEvents } from './pageEvents';
import { SessionClient } from './SessionClient';
import { findStoryShop } from './storyShop';

/** A mounted story of a component. */
export interface MountedStory extends Locator {
  /** Renders the story with other properties. The component keeps its state. */
  update: (props?: object) => Promise<void>;
  unmount: () => Promise<void>;
}

interface Fixtures {
  /** The test session of the journey; created when the first page is opened. */
  session: SessionClient;
  /** Logs in a demonstration customer; `visitor` logs nobody in. */
  as: (who: string | SessionCustomer | 'visitor') => Promise<void>;
  /** Adds a fault of an API call. */
  withFault: (fault: ApiFault) => Promise<void>;
  /** Stops the clock that the API's rules use, at a time in ISO 8601 with time zone. */
  at: (time: string) => Promise<void>;
  /** Opens a page in the test session, and waits until it is hydrated. */
  openRemote: (
    path: string,
    view?: Pick<SessionSettings, 'language' | 'theme' | 'composition' | 'seed'>,
  ) => Promise<Page>;
  /** Events that the open page has published, oldest first. */
  events: () => Promise<ReturnType<Bus['trail']>>;
  /** Mounts a story of a component. Rejects if the story is unknown or throws. */
  mountStory: (story: string, props?: Mounting['props']) => Promise<MountedStory>;
}

/** Playwright's `test` for the journeys of a remote's team, with fixtures for test sessions. */
export const test = base.extend<Fixtures, { storyShop: string }>({
  storyShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => use(await findStoryShop()),
    { scope: 'worker', timeout: 180_000 },
  ],
  session: async ({ storyShop }, use) => {
    const session = new SessionClient(storyShop);
    await use(session);
    await session.end();
  },
  as: ({ session }, use) =>
    use((who) =>
      session.change({ who: typeof who === 'string' && who !== 'visitor' ? { phone: who } : who }),
    ),
  withFault: ({ session }, use) => use((fault) => session.addFault(fault)),
  at: ({ session }, use) => use((time) => session.change({ clock: { at: time, isFrozen: true } })),
  openRemote: ({ session, page }, use) =>
    use(async (path, view) => {
      if (view) await session.change(view);
      await page.goto(await session.linkTo(path));
      await waitForHydration(page);
      return page;
    }),
  events: ({ page }, use) => use(() => readEvents(page)),
  mountStory: async ({ page, storyShop }, use) => {
    const mount = (story: string, props: object) =>
      page.evaluate((mounting) => window.mount?.(mounting), { story, props });
    await use(async (story, props = {}) => {
      await page.goto(`${storyShop}/~stories/mount`);
      await page.waitForFunction(() => window.mount !== undefined);
      await mount(story, props);
      return Object.assign(page.locator('[data-story]'), {
        update: (other: object = {}) => mount(story, other),
        unmount: async () => page.evaluate(() => window.unmount?.()),
      });
    });
  },
});
