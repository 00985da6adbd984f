import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { Dialog } from './Dialog';
import { TextField } from './TextField';

const open = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
const dialog = () => screen.queryByRole('dialog', { name: 'Welcome back' });
const isScrollLocked = () => document.documentElement.hasAttribute('data-scroll-locks');

describe('Dialog', () => {
  it('renders nothing while closed', () => {
    renderUi(<SignIn />);
    expect(document.querySelector('dialog')).not.toBeInTheDocument();
  });

  it('renders its content hidden if isPrepared is true, and then opens and closes normally', async () => {
    renderUi(<SignIn canPrepare />);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Phone')).toBeInTheDocument();
    expect(dialog()).toBeNull();
    expect(isScrollLocked()).toBe(false);
    await open();
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toHaveFocus();
    expect(isScrollLocked()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    expect(isScrollLocked()).toBe(false);
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
  });

  it('opens as a modal, moves the focus to its title and stops the page from scrolling', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    renderUi(<SignIn />);
    await open();
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toHaveFocus();
    expect(isScrollLocked()).toBe(true);
    showModal.mockRestore();
  });

  it('moves the focus to the field with data-autofocus', async () => {
    renderUi(<SignIn hasAutofocus />);
    await open();
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  });

  it('returns the focus to the button that opened it and unlocks scrolling when it closes', async () => {
    renderUi(<SignIn />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
    expect(isScrollLocked()).toBe(false);
  });

  it('calls onClose on Escape, so that the parent can close the dialog', async () => {
    renderUi(<SignIn />);
    await open();
    const element = screen.getByRole('dialog');
    const cancel = createEvent('cancel', element, { cancelable: true });
    fireEvent(element, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(dialog()).not.toBeInTheDocument();
  });

  it('closes when the backdrop is pressed', async () => {
    renderUi(<SignIn />);
    await open();
    await userEvent.click(screen.getByRole('dialog'));
    expect(dialog()).not.toBeInTheDocument();
  });

  it('stays open if a press begins inside the dialog and ends outside', async () => {
    renderUi(<SignIn />);
    await open();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('textbox', { name: 'Phone' }) },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ]);
    expect(dialog()).toBeInTheDocument();
  });

  it('keeps scrolling locked after closing if another dialog is still open', async () => {
    renderUi(
      <>
        <Dialog isOpen onClose={jest.fn()} title="Quick view">
          Rui fish
        </Dialog>
        <SignIn />
      </>,
    );
    await open();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
    expect(dialog()).not.toBeInTheDocument();
    expect(isScrollLocked()).toBe(true);
  });
});

function SignIn({ hasAutofocus = false, canPrepare = false }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const close = () => {
    setIsOpen(false);
    setIsPressed(false);
  };
  return (
    <>
      <button
        type="button"
        onPointerDown={() => setIsPressed(canPrepare)}
        onClick={() => setIsOpen(true)}
      >
        Sign in
      </button>
      <Dialog isOpen={isOpen} isPrepared={isPressed} onClose={close} title="Welcome back">
        <TextField label="Phone" data-autofocus={hasAutofocus || undefined} />
      </Dialog>
    </>
  );
}
