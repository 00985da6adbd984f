import { screen } from '@testing-library/react';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { ButtonLink } from './ButtonLink';
import { EmptyState } from './EmptyState';

describe('EmptyState', () => {
  it('shows its title, its text and a link to the next step', () => {
    renderUi(
      <EmptyState title="Your cart is empty" text="Fresh fish is a tap away.">
        <ButtonLink to="/product">Browse products</ButtonLink>
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByText('Fresh fish is a tap away.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse products' })).toBeVisible();
  });
});
