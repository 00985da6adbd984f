import { act, screen } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell';
import { OfflineBar } from './OfflineBar';

const setOnline = (isOnline: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
const bar = () => screen.getByRole('status');

describe('OfflineBar', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is an empty live region while the device is online', () => {
    renderInShell(<OfflineBar />);
    expect(bar()).toBeEmptyDOMElement();
    expect(bar()).toHaveAttribute('aria-live', 'polite');
  });

  it('shows that the device is offline, and briefly that it is online again', () => {
    renderInShell(<OfflineBar />);
    setOnline(false);
    expect(bar()).toHaveTextContent('You are offline.');
    act(() => jest.advanceTimersByTime(60_000));
    expect(bar()).toHaveTextContent('You are offline.');
    setOnline(true);
    expect(bar()).toHaveTextContent('You are online again.');
    act(() => jest.advanceTimersByTime(3000));
    expect(bar()).toBeEmptyDOMElement();
  });

  it('moves the page and the sticky header down by its height while it is shown', () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.textContent ? 24 : 0;
    });
    const offsets = () => [
      document.body.style.paddingBlockStart,
      document.documentElement.style.getPropertyValue('--offline-bar'),
    ];
    renderInShell(<OfflineBar />);
    expect(offsets()).toEqual(['', '']);
    setOnline(false);
    expect(offsets()).toEqual(['24px', '24px']);
    setOnline(true);
    act(() => jest.advanceTimersByTime(3000));
    expect(offsets()).toEqual(['', '']);
  });

  it('says immediately that the device is offline if it was offline before the bar appeared', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderInShell(<OfflineBar />);
    expect(bar()).toHaveTextContent('You are offline.');
  });
});
