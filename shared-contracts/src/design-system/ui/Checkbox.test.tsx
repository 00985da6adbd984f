import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { Checkbox } from './Checkbox';

describe('Checkbox', () => {
  it('is ticked when its label is pressed', async () => {
    renderUi(<Checkbox label="Fruits" name="category" value="fruits" />);
    await userEvent.click(screen.getByText('Fruits'));
    expect(screen.getByRole('checkbox', { name: 'Fruits' })).toBeChecked();
  });
});
