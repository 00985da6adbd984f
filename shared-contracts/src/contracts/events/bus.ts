import { useSyncExternalStore } from 'react';
import { createBus } from './createBus';
import type { EventMap, Topic } from './EventMap';

/**
 * The one bus of the page, shared by federation. Publish and subscribe only in the browser: a
 * server process serves many shoppers, and a retained value would reach the wrong one.
 */
export const bus = createBus();

/** The last value of a retained topic; renders again at each change. `undefined` on the server. */
export function useRetained<T extends Topic>(topic: T): EventMap[T] | undefined {
  return useSyncExternalStore(
    (onChange) => bus.subscribe(topic, onChange),
    () => bus.retained(topic),
    () => undefined,
  );
}

export type { Bus, PartBus, TrailEntry, UseRetained } from './createBus';
export type { EventMap, ProductChoice, SessionUser, Topic } from './EventMap';
