import { bus, type EventMap, type Topic } from '@marketplace/contracts/events';

/** A service that has not answered by then is taken to have failed, ms. */
export const ANSWER_TIME_LIMIT_MS = 10_000;

/** Topics that can answer a request: they say which one. */
export type AnswerTopic = {
  [T in Topic]: EventMap[T] extends { requestId: string } ? T : never;
}[Topic];

interface BusRequest {
  /** Publishes the request under the id it is given. */
  publish: (requestId: string) => void;
  /** Topics one of which answers, carrying the same id. */
  answers: readonly AnswerTopic[];
  /** Called once, when the answer came or the time limit passed. */
  onSettled: () => void;
}

// Not `crypto.randomUUID`: a shop on plain http in a local network does not have it.
const newRequestId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

/**
 * Publishes a request and waits for its answer. Says nothing to the shopper: the service that
 * answers does. Returns how to stop waiting.
 */
export function busRequest({ publish, answers, onSettled }: BusRequest): () => void {
  const requestId = newRequestId();
  const stops: (() => void)[] = [];
  const stop = () => {
    clearTimeout(timer);
    for (const unsubscribe of stops) unsubscribe();
  };
  const settle = () => {
    stop();
    onSettled();
  };
  const timer = setTimeout(settle, ANSWER_TIME_LIMIT_MS);
  for (const topic of answers) {
    stops.push(
      bus.subscribe(topic, (answer) => {
        if (answer.requestId === requestId) settle();
      }),
    );
  }
  publish(requestId);
  return stop;
}
