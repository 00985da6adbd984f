import { bus } from '@marketplace/contracts/events';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { act, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderInShell } from '../testing/renderInShell';
import { Toaster } from './Toaster';

const ask = (message: string) =>
  act(() => bus.publish('toast:requested', { kind: 'success', message }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const region = () => screen.getByRole('status');

/** Shows the toaster, and waits until screen readers have noticed its live region. */
function show(beside?: ReactNode) {
  const shown = renderInShell(
    <>
      <Toaster />
      {beside}
    </>,
  );
  wait(100);
  return shown;
}

const Modal = ({ title }: { title: string }) => (
  <Dialog isOpen onClose={() => undefined} title={title}>
    Fields
  </Dialog>
);

let openModals: (names: string[]) => void = () => undefined;

/** Two modals that can be open at the same time. */
function Modals() {
  const [names, setNames] = useState<string[]>([]);
  openModals = setNames;
  return names.map((name) => <Modal key={name} title={name} />);
}

describe('Toaster', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('has an empty polite live region before the first message', () => {
    show();
    expect(region()).toBeEmptyDOMElement();
    expect(region()).toHaveAttribute('aria-live', 'polite');
  });

  it('closes a message when the visitor follows the link in it', () => {
    const { router } = show();
    const link = { path: '/cart', label: 'View cart' };
    act(() => bus.publish('toast:requested', { kind: 'success', message: 'Item added', link }));
    fireEvent.click(screen.getByRole('link', { name: 'View cart' }));
    wait(0);
    expect(router.state.location.pathname).toBe('/cart');
    expect(region()).toBeEmptyDOMElement();
  });

  // @spec 9.1
  it('shows a message for 2000 ms', () => {
    show();
    const before = region();
    ask('Item added to cart');
    expect(region()).toHaveTextContent('Item added to cart');
    wait(1999);
    expect(region()).toHaveTextContent('Item added to cart');
    wait(1);
    expect(region()).toBeEmptyDOMElement();
    expect(region()).toBe(before);
  });

  it('shows messages one after another, and shows equal messages in a row only once', () => {
    show();
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
  ])('keeps a message visible while %s', (_when, enter, leave) => {
    show();
    ask('Item added to cart');
    enter(screen.getByRole('button', { name: 'Dismiss' }));
    wait(10_000);
    expect(region()).toHaveTextContent('Item added to cart');
    leave(screen.getByRole('button', { name: 'Dismiss' }));
    wait(2000);
    expect(region()).toBeEmptyDOMElement();
  });

  it('hides a message when the visitor dismisses it', () => {
    show();
    ask('Item added to cart');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(region()).toBeEmptyDOMElement();
  });

  it('moves into an open modal, because everything outside a modal is inert', () => {
    show(<Modal title="Login" />);
    ask('Email, phone or password is wrong');
    expect(screen.getByRole('dialog')).toContainElement(region());
    expect(region()).toHaveTextContent('Email, phone or password is wrong');
  });

  it('moves to the top modal when modals open and close during a message, and stays the same element', async () => {
    const showModals = (...names: string[]) => act(async () => openModals(names));
    show(<Modals />);
    const before = region();
    ask('Item added to cart');

    await showModals('Login');
    expect(screen.getByRole('dialog', { name: 'Login' })).toContainElement(region());
    // The quick view comes first in the document, but it was opened last, so it is on top.
    await showModals('Quick view', 'Login');
    expect(screen.getByRole('dialog', { name: 'Quick view' })).toContainElement(region());
    await showModals('Login');
    expect(screen.getByRole('dialog', { name: 'Login' })).toContainElement(region());
    await showModals();
    expect(region()).toBe(before);
    expect(region()).toHaveTextContent('Item added to cart');
  });

  it('delays a message after a move to a modal, because screen readers would miss an immediate message', async () => {
    show();
    const late = document.createElement('dialog');
    document.body.append(late);
    await act(async () => late.setAttribute('open', ''));
    ask('Something went wrong');
    expect(region()).toBeEmptyDOMElement();
    wait(100);
    expect(region()).toHaveTextContent('Something went wrong');
    late.remove();
  });
});
