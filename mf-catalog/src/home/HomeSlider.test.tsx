import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomeSlider } from './HomeSlider';

const slide = (name: string) => ({
  uuid: name,
  title: `${name} season`,
  subtitle: 'From Rajshahi',
  url: `/product?productName=${name}`,
  imageUrls: { smallImageUrl: `/${name}-800.webp`, mediumImageUrl: `/${name}-1600.webp` },
});

const WIDTH = 400;

const show = (...names: string[]) =>
  renderRoutes([{ path: '/', element: <HomeSlider slides={names.map(slide)} /> }]);
const dots = () => screen.getAllByRole('link', { name: /^Slide \d/ });
const shown = () => dots().findIndex((dot) => dot.hasAttribute('aria-current'));
const pictures = () => [...document.querySelectorAll('img')];

function setReducedMotion(matches: boolean) {
  Object.assign(window, { matchMedia: () => ({ matches }) });
}

beforeEach(() => {
  setReducedMotion(false);
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
    requestIdleCallback: (run: () => void) => setTimeout(run),
    cancelIdleCallback: clearTimeout,
  });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: unknown) {
    // The cast is safe: the component always passes options.
    this.scrollLeft = (to as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  };
});
afterEach(() => jest.useRealTimers());

describe('HomeSlider', () => {
  it('links each slide to its page, and each dot to its slide', () => {
    show('Mango', 'Litchi');
    const link = screen.getByRole('link', { name: /^Litchi season/ });
    expect(link).toHaveAttribute('href', '/product?productName=Litchi');
    const [, second] = dots();
    expect(second).toHaveAccessibleName('Slide 2: Litchi season');
    expect(document.getElementById(second?.getAttribute('href')?.slice(1) ?? '')).toContainElement(
      link,
    );
  });

  it('loads only the first picture with high priority, and lists its file widths', () => {
    show('Mango', 'Litchi');
    expect(pictures().map((picture) => picture.getAttribute('fetchpriority'))).toEqual([
      'high',
      null,
    ]);
    expect(pictures()[0]).toHaveAttribute('srcset', '/Mango-800.webp 800w, /Mango-1600.webp 1600w');
  });

  it('fetches the next picture after hydration, but not the picture after the next', async () => {
    show('Mango', 'Litchi', 'Jackfruit');
    const loading = () => pictures().map((picture) => picture.getAttribute('loading'));
    expect(loading()).toEqual([null, 'lazy', 'lazy']);
    await waitFor(() => expect(loading()).toEqual([null, null, 'lazy']));
  });

  it('shows the slide of a pressed dot without following the link of the dot', async () => {
    const { router } = show('Mango', 'Litchi');
    await screen.findByRole('button', { name: 'Next slide' });
    // The cast is safe: two slides have two dots.
    await userEvent.click(dots()[1] as HTMLElement);
    expect(shown()).toBe(1);
    expect(router.state.location.hash).toBe('');
  });

  it('shows the next or previous slide after a press on an arrow button, and wraps around at both ends', async () => {
    show('Mango', 'Litchi');
    const next = await screen.findByRole('button', { name: 'Next slide' });
    await userEvent.click(next);
    expect(shown()).toBe(1);
    await userEvent.click(next);
    expect(shown()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(shown()).toBe(1);
  });

  it('pauses after a press on "Pause", and continues after a press on "Play"', async () => {
    show('Mango', 'Litchi');
    const pause = await screen.findByRole('button', { name: 'Pause the slides' });
    jest.useFakeTimers();
    fireEvent.click(pause);
    jest.advanceTimersByTime(20_000);
    expect(shown()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
    jest.advanceTimersByTime(6000);
    expect(screen.getByRole('button', { name: 'Pause the slides' })).toBeVisible();
    expect(document.querySelector('ul')?.scrollLeft).toBe(WIDTH);
  });

  it('stops playing at the first interaction', async () => {
    show('Mango', 'Litchi');
    await screen.findByRole('button', { name: 'Pause the slides' });
    fireEvent.pointerDown(screen.getByRole('link', { name: /^Mango/ }));
    expect(screen.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  });

  it('does not start by itself if reduced motion is set', async () => {
    setReducedMotion(true);
    show('Mango', 'Litchi');
    expect(await screen.findByRole('button', { name: 'Play the slides' })).toBeVisible();
  });

  it('has neither dots nor buttons if there is only one slide', () => {
    show('Mango');
    expect(screen.getByRole('link')).toHaveTextContent('Mango season');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('renders nothing without slides', () => {
    const { container } = show();
    expect(container).toBeEmptyDOMElement();
  });
});
