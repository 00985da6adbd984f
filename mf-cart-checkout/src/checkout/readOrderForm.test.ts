import { placeOrder } from '@marketplace/contracts/api/orders';
import { postalAddress } from '../testing/buildOrder';
import { addressValues, orderForm } from '../testing/orderForm';
import { readOrderForm } from './readOrderForm';

describe('readOrderForm', () => {
  it('uses the delivery address as the billing address if the form says that both are the same', () => {
    expect(readOrderForm(orderForm())).toEqual({
      body: {
        cartUuid: '0f0c1d1e-0000-4000-8000-000000000001',
        shippingAddress: postalAddress,
        billingAddress: postalAddress,
        paymentMethod: 'cash-on-delivery',
        note: '',
        expectedSubtotal: 500,
        expectedTotal: 560,
      },
    });
  });

  // @spec 3.24
  it('returns a request body that the contract accepts', () => {
    const reading = readOrderForm(orderForm({ note: ' Ring twice ' }));
    const body = 'body' in reading ? reading.body : undefined;
    expect(placeOrder.body?.safeParse(body).success).toBe(true);
    expect(body?.note).toBe('Ring twice');
  });

  it('returns the problems of both addresses', () => {
    const form = orderForm({
      isBillingSame: undefined,
      ...addressValues('billing'),
      'shipping.name': '',
      'billing.phone': '123',
    });
    expect(readOrderForm(form)).toEqual({
      problems: { 'shipping.name': 'missing', 'billing.phone': 'invalid' },
    });
  });
});
