import type { AnalyticsEvent } from '@marketplace/contracts/api/measurements';
import type { EventMap, Topic } from '@marketplace/contracts/events';
import { bus } from '../../contracts';

/** Measured topics of the bus, each with a function that turns its payload into an event. */
const EVENTS = {
  'product:viewed': ({ productUuid, price }) => ({
    name: 'view_item',
    value: price,
    items: [{ productUuid }],
  }),
  'cart:item-added': ({ requestId: _, ...item }) => ({ name: 'add_to_cart', items: [item] }),
  'wishlist:item-added': ({ requestId: _, ...item }) => ({
    name: 'add_to_wishlist',
    items: [item],
  }),
  'checkout:started': (purchase) => ({ name: 'begin_checkout', ...purchase }),
  'order:placed': (purchase) => ({ name: 'purchase', ...purchase }),
} satisfies { [T in Topic]?: (payload: EventMap[T]) => AnalyticsEvent };

type MeasuredTopic = keyof typeof EVENTS;

// The cast is safe: these are all keys of `EVENTS`.
const TOPICS = Object.keys(EVENTS) as MeasuredTopic[];

/** The same functions as `EVENTS`. This type keeps each topic together with its payload. */
const builders: { [T in MeasuredTopic]: (payload: EventMap[T]) => AnalyticsEvent } = EVENTS;

/**
 * Calls the listener for each measured event on the bus, including past events.
 * @param since time of the first past event that counts, in ms since the page started
 * @returns a function that unsubscribes
 */
export function observeEvents(onEvent: (event: AnalyticsEvent) => void, since: number): () => void {
  const observe = <T extends MeasuredTopic>(topic: T) => {
    const build = builders[topic];
    for (const entry of bus.trail()) {
      // The cast is safe: each entry of the trail has the payload of its own topic.
      if (entry.topic === topic && entry.at >= since) onEvent(build(entry.payload as EventMap[T]));
    }
    return bus.subscribe(topic, (payload) => onEvent(build(payload)));
  };
  const stops = TOPICS.map((topic) => observe(topic));
  return () => {
    for (const stop of stops) stop();
  };
}
