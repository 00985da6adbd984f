import styled from '@marketplace/contracts/styled';
import { Cluster } from '@marketplace/contracts/ui/Cluster';

/**
 * A heading with a button at its end, or below it where there is no room. The heading is as high as
 * the button, so that it stays where it is when the button arrives after it.
 */
export const HeadingRow = styled(Cluster).attrs({ $justify: 'between' })`
  > :first-child {
    display: grid;
    align-content: center;
    min-height: var(--target);
  }
`;
