import { Plural, Trans, useLingui } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { localDigits } from '../../contracts/i18n/localDigits';
import { starOutline } from '../design/iconShapes';
import { VisuallyHidden } from './VisuallyHidden';

type RatingProps = {
  /** 0 to 5; 0 or null where nobody has rated yet. */
  average: number | null | undefined;
  /** Number of ratings, if known. */
  count?: number;
  /** One star and the number, for cards; nothing at all where there is no rating. */
  isCompact?: boolean;
};

/** Drawn as one path each, side by side 24 apart: a list of products has many of them. */
const oneStar = `M12 3.5${starOutline}`;
const fiveStars = [12, 36, 60, 84, 108].map((tip) => `M${tip} 3.5${starOutline}`).join('');

/** Stars with the number beside them; read out as "4.3 out of 5 stars". */
export function Rating({ average, count, isCompact = false }: RatingProps) {
  const { i18n } = useLingui();
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
      <VisuallyHidden>
        <Trans>{shown} out of 5 stars</Trans>
      </VisuallyHidden>
    </>
  );
  if (isCompact) {
    return (
      <Compact>
        {figure}
        <Stars count={1} filled={1} />
      </Compact>
    );
  }
  return (
    <Root>
      <Stars count={5} filled={clamped} />
      {figure}
      {count !== undefined && (
        <span>
          (<Plural value={count} one="# review" other="# reviews" />)
        </span>
      )}
    </Root>
  );
}

/** The inner svg cuts the filled stars off at the average; no style attribute is needed for that. */
function Stars({ count, filled }: { count: 1 | 5; filled: number }) {
  const outline = count === 1 ? oneStar : fiveStars;
  return (
    <Drawing viewBox={`0 0 ${count * 24} 24`} width={count * 18} height={18} aria-hidden="true">
      <path d={outline} />
      <svg width={filled * 24} height={24} aria-hidden="true">
        <path d={outline} fill="currentColor" />
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

/** The star has its place before it arrives, so that a page painted in between does not shift. */
const Compact = styled(Root)`
  position: relative;
  padding-inline-start: calc(18px + var(--space-1));

  > svg {
    position: absolute;
    inset-inline-start: 0;
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
