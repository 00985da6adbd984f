import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { SelectField } from './SelectField';

const options = [
  { value: 'dhaka', label: 'Dhaka' },
  { value: 'khulna', label: 'Khulna' },
  { value: 'sylhet', label: 'Sylhet', isDisabled: true },
];

describe('SelectField', () => {
  it('shows its placeholder until an option is chosen', async () => {
    renderUi(<SelectField label="Division" placeholder="Choose" options={options} />);
    const select = screen.getByRole('combobox', { name: 'Division' });
    expect(select).toHaveDisplayValue('Choose');
    await userEvent.selectOptions(select, 'Khulna');
    expect(select).toHaveValue('khulna');
  });

  it('disables an option that has isDisabled', () => {
    renderUi(<SelectField label="Division" options={options} />);
    expect(screen.getByRole('option', { name: 'Sylhet' })).toBeDisabled();
  });

  it('is described by its error message', () => {
    renderUi(<SelectField label="Division" options={options} error="Choose a division" />);
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose a division');
  });
});
