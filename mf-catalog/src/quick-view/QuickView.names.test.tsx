import { getProductByHandle } from '@marketplace/contracts/api/products';
import { bus } from '@marketplace/contracts/events';
import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { act, screen } from '@testing-library/react';
import { buildProduct } from '../testing/buildProduct';
import { fakeMarket } from '../testing/fakeMarket';
import { QuickView } from './QuickView';

it('the quick view sets the `lang` attribute of the product name wherever it shows the name', async () => {
  const product = buildProduct({ nameLanguage: 'en' });
  fakeMarket().reply(getProductByHandle, product);
  renderUi(<QuickView />);
  await act(async () => bus.publish('quick-view:requested', { handle: product.handle }));
  await screen.findByRole('heading', { name: product.name });
  for (const name of screen.getAllByText(product.name)) expect(name).toHaveAttribute('lang', 'en');
});
