import styled from '@marketplace/contracts/styled';
import { iconShapes } from '../design/iconShapes';

/** The drawings there are; a new one is a new entry in `design/iconShapes.ts`. */
export type IconName = keyof typeof iconShapes;

type IconProps = {
  name: IconName;
  size?: 'small' | 'medium' | 'large';
  /** Filled instead of outlined: a heart that is on, a star that counts. */
  isFilled?: boolean;
};

const sizes = { small: 16, medium: 22, large: 40 };

/**
 * A drawing next to a text that says the same; always hidden from assistive technology, so a
 * button that shows only an icon needs its own name (`aria-label` or `VisuallyHidden`).
 */
export function Icon({ name, size = 'medium', isFilled = false }: IconProps) {
  return (
    <Drawing
      viewBox="0 0 24 24"
      width={sizes[size]}
      height={sizes[size]}
      fill={isFilled ? 'currentColor' : 'none'}
      aria-hidden="true"
    >
      <path d={iconShapes[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
