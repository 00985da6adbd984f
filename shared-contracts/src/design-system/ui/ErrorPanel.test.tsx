import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { ErrorPanel } from './ErrorPanel';

describe('ErrorPanel', () => {
  it('is announced to screen readers, and calls onRetry when Retry is pressed', async () => {
    const onRetry = jest.fn();
    renderUi(<ErrorPanel title="This part did not load" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('This part did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('ignores Retry while a retry is running', async () => {
    const onRetry = jest.fn();
    renderUi(<ErrorPanel title="This part did not load" onRetry={onRetry} isRetrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).not.toHaveBeenCalled();
  });

  it('has no Retry button without onRetry', () => {
    renderUi(
      <ErrorPanel title="Gone">
        <a href="/">Go home</a>
      </ErrorPanel>,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('Go home')).toBeVisible();
  });
});
