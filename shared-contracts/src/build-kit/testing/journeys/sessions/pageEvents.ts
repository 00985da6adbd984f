import type { Bus, TrailEntry } from '@marketplace/contracts/events';
import type { StoryEvent } from '@marketplace/contracts/stories/story';
import type { Page } from '@playwright/test';

/** The part of module federation's global that leads to the bus. */
interface FederatedPage {
  __FEDERATION__?: {
    __INSTANCES__: {
      shareScopeMap: Record<
        string,
        Record<string, Record<string, { get: () => Promise<() => { bus: Bus }> }>>
      >;
    }[];
  };
}

/** Lists the events that an open page has published, oldest first. */
export const readEvents = (page: Page): Promise<readonly TrailEntry[]> =>
  page.evaluate(useBus, undefined);

/** Publishes an event on an open page. */
export const publishEvent = async (page: Page, event: StoryEvent): Promise<void> =>
  void (await page.evaluate(useBus, event));

/**
 * Runs in the page. Publishes an event if one is given.
 * @returns the events of the page
 */
async function useBus(event: StoryEvent | undefined): Promise<readonly TrailEntry[]> {
  // The cast is safe: every member may be missing, and is checked.
  const { __FEDERATION__: federation } = window as FederatedPage;
  const scope = federation?.__INSTANCES__[0]?.shareScopeMap.default ?? {};
  const [shared] = Object.values(scope['@marketplace/contracts/events'] ?? {});
  if (!shared) throw new Error('The page has no bus yet.');
  const { bus } = (await shared.get())();
  // The cast is safe: a story's event is a topic with its payload.
  if (event) bus.publish(...(event as Parameters<Bus['publish']>));
  return bus.trail();
}
