import styled from '@marketplace/contracts/styled';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { type ReactNode, useId } from 'react';

interface FactPanelProps {
  title: ReactNode;
  /** Beside the title, e.g. a status. */
  badge?: ReactNode;
  children: ReactNode;
}

/** A titled section of the order page; a region named by its title. */
export function FactPanel({ title, badge, children }: FactPanelProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Stack $gap={3}>
        <Cluster $justify="between" $gap={2}>
          <Title id={id}>{title}</Title>
          {badge}
        </Cluster>
        {children}
      </Stack>
    </Panel>
  );
}

const Title = styled.h2`
  font-size: var(--text-l);
`;
