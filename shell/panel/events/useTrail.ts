import { useEffect, useState } from 'react';
import { shopPage } from '../loader/PanelHost';
import { type PageEvent, watchTrail } from './pageBus';

/** Number of events that the panel shows. */
const MOST_EVENTS = 200;

/** Returns the latest events of the page around the panel, oldest first. */
export function useTrail(): readonly PageEvent[] {
  const [events, setEvents] = useState<readonly PageEvent[]>([]);
  useEffect(() => {
    const page = shopPage();
    if (!page) return undefined;
    return watchTrail(page, (fresh) =>
      setEvents((before) => [...before, ...fresh].slice(-MOST_EVENTS)),
    );
  }, []);
  return events;
}
