import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { localDigits } from '../../contracts/i18n/localDigits';
import { iconMask } from '../design/iconMask';
import * as icons from '../design/icons';
import { starOutline } from '../design/starOutline';
import { VisuallyHidden } from './VisuallyHidden';

type RatingProps = {
  /** Average from 0 to 5; 0 or null if there are no ratings. */
  average: number | null | undefined;
  /** Number of ratings, if known. */
  count?: number;
  /** Shows one star and the average, for cards; renders nothing if there are no ratings. */
  isCompact?: boolean;
};

/** SVG path of five stars, 24 units apart. */
const fiveStars = [12, 36, 60, 84, 108].map((tip) => `M${tip} 3.5${starOutline}`).join('');

/**
 * Stars with the average beside them, which screen readers read as "4.3 out of 5 stars". If there
 * are no ratings, a text says so.
 */
export function Rating({ average, count, isCompact = false }: RatingProps) {
  const { i18n, t } = useLingui();
  if (!average) {
    return isCompact ? null : (
      <Root>
        <Trans>No ratings yet</Trans>
      </Root>
    );
  }
  const clamped = Math.min(5, Math.max(0, average));
  const shown = localDigits(clamped.toFixed(1), i18n.locale);
  const figure = (
    <>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{t`${shown} out of 5 stars`}</VisuallyHidden>
    </>
  );
  if (isCompact) return <Compact>{figure}</Compact>;
  return (
    <Root>
      <Stars filled={clamped} />
      {figure}
      {count !== undefined && (
        <span>{`(${t`${plural(count, { one: '# review', other: '# reviews' })}`})`}</span>
      )}
    </Root>
  );
}

/**
 * Draws five stars. The inner svg clips the filled stars at the average, so that no style attribute
 * is needed.
 */
function Stars({ filled }: { filled: number }) {
  return (
    <Drawing viewBox="0 0 120 24" width={90} height={18} aria-hidden="true">
      <path d={fiveStars} />
      <svg width={filled * 24} height={24} aria-hidden="true">
        <path d={fiveStars} fill="currentColor" />
      </svg>
    </Drawing>
  );
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

/** Lists show many of these stars, so each is one pseudo-element instead of four elements. */
const Compact = styled(Root)`
  &::before {
    flex: none;
    width: 18px;
    height: 18px;
    background: var(--color-star);
    content: '';
    -webkit-mask: ${iconMask(icons.star, "stroke-width='1.5'")};
    mask: ${iconMask(icons.star, "stroke-width='1.5'")};
  }

  @media (forced-colors: active) {
    &::before {
      background: canvastext;
      forced-color-adjust: none;
    }
  }
`;

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linejoin: round;
  color: var(--color-star);
`;
