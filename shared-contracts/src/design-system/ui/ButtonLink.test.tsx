import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { ButtonLink } from './ButtonLink';

describe('ButtonLink', () => {
  it('opens its page through the router', async () => {
    const { router } = renderUi(
      <ButtonLink to="/product" variant="primary">
        Browse products
      </ButtonLink>,
    );
    const link = screen.getByRole('link', { name: 'Browse products' });
    expect(link).toHaveAttribute('href', '/product');
    await userEvent.click(link);
    expect(router.state.location.pathname).toBe('/product');
  });
});
