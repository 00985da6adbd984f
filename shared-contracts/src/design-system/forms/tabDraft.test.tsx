import { tabStorage } from '@marketplace/contracts/tabStorage';
import { clearDrafts, draftKey } from './tabDraft';

const keys = () => Object.keys(sessionStorage).sort();

beforeEach(() => {
  sessionStorage.clear();
  for (const writer of ['', 'guest', 'rahima', 'karim']) {
    tabStorage.write(draftKey('checkout', writer), writer);
  }
  tabStorage.write(draftKey('review fish', 'rahima'), 'Fresh');
  tabStorage.write('pendingOrder', 1);
});

it("clearDrafts removes every writer's draft of a form", () => {
  clearDrafts('checkout');
  expect(keys()).toEqual(['draft review fish rahima', 'pendingOrder']);
});

it('clearDrafts keeps the draft of the given writer', () => {
  clearDrafts('checkout', 'rahima');
  expect(keys()).toEqual(['draft checkout rahima', 'draft review fish rahima', 'pendingOrder']);
});

it('clearDrafts does not throw if storage is blocked', () => {
  const blocked = jest.spyOn(Storage.prototype, 'key').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => clearDrafts('checkout')).not.toThrow();
  blocked.mockRestore();
});
