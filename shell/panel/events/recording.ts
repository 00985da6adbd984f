import { changePanelState, type RecordedEvent, readPanelState } from '../loader/panelStorage';
import { copyInto, findBus, type PageEvent, watchTrail } from './pageBus';

/** Starts a new series. It gets all further events, even those of later pages of the tab. */
export const startRecording = () => changePanelState({ recordingSince: Date.now(), series: [] });

export const stopRecording = () => changePanelState({ recordingSince: undefined });

/** Adds the events of a page to the series while a recording runs. */
export function recordPage(page: Window): void {
  const stop = watchTrail(page, (events) => {
    const { recordingSince, series } = readPanelState();
    if (recordingSince === undefined) return;
    const last = series.at(-1)?.time ?? recordingSince;
    changePanelState({ series: [...series, ...eventsAfter(last, events, startOf(page))] });
  });
  // The page may have published events since its trail was last read.
  window.addEventListener('pagehide', stop);
}

const startOf = (page: Window) => page.performance.timeOrigin;

/** Returns the events of a page after the given time. All times are in ms since 1970. */
export function eventsAfter(
  time: number,
  events: readonly PageEvent[],
  pageStart: number,
): RecordedEvent[] {
  return events
    .map(({ topic, payload, at }) => ({ topic, payload, time: pageStart + at }))
    .filter((event) => event.time > time);
}

/**
 * Publishes a series on a page, with the pauses between its events.
 * @param wait resolves after a time in ms
 * @throws Error if the page has no bus yet
 */
export async function playSeries(
  page: Window,
  series: readonly RecordedEvent[],
  wait: (ms: number) => Promise<void> = pause,
): Promise<void> {
  const bus = await findBus(page);
  if (!bus) throw new Error('The page has not loaded its event bus yet: try again.');
  let before = series[0]?.time ?? 0;
  for (const { topic, payload, time } of series) {
    await wait(time - before);
    before = time;
    bus.publish(topic, copyInto(page, payload));
  }
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
