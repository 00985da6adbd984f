import { screen } from '@testing-library/react';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { Notice } from './Notice';

describe('Notice', () => {
  it.each([
    ['bad', 'alert'],
    ['good', 'status'],
  ] as const)('announces a %s message as %s', (tone, role) => {
    renderUi(
      <Notice tone={tone} isAnnounced>
        Two prices changed
      </Notice>,
    );
    expect(screen.getByRole(role)).toHaveTextContent('Two prices changed');
  });

  it('is not announced to screen readers by default', () => {
    renderUi(<Notice tone="bad">Two prices changed</Notice>);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('Two prices changed')).toBeVisible();
  });
});
