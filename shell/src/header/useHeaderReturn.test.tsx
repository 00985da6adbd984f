import { fireEvent, renderHook } from '@testing-library/react';
import { useHeaderReturn } from './useHeaderReturn';

const scrollTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
  return document.documentElement.dataset.header;
};

it('useHeaderReturn hides the header on scrolling down, and shows it on scrolling up', () => {
  scrollTo(0);
  const { unmount } = renderHook(useHeaderReturn);
  expect(scrollTo(90)).toBeUndefined();
  expect(scrollTo(400)).toBe('away');
  expect(scrollTo(395)).toBe('away');
  expect(scrollTo(300)).toBeUndefined();
  expect(scrollTo(305)).toBeUndefined();
  expect(scrollTo(500)).toBe('away');
  expect(scrollTo(0)).toBeUndefined();
  unmount();
  expect(scrollTo(900)).toBeUndefined();
});
