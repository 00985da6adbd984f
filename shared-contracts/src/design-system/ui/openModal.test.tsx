import { openModal } from './openModal';

/**
 * Method calls on the dialog, in order. jsdom has no popovers, so the tests define their methods.
 */
let steps: string[];
const proto = HTMLElement.prototype;

beforeEach(() => {
  jest.useFakeTimers();
  steps = [];
  delete document.documentElement.dataset.scrollLocks;
  document.body.innerHTML = '<dialog><h2 tabindex="-1">Filter</h2><input></dialog>';
  Object.defineProperty(proto, 'popover', { value: null, writable: true, configurable: true });
  proto.showPopover = () => void steps.push('popover');
  proto.hidePopover = () => void steps.push('hidden');
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function show(
    this: HTMLDialogElement,
  ) {
    steps.push('modal');
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const name of ['popover', 'showPopover', 'hidePopover']) Reflect.deleteProperty(proto, name);
});

function open() {
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  return { dialog, close: openModal(dialog, dialog.querySelector('h2')) };
}
const isScrollLocked = () => document.documentElement.hasAttribute('data-scroll-locks');
const nextFrame = () => jest.advanceTimersByTime(100);

describe('openModal', () => {
  it('shows a popover, and makes it a modal one frame later without moving the focus', () => {
    open();
    expect(steps).toEqual(['popover']);
    // Scrolling is locked only in the next frame. The lock makes the browser recompute all styles,
    // which would delay the first paint of the popover.
    expect(isScrollLocked()).toBe(false);
    expect(document.querySelector('h2')).toHaveFocus();
    document.querySelector('input')?.focus();
    nextFrame();
    expect(steps).toEqual(['popover', 'hidden', 'modal']);
    expect(isScrollLocked()).toBe(true);
    expect(document.querySelector('input')).toHaveFocus();
    expect(document.querySelector('[autofocus]')).toBeNull();
  });

  it.each(['keydown', 'pointerdown'])(
    'makes the popover a modal before the page handles a %s event',
    (type) => {
      open();
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(steps).toEqual(['popover', 'hidden', 'modal']);
      nextFrame();
      expect(steps).toHaveLength(3);
    },
  );

  it('returns a function that closes the dialog, whether it is a popover or a modal', () => {
    const { dialog, close } = open();
    close();
    nextFrame();
    expect(steps).toEqual(['popover', 'hidden']);
    const again = open();
    nextFrame();
    again.close();
    expect(dialog.open).toBe(false);
    expect(isScrollLocked()).toBe(false);
  });

  it('opens a modal immediately if the browser has no popovers', () => {
    Reflect.deleteProperty(proto, 'popover');
    const { close } = open();
    expect(steps).toEqual(['modal']);
    expect(isScrollLocked()).toBe(true);
    close();
    expect(isScrollLocked()).toBe(false);
    expect(document.querySelector('dialog')?.open).toBe(false);
  });
});
