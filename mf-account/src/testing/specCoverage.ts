import type { SpecRow } from '@marketplace/contracts/testing/specCoverage';

const addresses = 'mf-account/src/routes/profile.addresses.test.tsx';
const complaints = 'mf-account/src/routes/complaints.test.tsx';
const complaintForm = 'mf-account/src/routes/complaints.form.test.tsx';

/** The tests that hold what specification sections 4, 5, 8 and 9 say of addresses and complaints. */
export const SPEC_COVERAGE: readonly SpecRow[] = [
  [
    4,
    'After address create, update or delete the list is reloaded',
    addresses,
    'creates an address with +88 in its phone, says so and is loaded anew',
  ],
  [
    4,
    'After complaint create, update or delete the list is reloaded',
    complaints,
    'deletes a complaint after asking, and loads the list anew',
  ],
  [
    5,
    'Shipping address phones (create, update) get the prefix',
    addresses,
    'creates an address with +88 in its phone, says so and is loaded anew',
  ],
  [
    8,
    'Address and complaint list failures are only logged',
    complaints,
    'costs its own region where the list fails, only logs it, and loads it on Retry',
  ],
  [
    8,
    "'Address created successfully'",
    addresses,
    'creates an address with +88 in its phone, says so and is loaded anew',
  ],
  [
    8,
    "'Address updated successfully'",
    addresses,
    'updates an address, which can become the default one',
  ],
  [
    8,
    "'Address deleted successfully'",
    addresses,
    'deletes an address after asking, and leads the focus to its heading',
  ],
  [
    8,
    "'Complain created successfully'",
    complaintForm,
    'opens for the line that the address names, sends the complaint, and leaves that address',
  ],
  [
    8,
    "'Complain updated successfully'",
    complaintForm,
    'are kept, taken off and added when it is changed',
  ],
  [
    8,
    "'Complain deleted successfully'",
    complaints,
    'deletes a complaint after asking, and loads the list anew',
  ],
  [
    9,
    'Page sizes: addresses 10',
    addresses,
    'shows ten addresses a page, with the default one marked and links to the others',
  ],
  [9, '… complaints 6', complaints, 'shows six complaints a page, each whole'],
];
