import { Link } from '@marketplace/contracts/router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/renderInShell';
import { FormNotice } from './FormNotice';

it("FormNotice shows a form's result until the visitor opens another page", async () => {
  renderInShell(
    <>
      <FormNotice kind="success" message="Item added to cart" />
      <Link to="/cart">Cart</Link>
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Item added to cart');
  await userEvent.click(screen.getByRole('link'));
  expect(screen.queryByText('Item added to cart')).not.toBeInTheDocument();
});
