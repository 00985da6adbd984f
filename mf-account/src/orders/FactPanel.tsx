import styled from '@marketplace/contracts/styled';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { type ReactNode, useId } from 'react';

interface FactPanelProps {
  title: ReactNode;
  /** Shown beside the title, for example a status. */
  badge?: ReactNode;
  children: ReactNode;
}

/** A section of the order page. Its title is also the accessible name of the region. */
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
