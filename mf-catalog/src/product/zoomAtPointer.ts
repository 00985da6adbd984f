import type { PointerEvent } from 'react';

type Place = Pick<
  PointerEvent<HTMLElement>,
  'currentTarget' | 'pointerType' | 'clientX' | 'clientY'
>;

/** Tells the style sheet where the mouse is, so that what is under it grows in its place. */
export function zoomAtPointer({ currentTarget, pointerType, clientX, clientY }: Place) {
  if (pointerType !== 'mouse') return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const { style } = currentTarget;
  style.setProperty('--zoom-x', `${((clientX - left) / width) * 100}%`);
  style.setProperty('--zoom-y', `${((clientY - top) / height) * 100}%`);
}
