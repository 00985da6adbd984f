import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell, setScreen } from '../testing/renderInShell';
import { useSheet } from './useSheet';

function Sheet() {
  const sheet = useSheet({ label: 'Menu', wideFrom: 1150, focusFirst: 'button' });
  return (
    <>
      <button type="button">Before</button>
      <div id="sheet" data-testid="sheet" {...sheet}>
        <input type="hidden" />
        <button type="button" popoverTarget="sheet">
          Close
        </button>
        <p>Fresh fish</p>
        <button type="button">Login</button>
        <a href="/blog">Blog</a>
        <a href="/product" tabIndex={-1}>
          Suggestion
        </a>
      </div>
      <button type="button">After</button>
    </>
  );
}

const hidePopover = jest.fn();

/** Dispatches the event of a popover, because jsdom has no popovers. */
const toggle = (newState: 'open' | 'closed') =>
  act(() => {
    screen.getByTestId('sheet').dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  });

function open() {
  const rendered = renderInShell(<Sheet />);
  toggle('open');
  return rendered;
}

describe('a sheet', () => {
  beforeEach(() => {
    setScreen('narrow');
    hidePopover.mockReset();
    Object.assign(HTMLElement.prototype, { hidePopover });
  });
  afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'));

  it('is not a dialog while it is closed', () => {
    renderInShell(<Sheet />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  // @spec 4.17, 4.36
  it('takes the focus and stops the page from scrolling while it is open', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(document.documentElement).toHaveAttribute('data-scroll-locks', '1');
    toggle('closed');
    expect(document.documentElement).not.toHaveAttribute('data-scroll-locks');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lets the page scroll again if it is removed while it is open', () => {
    // When the sheet is removed, the browser fires no `toggle` event.
    open().unmount();
    expect(document.documentElement).not.toHaveAttribute('data-scroll-locks');
  });

  it('keeps the focus inside when the visitor presses Tab while it is open', async () => {
    open();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(hidePopover).not.toHaveBeenCalled();
    toggle('closed');
  });

  it('keeps the focus inside when the visitor presses a text and then Tab', async () => {
    open();
    await userEvent.click(screen.getByText('Fresh fish'));
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveFocus();
    await userEvent.click(screen.getByText('Fresh fish'));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    toggle('closed');
  });

  it('moves the focus itself when Tab is pressed, because Tab skips links and buttons in Safari', () => {
    open();
    const login = screen.getByRole('button', { name: 'Login' });
    const press = (shiftKey: boolean) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab', shiftKey });
    expect(press(false)).toBe(false);
    expect(login).toHaveFocus();
    press(false);
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveFocus();
    press(true);
    expect(login).toHaveFocus();
    toggle('closed');
  });

  it('closes when the page changes', async () => {
    const { router } = open();
    await act(() => router.navigate('/blog'));
    expect(hidePopover).toHaveBeenCalled();
    toggle('closed');
  });

  it('closes when the visitor presses a button inside', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(hidePopover).toHaveBeenCalled();
    toggle('closed');
  });

  it('does not keep the focus inside while it is closed', async () => {
    renderInShell(<Sheet />);
    screen.getByRole('link', { name: 'Blog' }).focus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });
});
