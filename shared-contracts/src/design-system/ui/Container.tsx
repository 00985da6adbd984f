import styled from '@marketplace/contracts/styled';

/** The centred column of a page, with its maximum width and the space at both sides. */
export const Container = styled.div<{ $width?: 'page' | 'text' }>`
  width: 100%;
  max-width: ${({ $width }) => ($width === 'text' ? '760px' : 'calc(var(--page-width) + 2 * var(--gutter))')};
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
