import styled from '@marketplace/contracts/styled';
import type { ReactNode } from 'react';

/** One thing that is known of somebody, below its name. */
export function Detail({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Fact>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Fact>
  );
}

const Fact = styled.div`
  min-width: 0;

  dt {
    color: var(--color-ink-soft);
    font-size: var(--text-s);
  }

  dd {
    overflow-wrap: anywhere;
    font-weight: var(--weight-medium);
  }
`;
