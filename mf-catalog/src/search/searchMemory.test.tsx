import { bus } from '@marketplace/contracts/events';
import { forgetSearch, forgetSearches, readRecentSearches, rememberSearch } from './searchMemory';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('what was searched for on this device', () => {
  it('is kept with the latest first, each once, and no more than six', () => {
    for (const text of ['rui', 'mango', 'saree', 'honey', 'chilli', 'mustard oil', 'jute bag']) {
      rememberSearch(text);
    }
    rememberSearch('  Mango ');
    expect(readRecentSearches()).toEqual([
      'Mango',
      'jute bag',
      'mustard oil',
      'chilli',
      'honey',
      'saree',
    ]);
  });

  it.each(['', '   '])('is not added to by %j', (text) => {
    rememberSearch('rui');
    expect(rememberSearch(text)).toEqual(['rui']);
  });

  it('is forgotten one by one, or all at once', () => {
    rememberSearch('rui');
    rememberSearch('mango');
    expect(forgetSearch('rui')).toEqual(['mango']);
    forgetSearches();
    expect(readRecentSearches()).toEqual([]);
  });

  it.each([
    ['another program wrote there', '{"a":1}'],
    ['somebody cut it short', '{"owner":null,"texts":["rui"'],
    ['not all of it is text', '{"owner":null,"texts":["rui",7]}'],
    ['it has nothing to show', 'null'],
  ])('is nothing where %s', (_what, stored) => {
    localStorage.setItem('recentSearches', stored);
    expect(readRecentSearches()).toEqual([]);
  });

  it('stays with a visitor who signs in, and is gone when they have left', () => {
    rememberSearch('rui');
    bus.publish('session:changed', { isLogin: true, user: { uuid: 'c1', fullName: 'Rahima' } });
    expect(rememberSearch('mango')).toEqual(['mango', 'rui']);
    bus.publish('session:changed', { isLogin: false, user: null });
    expect(readRecentSearches()).toEqual([]);
    expect(rememberSearch('saree')).toEqual(['saree']);
  });

  it('is taken for nobody’s while it is not known who is signed in', () => {
    bus.publish('session:changed', { isLogin: true, user: null });
    expect(rememberSearch('hilsa')).toContain('hilsa');
    expect(localStorage.getItem('recentSearches') ?? '').not.toContain('hilsa');
    bus.publish('session:changed', { isLogin: false, user: null });
  });

  it('is nothing where the browser keeps nothing', () => {
    const block = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(block);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(block);
    expect(rememberSearch('rui')).toEqual(['rui']);
    expect(readRecentSearches()).toEqual([]);
  });
});
