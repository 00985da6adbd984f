import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { TextAreaField } from './TextAreaField';

describe('TextAreaField', () => {
  it('accepts several lines and is described by its error message', async () => {
    renderUi(<TextAreaField label="Note" error="Too long" />);
    const field = screen.getByRole('textbox', { name: 'Note' });
    await userEvent.type(field, 'Ring twice{Enter}then wait');
    expect(field).toHaveValue('Ring twice\nthen wait');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Too long');
  });
});
