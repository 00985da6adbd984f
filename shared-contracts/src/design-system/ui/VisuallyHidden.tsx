import styled from '@marketplace/contracts/styled';

/** Text for those who listen: read out, never painted. Renders a `span` unless `as` says else. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
