import mitt, { type Emitter } from 'mitt';
import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import type { eventSchemas, productChoice, sessionUser } from './eventSchemas';

export type SessionUser = z.infer<typeof sessionUser>;

export type ProductChoice = z.infer<typeof productChoice>;

/** Every topic and its payload, derived from `eventSchemas`. */
export type EventMap = {
  [T in keyof typeof eventSchemas]: z.infer<(typeof eventSchemas)[T]>;
};

export type Topic = keyof EventMap;

type Handler<T extends Topic> = (payload: EventMap[T]) => void;

/** A published event; `at` is in milliseconds since the page started. */
export type TrailEntry = {
  [T in Topic]: { topic: T; payload: EventMap[T]; at: number };
}[Topic];

export interface Bus {
  publish: <T extends Topic>(topic: T, payload: EventMap[T]) => void;
  /**
   * Subscribes a handler. If the topic is retained, its last value is delivered before this
   * function returns.
   * @returns a function that unsubscribes the handler
   */
  subscribe: <T extends Topic>(topic: T, handler: Handler<T>) => () => void;
  retained: <T extends Topic>(topic: T) => EventMap[T] | undefined;
  /**
   * Adds a listener, which is called with the topic of each request that has no subscriber. The
   * shell then loads the code of the topic's owner.
   */
  onHeld: (listener: (topic: Topic) => void) => () => void;
  /**
   * Removes and returns held requests of a topic. Used if the code of the topic's owner cannot be
   * loaded.
   * @param isReleased selects the requests to remove; by default all
   */
  releaseHeld: <T extends Topic>(
    topic: T,
    isReleased?: (payload: EventMap[T]) => boolean,
  ) => EventMap[T][];
  /**
   * Adds a listener, which is called with each error that a handler throws. The error does not
   * affect other handlers or the publisher.
   */
  onHandlerError: (listener: (error: unknown, topic: Topic) => void) => () => void;
  /** The latest events, oldest first. */
  trail: () => readonly TrailEntry[];
}

interface Topics {
  publishes: readonly Topic[];
  listensTo: readonly Topic[];
}

/** The bus for one part. Only topics that the part's manifest lists compile. */
export interface PartBus<Manifest extends Topics> {
  publish: <T extends Manifest['publishes'][number]>(topic: T, payload: EventMap[T]) => void;
  subscribe: <T extends Manifest['listensTo'][number]>(topic: T, handler: Handler<T>) => () => void;
  retained: <T extends Manifest['listensTo'][number]>(topic: T) => EventMap[T] | undefined;
}

/**
 * Type of a part's `useRetained`. It accepts only topics that the part's manifest lists in
 * `listensTo`.
 */
export type UseRetained<Manifest extends Topics> = <T extends Manifest['listensTo'][number]>(
  topic: T,
) => EventMap[T] | undefined;

/** Topics whose last value is also delivered to later subscribers. */
const RETAINED_TOPICS: ReadonlySet<Topic> = new Set<Topic>([
  'session:changed',
  'cart:changed',
  'wishlist:changed',
  'consent:changed',
]);

/** True for topics whose events are held until a subscriber exists. */
const isRequest = (topic: Topic) => /[:-]requested$/.test(topic);

const TRAIL_LENGTH = 200;

/**
 * Creates a bus on top of a mitt emitter. A handler that throws does not stop other handlers. The
 * last values of retained topics are kept. Requests are held until the owner of their topic
 * subscribes. The latest events can be inspected.
 */
export function createBus(emitter: Emitter<EventMap> = mitt<EventMap>()): Bus {
  const retained: Partial<EventMap> = {};
  const held: { [T in Topic]?: EventMap[T][] } = {};
  const heldListeners = new Set<(topic: Topic) => void>();
  const errorListeners = new Set<(error: unknown, topic: Topic) => void>();
  const trail: TrailEntry[] = [];

  const hasListener = (topic: Topic) => (emitter.all.get(topic)?.length ?? 0) > 0;

  return {
    publish(topic, payload) {
      // The cast is safe: the payload is that of the topic, which TypeScript cannot express.
      trail.push({ topic, payload, at: performance.now() } as TrailEntry);
      if (trail.length > TRAIL_LENGTH) trail.shift();
      if (RETAINED_TOPICS.has(topic)) retained[topic] = payload;
      if (isRequest(topic) && !hasListener(topic)) {
        // The cast is safe: the payload is that of the topic.
        held[topic] = [...(held[topic] ?? []), payload] as (typeof held)[typeof topic];
        for (const listener of heldListeners) listener(topic);
        return;
      }
      emitter.emit(topic, payload);
    },

    subscribe(topic, handler) {
      const isolated: typeof handler = (payload) => {
        try {
          handler(payload);
        } catch (error) {
          for (const listener of errorListeners) listener(error, topic);
        }
      };
      emitter.on(topic, isolated);
      const last = retained[topic];
      if (last !== undefined) isolated(last);
      for (const payload of this.releaseHeld(topic)) isolated(payload);
      return () => emitter.off(topic, isolated);
    },

    retained: (topic) => retained[topic],

    onHeld(listener) {
      heldListeners.add(listener);
      return () => heldListeners.delete(listener);
    },

    releaseHeld(topic, isReleased = () => true) {
      const waiting = held[topic] ?? [];
      const released = waiting.filter((payload) => isReleased(payload));
      const others = waiting.filter((payload) => !released.includes(payload));
      // The cast is safe: the payloads are those of the topic.
      held[topic] = others as (typeof held)[typeof topic];
      return released;
    },

    onHandlerError(listener) {
      errorListeners.add(listener);
      return () => errorListeners.delete(listener);
    },

    trail: () => trail,
  };
}

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
