import styled from '@marketplace/contracts/styled';

export const Banner = styled.div`
  aspect-ratio: 4;
  overflow: hidden;
  background: var(--color-sunken);
`;

// The logo overlaps the edge of the banner, beside the name.
export const Facts = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  padding: 0 var(--space-3) var(--space-3);
`;

export const Logo = styled.div`
  position: relative;
  grid-row: 1 / 3;
  width: 56px;
  height: 56px;
  margin-block-start: -12px;
  overflow: hidden;
  border: 2px solid var(--color-surface);
  border-radius: var(--radius-m);
  background: var(--color-sunken);
`;

// Every name has room for two lines, so that the numbers below the name line up across a row.
export const Name = styled.div`
  display: grid;
  align-content: center;
  height: calc(2lh + var(--space-2));
  padding-block-start: var(--space-2);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);

  > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-2);
  min-height: calc(var(--leading-body) * var(--text-s));
  color: var(--color-ink-soft);
  font-size: var(--text-xs);
  white-space: nowrap;
`;
