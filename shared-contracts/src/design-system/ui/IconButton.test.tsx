import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import * as icons from '../design/icons';
import { IconButton } from './IconButton';

describe('IconButton', () => {
  it('is named by its label, passes on aria-pressed, and calls onClick', async () => {
    const onClick = jest.fn();
    renderUi(
      <IconButton icon={icons.heart} label="Add to wishlist" aria-pressed onClick={onClick} />,
    );
    const button = screen.getByRole('button', { name: 'Add to wishlist', pressed: true });
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('hides its icon from assistive technology', () => {
    renderUi(<IconButton icon={icons.close} label="Close" />);
    expect(screen.getByRole('button').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});
