import { useLingui } from '@lingui/react/macro';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import styled from '@marketplace/contracts/styled';

/** Where in the strip one is; pictures are named with their number, so it is not read out. */
export function PictureCounter({ shown, count }: { shown: number; count: number }) {
  const { i18n } = useLingui();
  return (
    <Figures aria-hidden="true">{localDigits(`${shown + 1} / ${count}`, i18n.locale)}</Figures>
  );
}

const Figures = styled.span`
  padding: 0 var(--space-2);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  color: var(--color-ink);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;
