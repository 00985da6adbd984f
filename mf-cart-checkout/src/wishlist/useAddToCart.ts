import { bus } from '@marketplace/contracts/events';
import { useEffect, useState } from 'react';

/** The service answers sooner than this or has been lost, ms. */
const ANSWER_TIME_LIMIT_MS = 20_000;

/** Asks the service to add one piece, and waits for its answer. */
export function useAddToCart() {
  const [requestId, setRequestId] = useState<string>();

  useEffect(() => {
    if (requestId === undefined) return;
    const settle = () => setRequestId(undefined);
    const handleAnswer = (answer: { requestId: string }) => {
      if (answer.requestId === requestId) settle();
    };
    const stops = [
      bus.subscribe('cart:item-added', handleAnswer),
      bus.subscribe('cart:add-failed', handleAnswer),
    ];
    const timer = setTimeout(settle, ANSWER_TIME_LIMIT_MS);
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [requestId]);

  const addToCart = (productUuid: string, productVariantUuid?: string) => {
    const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
    setRequestId(id);
    bus.publish('cart:add-requested', {
      requestId: id,
      productUuid,
      productVariantUuid,
      quantity: 1,
    });
  };
  return { isAdding: requestId !== undefined, addToCart };
}
