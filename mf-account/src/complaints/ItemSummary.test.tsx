import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { buildOrder } from '../testing/buildOrder';
import { complaintItemsOf } from './ComplaintItem';
import { ItemSummary } from './ItemSummary';

it('ItemSummary sets the `lang` attribute of the product name', () => {
  const parcels = buildOrder().parcels.map((parcel) => ({
    ...parcel,
    orderItems: parcel.orderItems.map((item) => ({ ...item, productNameLanguage: 'en' })),
  }));
  for (const item of complaintItemsOf(buildOrder({ parcels }))) {
    renderUi(<ItemSummary item={item} />);
  }
  expect(screen.getByText('Padma hilsa')).toHaveAttribute('lang', 'en');
});
