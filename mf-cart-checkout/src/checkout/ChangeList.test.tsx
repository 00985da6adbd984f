import { renderUi } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { ChangeList } from './ChangeList';
import type { CartChange } from './cartChanges';

const line = { uuid: '0f0c1d1e-0000-4000-8000-000000000001', name: 'Rui Fish' };

describe('ChangeList', () => {
  it.each<[CartChange, string]>([
    [{ ...line, kind: 'gone' }, 'Rui Fish is no longer in your cart.'],
    [{ ...line, kind: 'new' }, 'Rui Fish was added to your cart.'],
    [
      { ...line, kind: 'closed', shopName: 'Padma Fish' },
      'Padma Fish is closed: remove Rui Fish to order the rest.',
    ],
    [{ ...line, kind: 'short', left: 0 }, 'Rui Fish is out of stock.'],
    [{ ...line, kind: 'short', left: 1 }, 'Only 1 of Rui Fish is left.'],
    [{ ...line, kind: 'short', left: 4 }, 'Only 4 of Rui Fish are left.'],
    [
      { ...line, kind: 'short', left: 0, before: 12 },
      'Rui Fish is out of stock. There were 12 when you added it.',
    ],
    [{ ...line, kind: 'unsold' }, 'Rui Fish is no longer sold.'],
    [
      { ...line, name: '', kind: 'gone' },
      'A product that is no longer sold is no longer in your cart.',
    ],
    [{ ...line, name: '', kind: 'unsold' }, 'A product in your cart is no longer sold.'],
    [
      { ...line, kind: 'price', before: 450, after: 1475.5 },
      'Rui Fish now costs ৳1,475.50 instead of ৳450.00.',
    ],
    [
      { ...line, kind: 'quantity', before: 1, after: 3 },
      'There are now 3 of Rui Fish instead of 1.',
    ],
  ])('describes the change %j', (change, sentence) => {
    renderUi(<ChangeList title="Your cart has changed" changes={[change]} />);
    expect(screen.getByRole('listitem')).toHaveTextContent(sentence);
  });

  it('shows names as text, even if they look like a tag', () => {
    const hostile = { ...line, name: '<b>x</b><0/>' };
    const shopName = '<i>Padma</i>';
    const changes: CartChange[] = [
      { ...hostile, kind: 'gone' },
      { ...hostile, kind: 'new' },
      { ...hostile, kind: 'closed', shopName },
      { ...hostile, kind: 'short', left: 0 },
      { ...hostile, kind: 'short', left: 3 },
      { ...hostile, kind: 'unsold' },
      { ...hostile, kind: 'price', before: 1, after: 2 },
      { ...hostile, kind: 'quantity', before: 1, after: 2 },
    ];
    for (const change of changes) {
      const { unmount } = renderUi(<ChangeList title="Changed" changes={[change]} />);
      const item = screen.getByRole('listitem');
      expect(item).toHaveTextContent(hostile.name);
      expect(item.querySelector('b')).toBeNull();
      if (change.kind === 'closed') expect(item).toHaveTextContent(shopName);
      unmount();
    }
  });

  it('shows the changes of two cart items with the same name', () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation();
    const other = { ...line, uuid: '0f0c1d1e-0000-4000-8000-000000000002' };
    const changes: CartChange[] = [line, other].map((each) => ({ ...each, kind: 'gone' }));
    renderUi(<ChangeList title="Changed" changes={changes} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });
});
