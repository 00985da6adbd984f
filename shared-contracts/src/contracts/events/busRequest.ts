import { bus, type EventMap, type Topic } from '@marketplace/contracts/events';
import { afterPaint } from '@marketplace/contracts/time/afterPaint';
import { useEffect, useRef, useState } from 'react';
import { BACKGROUND_MS } from '../time/timeLimits';

/** Topics that can answer a request, because their payload contains the `requestId`. */
export type AnswerTopic = {
  [T in Topic]: EventMap[T] extends { requestId: string } ? T : never;
}[Topic];

interface BusRequest {
  /** Publishes the request with the given id. */
  publish: (requestId: string) => void;
  /** Topics that can answer. An answer has the id of its request. */
  answers: readonly AnswerTopic[];
  /** Called once, after the answer or at the time limit. */
  onSettled: () => void;
}

// Does not use `crypto.randomUUID`, which browsers lack on plain http.
/**
 * Makes an id that a request and its answer share. A request to which no answer is expected needs
 * an id as well.
 */
export const newRequestId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

/**
 * Publishes a request and waits for its answer. Shows the shopper no message, because the answering
 * service does so.
 * @returns a function that ends the wait
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
  const timer = setTimeout(settle, BACKGROUND_MS);
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

interface BusRequestState {
  isWaiting: boolean;
  /** Calls `publish` with a new request id, and waits for the answer. */
  request: (publish: (requestId: string) => void) => void;
}

/**
 * Bus requests for a component. When the component is unmounted, the wait for an answer ends. A
 * request is published only after the pending state is painted, so that a press has a visible
 * effect even if the receiver's code must be loaded first.
 */
export function useBusRequest(answers: readonly AnswerTopic[]): BusRequestState {
  const [isWaiting, setIsWaiting] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const request = (publish: (requestId: string) => void) => {
    stop.current?.();
    setIsWaiting(true);
    let isLeft = false;
    stop.current = () => {
      isLeft = true;
    };
    afterPaint(() => {
      const end = busRequest({ publish, answers, onSettled: () => setIsWaiting(false) });
      // The request is published even if the component has been unmounted; unmounting only ends the
      // wait.
      if (isLeft) end();
      else stop.current = end;
    });
  };
  return { isWaiting, request };
}
