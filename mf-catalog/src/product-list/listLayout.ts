import { media } from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

/**
 * Heading, fold of the filters, filters, order and products, in this order. On phones fold and order
 * share a row; on wide screens the filters stand beside the products.
 */
export const ListLayout = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
  align-items: end;

  > * {
    grid-column: 1 / -1;
    min-width: 0;
  }

  > details,
  > form {
    grid-column: auto;
  }

  > aside {
    order: 1;
  }

  > section {
    order: 2;
  }

  ${media.medium} {
    grid-template-columns: 248px minmax(0, 1fr) 220px;
    grid-template-rows: auto 1fr;
    gap: var(--space-5) var(--space-8);
    align-items: start;

    > :first-child {
      grid-column: 1 / 3;
    }

    > form {
      grid-area: 1 / 3;
    }

    > aside {
      grid-area: 2 / 1;
      order: 0;
    }

    > section {
      grid-area: 2 / 2 / auto / -1;
    }
  }
`;

export const Count = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;
