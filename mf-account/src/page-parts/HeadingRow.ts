import styled from '@marketplace/contracts/styled';
import { Cluster } from '@marketplace/contracts/ui/Cluster';

/**
 * A heading with a button at its end. As high as the button from the start: the heading stays where
 * it is when the button arrives after it.
 */
export const HeadingRow = styled(Cluster).attrs({ $justify: 'between' })`
  min-height: var(--target);
`;
