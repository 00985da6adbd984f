import { afterPaint } from '@marketplace/contracts/afterPaint';
import { bus, type EventMap, type Topic } from '@marketplace/contracts/events';
import { useEffect, useRef, useState } from 'react';
import { BUS_ANSWER_LIMIT_MS } from '../timeLimits';

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
/** Id of a request, by which its answer is known; for requests whose answer nobody waits for too. */
export const newRequestId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

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
  const timer = setTimeout(settle, BUS_ANSWER_LIMIT_MS);
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
  /** Publishes under the id it is given and waits for the answer. */
  request: (publish: (requestId: string) => void) => void;
}

/**
 * A request over the bus as a component sees it; leaving the page ends the waiting. It is published once
 * the waiting is to be seen: whom it asks may have to be loaded first.
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
      // Published even if the component has gone: leaving ends the waiting, not the request.
      if (isLeft) end();
      else stop.current = end;
    });
  };
  return { isWaiting, request };
}
