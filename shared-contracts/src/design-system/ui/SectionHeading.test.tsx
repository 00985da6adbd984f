import { screen } from '@testing-library/react';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { SectionHeading } from './SectionHeading';

describe('SectionHeading', () => {
  it('shows its link beside the heading, not inside it', () => {
    renderUi(
      <SectionHeading more={{ path: '/product', label: 'See all fish' }}>Fish</SectionHeading>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Fish' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all fish' })).toHaveAttribute('href', '/product');
  });
});
