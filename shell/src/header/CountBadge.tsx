import styled from '@marketplace/contracts/styled';

const MOST_SHOWN = 99;

/**
 * A count on the corner of an icon. It takes no room of its own, so nothing moves when it appears.
 * For the eye only: the control it sits on says the count in its name.
 */
export function CountBadge({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <Root aria-hidden="true" $isEmpty={count === 0}>
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </Root>
  );
}

const Root = styled.span<{ $isEmpty: boolean }>`
  position: absolute;
  inset-block-start: -9px;
  inset-inline-start: 13px;
  min-width: 19px;
  padding-inline: 5px;
  border-radius: var(--radius-pill);
  outline: 2px solid var(--color-brand);
  background: ${({ $isEmpty }) => ($isEmpty ? 'var(--color-on-brand-soft)' : 'var(--color-deal)')};
  color: ${({ $isEmpty }) => ($isEmpty ? 'var(--color-brand)' : 'var(--color-on-deal)')};
  font-size: 0.75rem;
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
  line-height: 19px;
  text-align: center;
`;
