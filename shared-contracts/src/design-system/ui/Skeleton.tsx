import styled, { keyframes } from '@marketplace/contracts/styled';

type SkeletonProps = {
  /** `text`: lines; `picture`: a square; `button`: a 44 px bar; `block`: a box of `height` px. */
  shape?: 'text' | 'picture' | 'button' | 'block';
  lines?: number;
  /** Height in px of a `block`: that of the content it replaces. */
  height?: number;
};

/**
 * A placeholder with the size of the content that is loading, to prevent layout shifts. It is
 * hidden from assistive technology. Instead, the surrounding region announces once that it is
 * loading, with `aria-busy` or a status.
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

// As high as a line of text. Only the middle is painted; the rest is the gap between lines.
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
