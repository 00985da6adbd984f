import { withoutScripts } from '@marketplace/contracts/design/withoutScripts';
import styled from '@marketplace/contracts/styled';

/** Hides its content in browsers without scripts. */
export const Scripted = styled.span`
  display: contents;

  ${withoutScripts} {
    display: none;
  }
`;
