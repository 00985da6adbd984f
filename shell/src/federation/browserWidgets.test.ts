import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { createPageI18n } from '../page/messages/createPageI18n';
import { createBrowserWidgets } from './browserWidgets';
import { loadRemoteModule } from './loadRemoteModule';

allowsConsole(/"what":"widget SearchBox","detail":"down"/);

// Replaces the loading of remotes. Each test decides whether the remote loads.
jest.mock('./loadRemoteModule', () => ({ loadRemoteModule: jest.fn(), factsOf: () => ({}) }));
const loadModule = jest.mocked(loadRemoteModule);

const SearchBox = () => null;
const open = (widgets: Record<string, string>) =>
  createBrowserWidgets('en', createPageI18n('en', []), widgets);

beforeEach(() => loadModule.mockReset());

describe('the loader of widgets in the browser', () => {
  it('loads the widget of a slot once, from the remote that fills the slot', async () => {
    loadModule.mockResolvedValue({ default: SearchBox });
    const { load } = open({ SearchBox: 'mf_points' });
    expect(await Promise.all([load('SearchBox'), load('SearchBox')])).toEqual([
      SearchBox,
      SearchBox,
    ]);
    expect(loadModule.mock.calls).toEqual([['mf_points', 'SearchBox', expect.any(Number)]]);
  });

  it('returns nothing for a slot that no remote fills, and reports no failure', async () => {
    expect(await open({}).load('SearchBox')).toBeUndefined();
    expect(loadModule).not.toHaveBeenCalled();
  });

  it('returns nothing if the remote is down, and loads it again at the next call', async () => {
    loadModule.mockRejectedValueOnce(new Error('down')).mockResolvedValue({ default: SearchBox });
    const { load } = open({ SearchBox: 'mf_points' });
    expect(await load('SearchBox')).toBeUndefined();
    expect(await load('SearchBox')).toBe(SearchBox);
  });
});
