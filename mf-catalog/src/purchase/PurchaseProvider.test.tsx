import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { buildProductWithOptions } from '../testing/buildProduct';
import { PurchaseProvider, useChoice, usePurchase } from './PurchaseProvider';

const product = buildProductWithOptions();

function Choosable({ children }: { children: ReactNode }) {
  const [selection, setSelection] = useState<readonly string[]>(['1 kg', 'Whole']);
  const [choose] = useState(
    () => (index: number, value: string) =>
      setSelection((olds) => olds.map((old, at) => (at === index ? value : old))),
  );
  return (
    <PurchaseProvider product={product} selection={selection} choose={choose}>
      {children}
    </PurchaseProvider>
  );
}

describe('PurchaseProvider', () => {
  const renders: string[] = [];
  beforeEach(() => renders.splice(0));

  function Plain() {
    renders.push('plain');
    return null;
  }

  function ChoiceButton() {
    const { variant, choose } = useChoice();
    renders.push('choice');
    return (
      <button type="button" onClick={() => choose(1, 'Pieces')}>
        variant at {variant?.price}
      </button>
    );
  }

  function QuantityButton() {
    const { quantity, setQuantity, state } = usePurchase();
    renders.push('purchase');
    return (
      <button type="button" onClick={() => setQuantity(quantity + 1)}>
        {quantity} {state}
      </button>
    );
  }

  const show = async () => {
    renderUi(
      <Choosable>
        <Plain />
        <ChoiceButton />
        <QuantityButton />
      </Choosable>,
    );
    await screen.findByText('variant at 380');
    renders.splice(0);
  };

  it('renders what shows the choice when another is made, and nothing else', async () => {
    await show();
    await userEvent.click(screen.getByText('variant at 380'));
    expect(screen.getByText('variant at 410')).toBeVisible();
    expect(renders).toContain('choice');
    expect(renders).not.toContain('plain');
  });

  it('renders no options when the quantity changes', async () => {
    await show();
    await userEvent.click(screen.getByText('1 add-to-cart'));
    expect(renders).toEqual(['purchase']);
  });

  it('sets the quantity back to 1 when another choice is made', async () => {
    await show();
    await userEvent.click(screen.getByText('1 add-to-cart'));
    expect(screen.getByText('2 add-to-cart')).toBeVisible();
    await userEvent.click(screen.getByText('variant at 380'));
    expect(screen.getByText('1 add-to-cart')).toBeVisible();
  });

  it.each([
    ['useChoice', ChoiceButton],
    ['usePurchase', QuantityButton],
  ])('is required by %s', (name, Consumer) => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(() => render(<Consumer />)).toThrow(`${name} is used outside a PurchaseProvider.`);
  });
});
