import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { TextField } from './TextField';

describe('TextField', () => {
  it('is named by its label and accepts text', async () => {
    renderUi(<TextField label="Phone" type="tel" autoComplete="tel" name="phone" />);
    const field = screen.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(field, '01711');
    expect(field).toHaveValue('01711');
    expect(field).toHaveAttribute('autocomplete', 'tel');
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  it('is described first by its error, then by its hint', () => {
    renderUi(<TextField label="Phone" hint="11 digits." error="Field cannot be empty" />);
    const field = screen.getByRole('textbox', { name: 'Phone' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Field cannot be empty 11 digits.');
  });

  it('adds "(optional)" to the label of a field that may be left empty', () => {
    renderUi(<TextField label="Landmark" isOptional />);
    expect(screen.getByRole('textbox', { name: 'Landmark (optional)' })).toBeVisible();
  });

  it('keeps the typed text when an error appears', async () => {
    const { router } = renderUi(<FieldWithLateError />);
    await userEvent.type(screen.getByRole('textbox'), 'abc');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('textbox')).toHaveValue('abc');
    expect(router.state.location.pathname).toBe('/');
  });

  it('shows the button that it gets as `trailing`', () => {
    renderUi(<TextField label="Password" trailing={<button type="button">Show</button>} />);
    expect(screen.getByRole('button', { name: 'Show' })).toBeVisible();
  });
});

function FieldWithLateError() {
  const [error, setError] = useState<string>();
  return (
    <>
      <TextField label="Email" error={error} />
      <button type="button" onClick={() => setError('Not an e-mail address')}>
        Check
      </button>
    </>
  );
}
