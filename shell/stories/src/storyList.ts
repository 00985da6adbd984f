import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';
import type { ReactNode } from 'react';

/** A component in one state. Its properties come from a test. */
export type ComponentStory = (properties: object) => ReactNode;

/** A file with stories. */
export interface StoryModule {
  /** Such as `mf-account/orders/OrderList`. */
  id: string;
  /** Path relative to the repository. */
  file: string;
  /** Id of its route, and name of its chunk. */
  routeId: string;
  load: () => Promise<Record<string, unknown>>;
}

// The build replaces this file by the list of all stories (`storyListLoader`).
export const files: readonly StoryModule[] = [];
/** Modules that load the messages of packages. */
export const messages: readonly (() => Promise<Record<string, LoadMessages>>)[] = [];
