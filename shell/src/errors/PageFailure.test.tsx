import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/renderInShell';
import { PageFailure } from './PageFailure';

describe('PageFailure', () => {
  it('shows Retry, a link to the home page and the error code', async () => {
    const retry = jest.fn();
    renderInShell(<PageFailure status={503} code="4f2a91bc" onRetry={retry} isRetrying={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByText('Code: 4f2a91bc')).toBeVisible();
    expect(document.title).toBe('This part of the shop is not answering · Nodibazar');
  });

  it('says that the device is offline, and retries when the device comes online', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const retry = jest.fn();
    renderInShell(<PageFailure status={503} code="4f2a91bc" onRetry={retry} isRetrying={false} />);
    expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    expect(screen.getByText('This page opens by itself once you are online again.')).toBeVisible();
    expect(screen.queryByText(/503|4f2a91bc|not answering/)).not.toBeInTheDocument();
    onLine.mockRestore();
    fireEvent(window, new Event('online'));
    expect(retry).toHaveBeenCalled();
  });

  it('ignores Retry while a retry is running', async () => {
    const retry = jest.fn();
    renderInShell(<PageFailure status={503} code="4f2a91bc" onRetry={retry} isRetrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).not.toHaveBeenCalled();
  });
});
