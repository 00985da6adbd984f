import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { savedAddress } from '../testing/buildOrder';
import { UpazilaCorrection } from './UpazilaCorrection';

it('UpazilaCorrection names upazila and district in the language of the page', () => {
  const placeNames = { division: 'ঢাকা', district: 'ঢাকা', upazila: 'সাভার পুরান' };
  const address = { ...savedAddress, placeNames };
  renderUi(
    <UpazilaCorrection address={address} upazilas={[]} drafted={undefined} problems={{}} />,
    { locale: 'bn' },
  );
  expect(screen.getByText(/^সাভার পুরান is no longer an upazila or thana of ঢাকা\./)).toBeVisible();
});
