import { useSyncExternalStore } from 'react';
import { createBus } from './createBus';
import type { EventMap, Topic } from './EventMap';

/**
 * The only bus of the page, shared by federation. Publish and subscribe only in the browser: a
 * server process serves many shoppers, so a retained value could reach another shopper.
 */
export const bus = createBus();

/**
 * Returns the last value of a retained topic, and renders again when it changes. `undefined` on the
 * server.
 */
export function useRetained<T extends Topic>(topic: T): EventMap[T] | undefined {
  return useSyncExternalStore(
    (onChange) => bus.subscribe(topic, onChange),
    () => bus.retained(topic),
    () => undefined,
  );
}

export type { Bus, PartBus, TrailEntry, UseRetained } from './createBus';
export type { EventMap, ProductChoice, SessionUser, Topic } from './EventMap';
