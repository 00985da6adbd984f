import styled, { keyframes } from '@marketplace/contracts/styled';

type SkeletonProps = {
  /** `text`: lines; `picture`: a square; `button`: a 44 px bar; `block`: a box of `height` px. */
  shape?: 'text' | 'picture' | 'button' | 'block';
  lines?: number;
  /** Height in px for `block`: that of the content it replaces. */
  height?: number;
};

/**
 * A placeholder for loading content in its size, which prevents layout shifts. Hidden from
 * assistive technology: the region announces loading once, with `aria-busy` or a status.
 */
export function Skeleton({ shape = 'text', lines = 1, height = 120 }: SkeletonProps) {
  if (shape !== 'text') return <Shape $shape={shape} $height={height} aria-hidden="true" />;
  return (
    <Lines aria-hidden="true">
      {[...Array(lines).keys()].map((line) => (
        <Line key={line} />
      ))}
    </Lines>
  );
}

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const Shape = styled.div<{ $shape: 'picture' | 'button' | 'block'; $height: number }>`
  border-radius: var(--radius-m);
  background: var(--color-sunken);
  animation: ${breathe} 1.6s ease-in-out infinite;
  ${({ $shape, $height }) =>
    ({
      picture: 'aspect-ratio: 1;',
      button: 'height: var(--target);',
      block: `height: ${$height}px;`,
    })[$shape]}
`;

const Lines = styled.div`
  display: grid;
`;

// As high as a line of text, but painted thinner; the gap belongs to the size.
const Line = styled.div`
  height: calc(1em * var(--leading-body));
  border-radius: var(--radius-s);
  background: var(--color-sunken) content-box;
  padding-block: 0.28em;
  animation: ${breathe} 1.6s ease-in-out infinite;

  &:last-child:not(:first-child) {
    width: 62%;
  }
`;
