import { act, renderHook } from '@testing-library/react';
import { useIsBelowViewport } from './useIsBelowViewport';

function start(place: { current: HTMLElement | null }) {
  let hear: (entries: object[]) => void = () => undefined;
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(listener: typeof hear) {
        hear = listener;
      }
      observe() {}
      disconnect() {}
    },
  });
  const { result } = renderHook(() => useIsBelowViewport(place));
  const tell = (isIntersecting: boolean, top: number) =>
    act(() => hear([{ isIntersecting, boundingClientRect: { top } }]));
  return { result, tell };
}

const place = { current: document.createElement('div') };

describe('useIsBelowViewport', () => {
  it('is false while the container is in view or above the viewport, and true once it is below', () => {
    const { result, tell } = start(place);
    expect(result.current).toBe(false);
    tell(true, 300);
    expect(result.current).toBe(false);
    tell(false, -900);
    expect(result.current).toBe(false);
    tell(false, 900);
    expect(result.current).toBe(true);
  });

  it('is true immediately if container and content are rendered at the same time', () => {
    expect(start({ current: null }).result.current).toBe(true);
  });
});
