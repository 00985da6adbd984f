import { bus } from '@marketplace/contracts/events';
import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildSummary } from '../testing/buildProduct';
import { ProductCard } from './ProductCard';
import { pressQuickView, QuickViewButton } from './QuickViewButton';

describe('the quick view button of a card', () => {
  it('asks for the product, has the focus for afterwards, and is busy until that moves', async () => {
    const asked = jest.fn();
    const stop = bus.subscribe('quick-view:requested', asked);
    renderUi(<QuickViewButton product={buildSummary()} />);
    const button = screen.getByRole('button', { name: 'Quick view of Rui fish' });
    button.focus = jest.fn(button.focus.bind(button));
    await userEvent.click(button);
    expect(asked).toHaveBeenCalledWith({ handle: 'rui-fish' });
    expect(button.focus).toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.tab();
    expect(button).not.toHaveAttribute('aria-busy');
    stop();
  });

  it('asks for the product of its card where only markup is there', () => {
    const asked = jest.fn();
    const stop = bus.subscribe('quick-view:requested', asked);
    const product = buildSummary({ handle: 'রুই-মাছ' });
    renderUi(<ProductCard product={product} sizes="1px" />);
    pressQuickView(screen.getByRole('button', { name: 'Quick view of Rui fish' }));
    expect(asked).toHaveBeenCalledWith({ handle: 'রুই-মাছ' });
    pressQuickView(screen.getByRole('link', { name: 'Rui fish' }));
    expect(asked).toHaveBeenCalledTimes(1);
    stop();
  });
});
