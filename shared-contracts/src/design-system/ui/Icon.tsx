import styled from '@marketplace/contracts/styled';
import type * as icons from '../design/icons';
import type * as moreIcons from '../design/moreIcons';

type Icons = typeof icons & typeof moreIcons;
export type IconShape = Icons[keyof Icons];

type IconProps = {
  shape: IconShape;
  size?: 'small' | 'medium' | 'large';
  /** Filled instead of outlined, e.g. the heart of a product that is on the wishlist. */
  isFilled?: boolean;
};

const sizes = { small: 16, medium: 22, large: 40 };

/**
 * An icon beside a text with the same meaning. It is always hidden from assistive technology, so a
 * button that contains only an icon needs a name (`aria-label` or `VisuallyHidden`).
 */
export function Icon({ shape, size = 'medium', isFilled = false }: IconProps) {
  return (
    <Drawing
      viewBox="0 0 24 24"
      width={sizes[size]}
      height={sizes[size]}
      fill={isFilled ? 'currentColor' : 'none'}
      aria-hidden="true"
    >
      <path d={shape} />
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
