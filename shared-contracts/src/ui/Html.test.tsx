import { screen } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { Html } from './Html';

describe('Html', () => {
  it('renders the markup it is given', () => {
    renderUi(<Html html="<h2>Storage</h2><ul><li>Keep cool</li></ul>" />);
    expect(screen.getByRole('heading', { name: 'Storage' })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('Keep cool');
  });
});
