import { bus } from '@marketplace/contracts/events';
import { clearSearches, readRecentSearches, recordSearch, removeSearch } from './searchHistory';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('the search history before the session is known', () => {
  it('does not overwrite the stored searches', () => {
    localStorage.setItem('recentSearches', '{"owner":"c1","texts":["rui"]}');
    expect(recordSearch('hilsa')).toEqual(['hilsa']);
    expect(localStorage.getItem('recentSearches')).toContain('"c1"');
  });
});

describe('the search history', () => {
  beforeEach(() => bus.publish('session:changed', { isLogin: false, user: null }));
  it('contains at most six searches, each once, the latest first', () => {
    for (const text of ['rui', 'mango', 'saree', 'honey', 'chilli', 'mustard oil', 'jute bag']) {
      recordSearch(text);
    }
    recordSearch('  Mango ');
    expect(readRecentSearches()).toEqual([
      'Mango',
      'jute bag',
      'mustard oil',
      'chilli',
      'honey',
      'saree',
    ]);
  });

  it.each(['', '   '])('does not store the blank text %j', (text) => {
    recordSearch('rui');
    expect(recordSearch(text)).toEqual(['rui']);
  });

  it('can be cleared one search at a time, or as a whole', () => {
    recordSearch('rui');
    recordSearch('mango');
    expect(removeSearch('rui')).toEqual(['mango']);
    clearSearches();
    expect(readRecentSearches()).toEqual([]);
  });

  it.each([
    ['the stored value has another format', '{"a":1}'],
    ['the stored value is truncated', '{"owner":null,"texts":["rui"'],
    ['the stored value contains a number instead of a text', '{"owner":null,"texts":["rui",7]}'],
    ['the stored value is null', 'null'],
  ])('is empty if %s', (_what, stored) => {
    localStorage.setItem('recentSearches', stored);
    expect(readRecentSearches()).toEqual([]);
  });

  it('stays when a visitor signs in, and is cleared when the customer logs out', () => {
    recordSearch('rui');
    bus.publish('session:changed', { isLogin: true, user: { uuid: 'c1', fullName: 'Rahima' } });
    expect(recordSearch('mango')).toEqual(['mango', 'rui']);
    bus.publish('session:changed', { isLogin: false, user: null });
    expect(readRecentSearches()).toEqual([]);
    expect(recordSearch('saree')).toEqual(['saree']);
  });

  it('is not stored while the customer of the session is unknown', () => {
    bus.publish('session:changed', { isLogin: true, user: null });
    expect(recordSearch('hilsa')).toContain('hilsa');
    expect(localStorage.getItem('recentSearches') ?? '').not.toContain('hilsa');
    bus.publish('session:changed', { isLogin: false, user: null });
  });

  it('is empty if the browser blocks storage', () => {
    const block = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(block);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(block);
    expect(recordSearch('rui')).toEqual(['rui']);
    expect(readRecentSearches()).toEqual([]);
  });
});
