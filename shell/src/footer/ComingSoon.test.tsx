import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/renderInShell';
import { ComingSoon } from './ComingSoon';

const button = () => screen.getByRole('button', { name: 'Become Carrier' });
const tooltip = () => screen.getByRole('tooltip');

describe('a service that is not available yet', () => {
  beforeEach(() => {
    renderInShell(<ComingSoon>Become Carrier</ComingSoon>);
  });

  // @spec 2.40
  it('can be focused, is disabled, and says in a tooltip that it comes soon', async () => {
    await userEvent.tab();
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAccessibleDescription('Coming Soon..');
    expect(tooltip()).toHaveTextContent('Coming Soon..');
  });

  it('hides the tooltip on Escape until the next hover or focus', async () => {
    await userEvent.tab();
    const shown = tooltip().className;
    await userEvent.keyboard('{Escape}');
    expect(tooltip().className).not.toBe(shown);
    await userEvent.tab();
    expect(tooltip().className).toBe(shown);
  });
});
