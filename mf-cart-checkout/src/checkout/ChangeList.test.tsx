import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { ChangeList } from './ChangeList';
import type { CartChange } from './cartChanges';

const name = 'Rui Fish';

describe('ChangeList', () => {
  it.each<[CartChange, string]>([
    [{ name, kind: 'gone' }, 'Rui Fish is no longer in your cart.'],
    [{ name, kind: 'new' }, 'Rui Fish was added to your cart.'],
    [
      { name, kind: 'closed', shopName: 'Padma Fish' },
      'Padma Fish is closed: remove Rui Fish to order the rest.',
    ],
    [{ name, kind: 'short', left: 0 }, 'Rui Fish is out of stock.'],
    [{ name, kind: 'short', left: 1 }, 'Only 1 of Rui Fish is left.'],
    [{ name, kind: 'short', left: 4 }, 'Only 4 of Rui Fish are left.'],
    [
      { name, kind: 'short', left: 0, before: 12 },
      'Rui Fish is out of stock. There were 12 when you added it.',
    ],
    [{ name, kind: 'unsold' }, 'Rui Fish is no longer sold.'],
    [{ name: '', kind: 'unsold' }, 'A product in your cart is no longer sold.'],
    [
      { name, kind: 'price', before: 450, after: 1475.5 },
      'Rui Fish now costs ৳1,475.50 instead of ৳450.00.',
    ],
    [{ name, kind: 'quantity', before: 1, after: 3 }, 'There are now 3 of Rui Fish instead of 1.'],
  ])('%j', (change, sentence) => {
    renderUi(<ChangeList title="Your cart has changed" changes={[change]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(sentence);
  });
});
