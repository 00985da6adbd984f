import styled, { css } from '@marketplace/contracts/styled';

/** Not painted, but read out and focusable. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** Text for those who listen: read out, never painted. Renders a `span` unless `as` says else. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
  white-space: nowrap;
`;
