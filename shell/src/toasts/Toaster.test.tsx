import { bus } from '@marketplace/contracts/events';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell';
import { Toaster } from './Toaster';

const ask = (message: string) =>
  act(() => bus.publish('toast:requested', { kind: 'success', message }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const region = () => screen.getByRole('status');

describe('Toaster', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('has a polite live region before there is anything to say', () => {
    renderInShell(<Toaster />);
    expect(region()).toBeEmptyDOMElement();
    expect(region()).toHaveAttribute('aria-live', 'polite');
  });

  it('shows a message for 2000 ms', () => {
    renderInShell(<Toaster />);
    const before = region();
    ask('Item added to cart');
    expect(region()).toHaveTextContent('Item added to cart');
    wait(1999);
    expect(region()).toHaveTextContent('Item added to cart');
    wait(1);
    expect(region()).toBeEmptyDOMElement();
    expect(region()).toBe(before);
  });

  it('shows messages one after another, and one that repeats itself once', () => {
    renderInShell(<Toaster />);
    ask('First');
    ask('Second');
    ask('Second');
    expect(region()).toHaveTextContent('First');
    wait(2000);
    expect(region()).toHaveTextContent('Second');
    wait(2000);
    expect(region()).toBeEmptyDOMElement();
  });

  it.each([
    ['the mouse is over it', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus is in it', fireEvent.focus, fireEvent.blur],
  ])('stays while %s', (_when, enter, leave) => {
    renderInShell(<Toaster />);
    ask('Item added to cart');
    enter(screen.getByRole('button', { name: 'Dismiss' }));
    wait(10_000);
    expect(region()).toHaveTextContent('Item added to cart');
    leave(screen.getByRole('button', { name: 'Dismiss' }));
    wait(2000);
    expect(region()).toBeEmptyDOMElement();
  });

  it('goes away when dismissed', () => {
    renderInShell(<Toaster />);
    ask('Item added to cart');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(region()).toBeEmptyDOMElement();
  });

  it('speaks from inside an open modal, where all else is inert', () => {
    renderInShell(
      <>
        <Toaster />
        <Dialog isOpen onClose={() => undefined} title="Login">
          Fields
        </Dialog>
      </>,
    );
    ask('Email, phone or password is wrong');
    wait(100);
    expect(screen.getByRole('dialog')).toContainElement(region());
    expect(region()).toHaveTextContent('Email, phone or password is wrong');
  });
});
