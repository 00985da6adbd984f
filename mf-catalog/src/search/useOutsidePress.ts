import { type RefObject, useEffect } from 'react';

/**
 * Calls `onPress` after a press outside an element. A blur event is not enough, because on an
 * iPhone a tap on plain text leaves the focus in the field.
 */
export function useOutsidePress(
  element: RefObject<HTMLElement | null>,
  isWatching: boolean,
  onPress: () => void,
): void {
  useEffect(() => {
    if (!isWatching) return;
    const handlePress = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) onPress();
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [element, isWatching, onPress]);
}
