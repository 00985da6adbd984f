import { EMPTY_SLOTS } from '@marketplace/contracts/federation/slotTable';
import { createServerWidgets } from './serverWidgets';

const Fallback = () => null;
const slots = { widgets: { SearchBox: 'mf_points' }, services: [] };
/** No remote can be loaded. */
const remotes = { routesOf: jest.fn(async () => undefined) };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the loader of widgets on the server', () => {
  it('returns the fallback if no remote fills the slot', async () => {
    const { load } = createServerWidgets(remotes, EMPTY_SLOTS)([]);
    expect(await load('SearchBox', Fallback)).toBe(Fallback);
    expect(remotes.routesOf).not.toHaveBeenCalled();
  });

  it('requests the widget of a slot from the remote that fills the slot, and throws if the remote is unavailable', async () => {
    const { load } = createServerWidgets(remotes, slots)([]);
    await expect(load('SearchBox', Fallback)).rejects.toThrow('mf_points/SearchBox');
    expect(remotes.routesOf).toHaveBeenCalledWith('mf_points');
  });

  it('throws without loading the remote if the remote is excluded', async () => {
    remotes.routesOf.mockClear();
    const { load } = createServerWidgets(remotes, slots)(['mf_points']);
    await expect(load('SearchBox', Fallback)).rejects.toThrow('mf_points/SearchBox');
    expect(remotes.routesOf).not.toHaveBeenCalled();
  });
});
