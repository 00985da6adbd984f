import { useLingui } from '@lingui/react/macro';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import styled from '@marketplace/contracts/styled';

const MOST_SHOWN = 99;

/**
 * A count on the corner of an icon. It takes no room of its own, so nothing moves when it appears.
 * For the eye only: the control it sits on says the count in its name.
 */
export function CountBadge({ count }: { count: number | undefined }) {
  const { i18n } = useLingui();
  if (count === undefined) return null;
  return (
    <Root aria-hidden="true" $isEmpty={count === 0}>
      {localDigits(count > MOST_SHOWN ? `${MOST_SHOWN}+` : count, i18n.locale)}
    </Root>
  );
}

const Root = styled.span<{ $isEmpty: boolean }>`
  position: absolute;
  inset-block-start: -9px;
  /* It grows towards its icon: with large text it would leave a small screen. */
  inset-inline-end: -10px;
  min-width: 1.6em;
  padding-inline: 5px;
  border-radius: var(--radius-pill);
  outline: 2px solid var(--color-brand);
  background: ${({ $isEmpty }) => ($isEmpty ? 'var(--color-on-brand-soft)' : 'var(--color-deal)')};
  color: ${({ $isEmpty }) => ($isEmpty ? 'var(--color-brand)' : 'var(--color-on-deal)')};
  font-size: 0.75rem;
  font-weight: var(--weight-bold);
  font-variant-numeric: tabular-nums;
  line-height: 1.6;
  text-align: center;
`;
