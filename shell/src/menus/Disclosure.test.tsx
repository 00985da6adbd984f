import { Link } from '@marketplace/contracts/router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/renderInShell';
import { Disclosure } from './Disclosure';

function show({ opensOnHover = false, closesOnLeave = true } = {}) {
  renderInShell(
    <>
      <Disclosure
        label="Fish"
        group="menu"
        opensOnHover={opensOnHover}
        closesOnLeave={() => closesOnLeave}
      >
        <Link to="/product">River fish</Link>
      </Disclosure>
      <button type="button">Elsewhere</button>
      <p>Some text</p>
    </>,
  );
}

const summary = () => screen.getByText((_, element) => element?.localName === 'summary');
const panel = () => screen.getByRole('group');

describe('Disclosure', () => {
  it('opens and closes when its label is pressed', async () => {
    show();
    await userEvent.click(summary());
    expect(panel()).toHaveAttribute('open');
    await userEvent.click(summary());
    expect(panel()).not.toHaveAttribute('open');
  });

  it('opens on hover, and stays open when the visitor then presses its label', async () => {
    show({ opensOnHover: true });
    await userEvent.hover(summary());
    await waitFor(() => expect(panel()).toHaveAttribute('open'));
    await userEvent.click(summary());
    expect(panel()).toHaveAttribute('open');
  });

  it('closes when the mouse leaves if hovering had opened it', async () => {
    show({ opensOnHover: true });
    await userEvent.hover(summary());
    await waitFor(() => expect(panel()).toHaveAttribute('open'));
    await userEvent.unhover(panel());
    expect(panel()).not.toHaveAttribute('open');
  });

  it('closes on Escape and returns the focus to its label', async () => {
    show();
    await userEvent.click(summary());
    await userEvent.tab();
    expect(screen.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(panel()).not.toHaveAttribute('open');
    expect(summary()).toHaveFocus();
  });

  it('closes when the focus leaves it', async () => {
    show();
    await userEvent.click(summary());
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(panel()).not.toHaveAttribute('open');
  });

  it('closes on a press outside', async () => {
    show();
    await userEvent.click(summary());
    await userEvent.click(screen.getByText('Some text'));
    expect(panel()).not.toHaveAttribute('open');
  });

  it('closes when the visitor follows one of its links', async () => {
    show();
    await userEvent.click(summary());
    await userEvent.click(screen.getByRole('link'));
    await waitFor(() => expect(panel()).not.toHaveAttribute('open'));
  });

  it('stays open on Escape and on a press outside if it is a section of a list', async () => {
    show({ closesOnLeave: false });
    await userEvent.click(summary());
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Escape}');
    expect(panel()).toHaveAttribute('open');
  });
});
