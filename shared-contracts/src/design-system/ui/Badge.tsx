import styled from '@marketplace/contracts/styled';

type BadgeTone = 'deal' | 'good' | 'warn' | 'bad' | 'neutral';

/**
 * A short status, e.g. "20% off" or "Delivered". The text alone is enough; the colour only supports
 * it.
 */
export const Badge = styled.span<{ $tone?: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  padding-inline: var(--space-2);
  /* The border makes the badge visible in forced-colours mode, which removes backgrounds. */
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  background: ${({ $tone = 'neutral' }) => tones[$tone].background};
  color: ${({ $tone = 'neutral' }) => tones[$tone].color};
  font-size: var(--text-xs);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);
  white-space: nowrap;
`;

const tones = {
  deal: { background: 'var(--color-deal)', color: 'var(--color-on-deal)' },
  good: { background: 'var(--color-good-soft)', color: 'var(--color-good)' },
  warn: { background: 'var(--color-warn-soft)', color: 'var(--color-warn)' },
  bad: { background: 'var(--color-bad-soft)', color: 'var(--color-bad)' },
  neutral: { background: 'var(--color-sunken)', color: 'var(--color-ink-soft)' },
};
