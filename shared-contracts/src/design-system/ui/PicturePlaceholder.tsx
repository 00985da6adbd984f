import styled from '@marketplace/contracts/styled';

type PicturePlaceholderProps = { alt: string; width: number; height: number };

/** Shows a drawing of a basket instead of a missing picture, in the picture's aspect ratio. */
export function PicturePlaceholder({ alt, width, height }: PicturePlaceholderProps) {
  const named = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <Canvas viewBox={`0 0 ${width * 96} ${height * 96}`} {...named}>
      <g transform={`translate(${width * 48 - 19} ${height * 48 - 19}) scale(0.8)`}>
        <path d="M8 21h32l-4 18H12L8 21Zm6 0 8-13m12 13-8-13M19 27v6m5-6v6m5-6v6" />
        <path d="M2 46c4 0 4-2.5 7.5-2.5S13.5 46 17 46s4-2.5 7.5-2.5S28.5 46 32 46s4-2.5 7.5-2.5S43.5 46 47 46" />
      </g>
    </Canvas>
  );
}

const Canvas = styled.svg`
  width: 100%;
  height: auto;
  background: var(--color-sunken);
  fill: none;
  stroke: var(--color-line-strong);
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
