import { bottomNoticeHeight } from './bottomBarHeight';

/** Gap between the toast and what is below it, px (`--space-3`). */
const GAP = 12;
const CONTROLS = 'button, input, select, textarea, summary, [data-button]';

/**
 * Finds the lowest place in the lower half of the screen where the toast covers no control of the
 * page. If a modal contains the toast, only controls of the modal count.
 * @param host element with the toast, which is already shown
 * @returns distance from the lower edge of the screen, px. If controls are everywhere, this is the
 * height of the bars at the lower edge
 */
export function toastLift(host: Element): number {
  const { innerHeight } = window;
  const { left, right, height } = (host.firstElementChild ?? host).getBoundingClientRect();
  const controls = [...(host.closest('dialog') ?? document).querySelectorAll(CONTROLS)]
    .filter((control) => !host.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter((control) => control.height > 0 && control.left < right && control.right > left);

  const lowest = bottomNoticeHeight(host);
  let lift = lowest;
  for (;;) {
    const bottom = innerHeight - lift - GAP;
    const top = bottom - height;
    if (top < innerHeight / 2) return lowest;
    const covered = controls.find((control) => control.top < bottom && control.bottom > top);
    if (!covered) return lift;
    lift = innerHeight - covered.top;
  }
}

/**
 * Chooses the place of one toast once, because the toast must not jump while the visitor scrolls.
 * Later, only a bar raises the toast.
 */
export function placeOnce(): (host: Element) => number {
  let lift: number | undefined;
  return (host) => {
    lift ??= toastLift(host);
    return Math.max(lift, bottomNoticeHeight(host));
  };
}
