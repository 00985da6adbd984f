import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { PageHeading } from './PageHeading';

describe('PageHeading', () => {
  it('can be focused by a script, but not with Tab', async () => {
    renderUi(<PageHeading>Your cart</PageHeading>);
    const heading = screen.getByRole('heading', { level: 1, name: 'Your cart' });
    await userEvent.tab();
    expect(heading).not.toHaveFocus();
    heading.focus();
    expect(heading).toHaveFocus();
  });
});
