/** Which slide of a strip is in sight, or more so than its neighbours; from 0. */
export const shownSlide = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;
