import * as icons from '@marketplace/contracts/design/icons';
import { useLocation } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';

/** Delay before hovering opens an entry, ms, so that the mouse can cross an entry unnoticed. */
const HOVER_DELAY_MS = 120;

interface DisclosureProps {
  label: ReactNode;
  children: ReactNode;
  /** Name of a group. Only one disclosure of a group is open at a time. */
  group: string;
  opensOnHover?: boolean;
  /**
   * Returns true for a dropdown, which closes when the visitor leaves it. Returns false for a
   * section of a list, which stays open.
   */
  closesOnLeave: () => boolean;
  onOpen?: () => void;
}

/**
 * A native `<details>` that works as a dropdown. Without JavaScript, it opens by mouse, touch and
 * keyboard. With JavaScript, it can also open on hover, and then closes when the mouse leaves. It
 * closes on navigation, on Escape, on a press outside, and when the focus leaves.
 */
export function Disclosure({
  label,
  children,
  group,
  opensOnHover = false,
  closesOnLeave,
  onOpen,
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpenByHover = useRef(false);
  const { key } = useLocation();

  const close = () => {
    clearTimeout(hoverTimer.current);
    isOpenByHover.current = false;
    if (details.current) details.current.open = false;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is what closes it.
  useEffect(() => close, [key]);

  useEffect(() => {
    // Closes when the visitor presses outside. If the pressed element takes no focus, there is no
    // blur event.
    const handlePress = ({ target }: Event) => {
      const element = details.current;
      const isInside = target instanceof Node && element?.contains(target);
      if (element?.open && !isInside && closesOnLeave()) close();
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  });

  const handlePointerEnter = ({ pointerType }: PointerEvent) => {
    if (!opensOnHover || pointerType !== 'mouse' || !closesOnLeave()) return;
    hoverTimer.current = setTimeout(() => {
      if (!details.current || details.current.open) return;
      details.current.open = true;
      isOpenByHover.current = true;
    }, HOVER_DELAY_MS);
  };

  const handlePointerLeave = () => {
    if (isOpenByHover.current) close();
    else clearTimeout(hoverTimer.current);
  };

  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    const isInside = relatedTarget instanceof Node && details.current?.contains(relatedTarget);
    if (!isInside && relatedTarget && closesOnLeave()) close();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open || !closesOnLeave()) return;
    event.stopPropagation();
    close();
    details.current.querySelector('summary')?.focus();
  };

  return (
    <Root
      ref={details}
      name={group}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      onPointerEnter={handlePointerEnter}
      onPointerLeave={handlePointerLeave}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      <Summary
        onClick={(event) => {
          // Hovering has just opened the dropdown. The click that follows must not close it.
          if (isOpenByHover.current) event.preventDefault();
          isOpenByHover.current = false;
        }}
      >
        <span>{label}</span>
        <Icon shape={icons.chevronDown} size="small" />
      </Summary>
      {children}
    </Root>
  );
}

const Root = styled.details`
  &[open] > summary > svg:last-child {
    transform: rotate(180deg);
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--target);
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  > svg:last-child {
    transition: transform var(--duration-fast) var(--ease);
  }
`;
