import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import { QuantityStepper } from './QuantityStepper';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole('textbox', { name: 'Quantity' });

describe('QuantityStepper', () => {
  // @spec 5.6, 4.54
  it('counts up with plus, and down to 1 with minus', async () => {
    renderUi(<Counter from={1} />);
    await press('Increase quantity');
    await press('Increase quantity');
    expect(field()).toHaveValue('3');
    await press('Decrease quantity');
    await press('Decrease quantity');
    await press('Decrease quantity');
    expect(field()).toHaveValue('1');
  });

  it('counts down to 0 if its minimum is 0', async () => {
    const onChange = jest.fn();
    renderUi(<QuantityStepper quantity={1} minimum={0} onChange={onChange} itemName="Rui fish" />);
    await press('Decrease quantity');
    expect(onChange).toHaveBeenCalledWith(0);
  });

  // @spec 5.10, 5.20
  it('counts up to any quantity', async () => {
    renderUi(<Counter from={999} />);
    await press('Increase quantity');
    expect(field()).toHaveValue('1000');
  });

  // @spec 5.9, 5.19
  it('ignores typed digits', async () => {
    renderUi(<Counter from={2} />);
    await userEvent.type(field(), '9');
    expect(field()).toHaveValue('2');
  });

  // @spec 5.8, 5.18
  it('disables minus at 1, and keeps the focus on minus', async () => {
    renderUi(<Counter from={2} />);
    await press('Decrease quantity');
    const minus = screen.getByRole('button', { name: 'Decrease quantity' });
    expect(minus).toHaveAttribute('aria-disabled', 'true');
    expect(minus).toHaveFocus();
  });

  it('ignores presses while disabled', async () => {
    const onChange = jest.fn();
    renderUi(<QuantityStepper quantity={2} onChange={onChange} itemName="Rui fish" isDisabled />);
    await press('Increase quantity');
    await press('Decrease quantity');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is named after the product, and announces the new quantity to screen readers', async () => {
    renderUi(<Counter from={1} />);
    expect(screen.getByRole('group', { name: 'Quantity of Rui fish' })).toBeVisible();
    await press('Increase quantity');
    expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('2');
  });
});

function Counter({ from }: { from: number }) {
  const [quantity, setQuantity] = useState(from);
  return <QuantityStepper quantity={quantity} onChange={setQuantity} itemName="Rui fish" />;
}
