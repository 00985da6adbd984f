import styled from '@marketplace/contracts/styled';

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  overflow-wrap: break-word;

  @media (min-width: 600px) {
    padding: var(--space-8);
  }

  @media print {
    padding: 0;
    border: 0;
  }
`;

/** Two blocks side by side, or one below the other if there is too little space. */
export const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-8);
  break-inside: avoid;

  > * {
    flex: 1 1 200px;
    min-width: 0;
  }
`;

export const Block = styled.section`
  h2 {
    font-size: var(--text-m);
  }
`;

export const Label = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-xs);
  break-after: avoid;
`;

export const Note = styled.p`
  color: var(--color-ink-soft);
`;

export const Lines = styled.table`
  width: 100%;
  margin-block-start: var(--space-2);
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: var(--space-1) 0 var(--space-1) var(--space-3);
    border-block-end: 1px solid var(--color-line);
    text-align: end;
    vertical-align: top;

    @media print {
      padding-block: 2px;
    }
  }

  td {
    white-space: nowrap;
  }

  th {
    font-weight: inherit;
  }

  th:first-child {
    padding-inline-start: 0;
    overflow-wrap: anywhere;
    text-align: start;
  }

  thead th {
    color: var(--color-ink-soft);
    font-size: var(--text-xs);
    vertical-align: bottom;
  }

  small {
    display: block;
    color: var(--color-ink-soft);
  }
`;

export const Sums = styled.dl`
  font-variant-numeric: tabular-nums;
  break-inside: avoid;

  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-1);

    @media print {
      padding-block: 2px;
    }
  }

  dd {
    text-align: end;
  }

  [data-total='true'] {
    border-block-start: 1px solid var(--color-line-strong);
    font-weight: var(--weight-bold);
  }
`;
