/**
 * Returns an icon as a value of the CSS property `mask`. A page can then show an icon many times
 * without extra elements. The `background` of the masked element is the icon's colour.
 * @param shape path data of one of the `icons`
 * @param attributes SVG attributes of the path
 */
export const iconMask = (shape: string, attributes: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' stroke='%23000' stroke-linecap='round' stroke-linejoin='round' ${attributes}%3E%3Cpath d='${shape}'/%3E%3C/svg%3E") center / contain no-repeat`;
