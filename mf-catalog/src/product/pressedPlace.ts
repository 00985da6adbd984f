import type { MouseEvent } from 'react';

type Press = Pick<MouseEvent<HTMLElement>, 'currentTarget' | 'detail' | 'clientX' | 'clientY'>;

/**
 * How far to scroll a picture that becomes twice as large, so that what was pressed stays where it
 * is. A key presses no place: the middle stays.
 */
export function pressedPlace({ currentTarget, detail, clientX, clientY }: Press) {
  const box = currentTarget.getBoundingClientRect();
  if (detail === 0) return { left: box.width / 2, top: box.height / 2 };
  return { left: clientX - box.left, top: clientY - box.top };
}
