const COLOUR = /#([0-9a-f]{6}|[0-9a-f]{3})\b/gi;

function channelsOf(hex: string): [number, number, number] {
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const value = Number.parseInt(full, 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function turnColour(hex: string, degrees: number): string {
  const [red, green, blue] = channelsOf(hex);
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const spread = most - least;
  if (spread === 0) return `#${hex}`;
  const lightness = (most + least) / 2;
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sector =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  const hue = (((sector * 60 + degrees) % 360) + 360) % 360;
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const share = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** An SVG in other colours: every hue turned by as many degrees, so that a red shrimp comes blue. */
export function turnHue(svg: string, degrees: number): string {
  return svg.replace(COLOUR, (_, hex: string) => turnColour(hex, degrees));
}
