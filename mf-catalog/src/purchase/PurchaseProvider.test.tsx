import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { buildProductWithOptions } from '../testing/buildProduct';
import { PurchaseProvider, useChoice, useOptions, usePurchase } from './PurchaseProvider';

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

  function OptionButton() {
    const { selection, choose } = useOptions();
    renders.push('options');
    return (
      <button type="button" onClick={() => choose(1, 'Pieces')}>
        option {selection[1]}
      </button>
    );
  }

  function ChosenVariant() {
    const { variant } = useChoice();
    renders.push('choice');
    return <p>variant at {variant?.price}</p>;
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
        <OptionButton />
        <ChosenVariant />
        <QuantityButton />
      </Choosable>,
    );
    await screen.findByText('variant at 380');
    renders.splice(0);
  };

  it('after a choice, renders the options first, and then only what depends on the choice', async () => {
    await show();
    fireEvent.click(screen.getByText('option Whole'));
    expect(screen.getByText('option Pieces')).toBeVisible();
    expect(renders).toEqual(['options']);
    expect(await screen.findByText('variant at 410')).toBeVisible();
    expect(renders).toEqual(['options', 'choice', 'purchase']);
  });

  it('does not render the options again when the quantity changes', async () => {
    await show();
    await userEvent.click(screen.getByText('1 add-to-cart'));
    expect(renders).toEqual(['purchase']);
  });

  it('resets the quantity to 1 when another option is chosen', async () => {
    await show();
    await userEvent.click(screen.getByText('1 add-to-cart'));
    expect(screen.getByText('2 add-to-cart')).toBeVisible();
    await userEvent.click(screen.getByText('option Whole'));
    expect(await screen.findByText('1 add-to-cart')).toBeVisible();
  });

  it.each([
    ['useOptions', OptionButton],
    ['useChoice', ChosenVariant],
    ['usePurchase', QuantityButton],
  ])('is required by %s', (name, Consumer) => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(() => render(<Consumer />)).toThrow(`${name} is used outside a PurchaseProvider.`);
  });
});
