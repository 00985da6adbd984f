import styled from '@marketplace/contracts/styled';
import { render } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell';

const First = styled.p`
  color: var(--color-ink);
`;
const Late = styled.p`
  color: var(--color-link);
`;

const sheets = () => document.querySelectorAll('style[data-styled]').length;

it('gives styles that come after the first view a sheet of their own', async () => {
  renderInShell(<First>৳380.00</First>);
  const before = sheets();
  render(<Late>৳410.00</Late>);
  expect(sheets()).toBe(before + 1);
});
