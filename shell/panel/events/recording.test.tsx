import { changePanelState, readPanelState } from '../loader/panelStorage';
import type { PageBus, PageEvent } from './pageBus';
import { eventsAfter, playSeries, recordPage, startRecording, stopRecording } from './recording';

const EVENTS = '@marketplace/contracts/events';

/** Gives this window a bus, as the federation runtime shares it on a page of the shop. */
function shareBus(): { trail: PageEvent[]; publish: jest.Mock } {
  const trail: PageEvent[] = [];
  const publish = jest.fn((topic: string, payload: unknown) => {
    trail.push({ topic, payload, at: performance.now() });
  });
  const bus: PageBus = { publish, trail: () => trail };
  const shared = { '1.0.0': { get: async () => () => ({ bus }) } };
  const instance = { shareScopeMap: { default: { [EVENTS]: shared } } };
  Object.assign(window, { __FEDERATION__: { __INSTANCES__: [instance] } });
  return { trail, publish };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  jest.useRealTimers();
  Reflect.deleteProperty(window, '__FEDERATION__');
});

const topics = () => readPanelState().series.map(({ topic }) => topic);

describe('recordPage', () => {
  it('records the events between start and stop, and those just before the page closes', async () => {
    const { publish } = shareBus();
    recordPage(window);
    publish('before', {});
    await jest.advanceTimersByTimeAsync(300);
    startRecording();
    await jest.advanceTimersByTimeAsync(300);
    publish('one', { n: 1 });
    publish('two', {});
    await jest.advanceTimersByTimeAsync(300);
    expect(topics()).toEqual(['one', 'two']);
    publish('at the end', {});
    window.dispatchEvent(new Event('pagehide'));
    expect(topics()).toEqual(['one', 'two', 'at the end']);
    stopRecording();
    publish('after', {});
    await jest.advanceTimersByTimeAsync(300);
    expect(topics()).toEqual(['one', 'two', 'at the end']);
  });

  it('continues the series of an earlier page of the tab', async () => {
    const { publish } = shareBus();
    const time = performance.timeOrigin - 5000;
    const series = [{ topic: 'on the page before', payload: {}, time }];
    changePanelState({ recordingSince: time - 1, series });
    publish('at the start of this page', {});
    recordPage(window);
    await jest.advanceTimersByTimeAsync(300);
    expect(topics()).toEqual(['on the page before', 'at the start of this page']);
  });

  it('waits for a page that has not loaded its bus yet', async () => {
    startRecording();
    recordPage(window);
    await jest.advanceTimersByTimeAsync(1000);
    const { publish } = shareBus();
    publish('late', {});
    await jest.advanceTimersByTimeAsync(300);
    expect(topics()).toEqual(['late']);
  });
});

describe('playSeries', () => {
  it('publishes the events in their order, with their pauses', async () => {
    const { publish } = shareBus();
    const pauses: number[] = [];
    const series = [
      { topic: 'a', payload: { n: 1 }, time: 1000 },
      { topic: 'b', payload: {}, time: 1250 },
      { topic: 'c', payload: {}, time: 1251 },
    ];
    await playSeries(window, series, async (ms) => void pauses.push(ms));
    expect(publish.mock.calls).toEqual([
      ['a', { n: 1 }],
      ['b', {}],
      ['c', {}],
    ]);
    expect(pauses).toEqual([0, 250, 1]);
  });

  it('fails on a page that has no bus', async () => {
    await expect(playSeries(window, [])).rejects.toThrow('event bus');
  });
});

it('eventsAfter adds the start time of the page to the time of each event', () => {
  const events = [
    { topic: 'old', payload: 1, at: 10 },
    { topic: 'new', payload: 2, at: 10.5 },
  ];
  expect(eventsAfter(1010, events, 1000)).toEqual([{ topic: 'new', payload: 2, time: 1010.5 }]);
});
