import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';

/** Height of a field's label and the gap below it. */
const LABEL = 'calc(var(--text-s) * var(--leading-body) + var(--space-1))';

/**
 * Contains, in this order, heading, toggle of the filters, filters, sort order and products. On
 * phones, the toggle and the sort order share a row, and the label of the sort order is hidden. On
 * wide screens, the filters stand beside the products. The first row reserves room for the sort
 * order, because a slow document may be painted before the sort order arrives.
 */
export const ListLayout = styled.div`
  display: grid;
  /* Two columns, or one column if the text is much larger than usual. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(34%, 8rem)), 1fr));
  gap: var(--space-2);

  > * {
    grid-column: 1 / -1;
    min-width: 0;
  }

  /* The number of products stands beside the heading, if there is room. */
  > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-3);
  }

  ${media.belowMedium} {
    h1 {
      font-size: var(--text-xl);
    }

    h2 {
      font-size: var(--text-l);
    }
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
    grid-template-columns: clamp(248px, 15.5rem, 30%) minmax(0, 1fr) clamp(220px, 13.75rem, 30%);
    grid-template-rows: minmax(calc(${LABEL} + 48px), auto) 1fr;
    gap: var(--space-5) var(--space-8);
    align-items: start;

    > :first-child {
      display: block;
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

/** The number of products. Keeps its height while the number is unknown. */
export const Count = styled.p`
  min-height: calc(1em * var(--leading-body));
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;
