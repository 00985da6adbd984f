import { useEffect, useState } from 'react';
import { type Failures, readFailures } from './readFailures';

const POLL_MS = 500;
const NONE: Failures = { regions: [], calls: [] };

/** Returns what has failed on a page of the shop. Reads it at intervals, which changes no page. */
export function useFailures(page: Window | undefined): Failures {
  const [failures, setFailures] = useState(NONE);
  useEffect(() => {
    if (!page) return undefined;
    const read = () => {
      const next = readFailures(page);
      setFailures((before) => (JSON.stringify(next) === JSON.stringify(before) ? before : next));
    };
    read();
    const timer = setInterval(read, POLL_MS);
    return () => clearInterval(timer);
  }, [page]);
  return failures;
}
