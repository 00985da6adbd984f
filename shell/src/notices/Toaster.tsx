import { useLingui } from '@lingui/react/macro';
import * as icons from '@marketplace/contracts/design/icons';
import { pageLife } from '@marketplace/contracts/rendering';
import { Link } from '@marketplace/contracts/router';
import styled, { css } from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useBarLift } from './useBarLift';
import { showInTopLayer, useToastHost } from './useToastHost';
import { type Toast, useToastQueue } from './useToastQueue';

const SHAPES = { success: icons.check, error: icons.alert, info: icons.info } as const;

/**
 * Shows toasts at the bottom centre, one after another (specification section 9). The live region
 * is always mounted, because screen readers do not announce a region that mounts with its message.
 */
export function Toaster() {
  const { t } = useLingui();
  const toastHost = useToastHost();
  const host = toastHost?.host;
  const [isPaused, setIsPaused] = useState(false);
  const { toast, dismiss } = useToastQueue(isPaused, toastHost);

  useBarLift(toast && host, usePlace(toast));

  const close = () => {
    setIsPaused(false);
    dismiss();
  };

  if (!host) return null;

  return createPortal(
    <Card
      ref={showInitially}
      popover="manual"
      role={toast && 'region'}
      aria-label={toast && t`Message`}
      $kind={toast?.kind}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      {toast && <Icon shape={SHAPES[toast.kind]} />}
      <p role="status" aria-live="polite">
        {toast?.message}
      </p>
      {toast?.link && (
        <Link to={toast.link.path} onClick={close}>
          {toast.link.label}
        </Link>
      )}
      {toast && <IconButton icon={icons.close} label={t`Dismiss`} onClick={close} />}
    </Card>,
    host,
  );
}

/**
 * Function of `toastLift` that places a toast; undefined until its code has loaded. Until then,
 * toasts appear at the lower edge.
 */
let placeOnce: typeof import('./toastLift').placeOnce | undefined;

/**
 * Loads the code that places toasts. It loads after the visitor's first interaction, because few
 * toasts appear earlier.
 */
function usePlace(toast: Toast | undefined) {
  useEffect(
    () =>
      pageLife.onceInteracted(() => {
        import(/* webpackChunkName: "toast-lift" */ './toastLift').then(
          (loaded) => {
            placeOnce = loaded.placeOnce;
          },
          () => undefined,
        );
      }),
    [],
  );
  return useMemo(() => (toast ? placeOnce?.() : undefined), [toast]);
}

// Returns nothing, because React would treat the result as a cleanup function.
const showInitially = (card: HTMLElement | null) => {
  showInTopLayer(card);
};

const raised = css`
  padding: var(--space-1) var(--space-1) var(--space-1) var(--space-4);
  background: var(--color-ink);
  box-shadow: var(--shadow-3);

  @media (forced-colors: active) {
    border: 1px solid canvastext;
  }
`;

const shown = {
  success: raised,
  info: raised,
  error: css`
    ${raised}
    background: var(--color-bad);
  `,
};

const Card = styled.div<{ $kind: Toast['kind'] | undefined }>`
  --color-focus: var(--color-surface);
  position: fixed;
  z-index: var(--z-toast);
  inset: auto var(--gutter) 0;
  /*
   * A lift by translate causes no layout shift. If a bar is below the toast, the bar's height
   * includes the safe area.
   */
  translate: 0
    calc(
      -1 *
      max(var(--bar-lift, 0px) + var(--space-3), var(--space-5), env(safe-area-inset-bottom))
    );
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: fit-content;
  max-width: min(480px, 100% - 2 * var(--gutter));
  margin-inline: auto;
  padding: 0;
  overflow: visible;
  border: 0;
  border-radius: var(--radius-m);
  background: none;
  color: var(--color-surface);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);
  ${({ $kind }) => $kind && shown[$kind]}

  p:not(:empty) {
    padding-block: var(--space-2);
  }

  a {
    display: grid;
    place-items: center;
    min-height: var(--target);
    color: inherit;
    font-weight: var(--weight-bold);
    white-space: nowrap;
  }
`;
