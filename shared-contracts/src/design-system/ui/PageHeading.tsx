import styled from '@marketplace/contracts/styled';

/**
 * The page's only `h1`. The shell focuses it after a navigation, so that screen readers start at
 * the new page; `tabIndex` -1 keeps it out of the tab sequence.
 */
export const PageHeading = styled.h1.attrs({ tabIndex: -1, 'data-page-heading': true })`
  scroll-margin-top: 96px;
`;
