import { addressValues, orderForm } from '../testing/orderForm';
import { readAddress } from './readAddress';

const read = (changes: Record<string, string | undefined> = {}) =>
  readAddress(orderForm(changes), 'shipping');

describe('readAddress', () => {
  it.each([
    ['01711223344', '+8801711223344'],
    ['+8801711223344', '+8801711223344'],
    ['01711-223 344', '+8801711223344'],
    ['০১৭১১২২৩৩৪৪', '+8801711223344'],
    [' 0255012345 ', '+880255012345'],
  ])('takes the phone %p as %p', (typed, phone) => {
    expect(read({ 'shipping.phone': typed })).toMatchObject({ address: { phone } });
  });

  it.each(['1711223344', '0171122', '017112233445566', 'call me', '+44 20 7946 0000', 'a@b.cd'])(
    'refuses the phone %p',
    (typed) => {
      expect(read({ 'shipping.phone': typed })).toEqual({
        problems: { 'shipping.phone': 'invalid' },
      });
    },
  );

  it.each(['name', 'phone', 'division', 'district', 'upazila', 'area', 'street'])(
    'wants the field %s',
    (field) => {
      expect(read({ [`shipping.${field}`]: '   ' })).toEqual({
        problems: { [`shipping.${field}`]: 'missing' },
      });
    },
  );

  it('can do without landmark and postcode', () => {
    expect(read({ 'shipping.landmark': undefined, 'shipping.postcode': undefined })).toHaveProperty(
      'address',
    );
  });

  it('says what is too long', () => {
    expect(read({ 'shipping.street': 'x'.repeat(201) })).toEqual({
      problems: { 'shipping.street': 'too-long' },
    });
  });

  it('trusts the phone of a saved address as the host does', () => {
    const choice = { shippingChoice: 'saved-uuid', 'shipping.phone': '+8809612345' };
    expect(read(choice)).toHaveProperty('address');
  });

  it('reads the billing address under its own names', () => {
    const form = orderForm({ ...addressValues('billing'), 'billing.name': 'Karim' });
    expect(readAddress(form, 'billing')).toMatchObject({ address: { name: 'Karim' } });
  });
});
