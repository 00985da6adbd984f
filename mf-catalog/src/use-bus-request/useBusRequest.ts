import { useEffect, useRef, useState } from 'react';
import { type AnswerTopic, busRequest } from './busRequest';

interface BusRequestState {
  isWaiting: boolean;
  /** Publishes under the id it is given and waits for the answer. */
  request: (publish: (requestId: string) => void) => void;
}

/** A request over the bus as a component sees it; leaving the page ends the waiting. */
export function useBusRequest(answers: readonly AnswerTopic[]): BusRequestState {
  const [isWaiting, setIsWaiting] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const request = (publish: (requestId: string) => void) => {
    stop.current?.();
    setIsWaiting(true);
    stop.current = busRequest({ publish, answers, onSettled: () => setIsWaiting(false) });
  };
  return { isWaiting, request };
}
