/** The ground of a shop's logo: its colour, with a paler disc that lets any drawing stand out. */
export function logoBackdrop(colour: string): string {
  return `<rect width="100" height="100" fill="${colour}"/>
<circle cx="50" cy="50" r="41" fill="#ffffff" opacity=".92"/>
<circle cx="50" cy="50" r="45.5" fill="none" stroke="#ffffff" stroke-width="1.2" stroke-dasharray="2.6 2.2" opacity=".7"/>`;
}
