import { Trans, useLingui } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { useEffect, useState } from 'react';
import { bottomBarHeight } from './bottomBarHeight';
import { useBarLift } from './useBarLift';

interface ServedPageBarProps {
  /** True while the page tries by itself to load its code. */
  isTrying: boolean;
  onRetry: () => Promise<void>;
}

/** Time until screen readers have noticed a new live region, ms. */
const ANNOUNCE_DELAY_MS = 100;

/**
 * Bar at the lower edge of the screen while the page inside the layout is only the server's markup.
 * Says that some buttons do not work, and offers a retry. Links and search forms work.
 */
export function ServedPageBar({ isTrying, onRetry }: ServedPageBarProps) {
  const { t } = useLingui();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [isAnnounced, setIsAnnounced] = useState(false);
  const [isRetrying, setIsRetrying] = useState(false);
  useBarLift(bar, bottomBarHeight);

  useEffect(() => {
    const timer = setTimeout(() => setIsAnnounced(true), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const handleRetry = () => {
    setIsRetrying(true);
    // If a retry fails, the page and the bar do not change.
    const finish = () => setIsRetrying(false);
    onRetry().then(finish, finish);
  };

  const text = isTrying
    ? t`Some buttons on this page are not working yet. Trying again …`
    : t`Some buttons on this page are not working.`;
  return (
    <Bar ref={setBar} role="region" aria-label={t`Message`}>
      <p>{text}</p>
      <VisuallyHidden as="p" role="status" aria-live="polite">
        {isAnnounced && text}
      </VisuallyHidden>
      <Button onClick={handleRetry} isLoading={isRetrying}>
        <Trans>Retry</Trans>
      </Button>
    </Bar>
  );
}

/*
 * Appears later than the page, and moves when another bar appears below it. Moving by translate
 * causes no layout shift.
 */
const Bar = styled.div`
  position: fixed;
  z-index: var(--z-toast);
  inset: auto var(--gutter) 0;
  translate: 0
    calc(-1 * max(var(--bar-lift, 0px) + var(--space-3), env(safe-area-inset-bottom)));
  display: flex;
  align-items: center;
  gap: var(--space-3);
  max-width: 560px;
  margin-inline: auto;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border: 1px solid currentcolor;
  border-radius: var(--radius-m);
  background: var(--color-warn-soft);
  color: var(--color-warn);
  box-shadow: var(--shadow-3);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);

  p:first-child {
    flex: 1;
  }
`;
