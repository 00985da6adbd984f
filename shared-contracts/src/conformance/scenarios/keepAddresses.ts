import { createAddress, deleteAddress, listAddresses, updateAddress } from '../../api/addresses';
import type { Tester } from '../createTester';

/** Where parcels go in every scenario. */
export const ADDRESS = {
  name: 'Conformance Check',
  phone: '01711000009',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Gulshan',
  area: 'Gulshan 1',
  street: 'House 5, Road 11',
};

/** Saves an address, changes it and deletes it again. */
export async function keepAddresses({ call, findings }: Tester, token: string): Promise<void> {
  await call(listAddresses, {}, { token });
  const saved = await call(createAddress, { body: ADDRESS }, { token, mayRefuse: [409] });
  if (!saved) return findings.skip('updateAddress', 'no address could be saved');
  if (saved.phone !== '+8801711000009') {
    findings.differ('createAddress', 'phone has not got its +88');
  }
  const params = { uuid: saved.uuid };
  const changed = await call(updateAddress, { params, body: { area: 'Banani' } }, { token });
  if (changed && changed.area !== 'Banani') {
    findings.differ('updateAddress', 'area is not what it was changed to');
  }
  if (changed && changed.street !== ADDRESS.street) {
    findings.differ('updateAddress', 'street changes although it was left out');
  }
  await call(deleteAddress, { params }, { token });
}
