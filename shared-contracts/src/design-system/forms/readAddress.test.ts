import type { AddressKind } from './addressFormFields';
import { readAddress } from './readAddress';

const TYPED = {
  name: 'Rahima Khatun',
  phone: '01711223344',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Savar',
  area: 'Hemayetpur',
  street: 'House 12, Road 4',
  landmark: '',
  postcode: '',
};

/** A submitted form; `undefined` leaves out a field. */
function formOf(changes: Partial<Record<keyof typeof TYPED, string>>, kind: AddressKind) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...TYPED, ...changes })) {
    if (value !== undefined) form.set(`${kind}.${field}`, value);
  }
  return form;
}

const read = (changes: Partial<Record<keyof typeof TYPED, string>> = {}) =>
  readAddress(formOf(changes, 'shipping'), 'shipping');

describe('readAddress', () => {
  it.each([
    ['01711223344', '+8801711223344'],
    ['+8801711223344', '+8801711223344'],
    ['1711223344', '+8801711223344'],
    ['01711-223 344', '+8801711223344'],
    ['০১৭১১২২৩৩৪৪', '+8801711223344'],
    [' 0255012345 ', '+880255012345'],
    ['\u202A+880 1711\u2011223344\u202C', '+8801711223344'],
  ])('reads the phone %p as %p', (typed, phone) => {
    expect(read({ phone: typed })).toMatchObject({ address: { phone } });
  });

  it.each(['0171122', '017112233440', '017112233445566', 'call me', '+44 20 7946 0000', 'a@b.cd'])(
    'refuses the phone %p',
    (phone) => {
      expect(read({ phone })).toEqual({ problems: { 'shipping.phone': 'invalid' } });
    },
  );

  it.each(['name', 'phone', 'division', 'district', 'upazila', 'area', 'street'])(
    'requires the field %s',
    (field) => {
      for (const empty of ['   ', '\u200B', '\u3164']) {
        expect(read({ [field]: empty })).toEqual({
          problems: { [`shipping.${field}`]: 'missing' },
        });
      }
    },
  );

  it('accepts an address without landmark and postcode', () => {
    expect(read({ landmark: undefined, postcode: undefined })).toHaveProperty('address');
  });

  it('reports a field that is too long', () => {
    expect(read({ street: 'x'.repeat(201) })).toEqual({
      problems: { 'shipping.street': 'too-long' },
    });
  });

  it('accepts a phone in a saved address even if it refuses the same phone in a typed address', () => {
    const form = formOf({ phone: '+8809612345' }, 'shipping');
    expect(readAddress(form, 'shipping', false)).toHaveProperty('address');
    expect(readAddress(form, 'shipping')).toHaveProperty('problems');
  });

  it('reads the fields of a billing address', () => {
    const form = formOf({ name: 'Karim' }, 'billing');
    expect(readAddress(form, 'billing')).toMatchObject({ address: { name: 'Karim' } });
  });
});
