import styled from '@marketplace/contracts/styled';
import { useState } from 'react';
import { type PictureKind, pictureSources } from '../design/pictureSources';
import { PicturePlaceholder } from './PicturePlaceholder';

type PictureProps = {
  /** Addresses of the same picture in two sizes; any may be missing. */
  smallImageUrl?: string | null;
  mediumImageUrl?: string | null;
  /** Alternative text; the empty string where a text beside it says the same. */
  alt: string;
  /** Displayed width where both sizes are given, as the `sizes` attribute: `(min-width: 881px) 25vw, 50vw`. */
  sizes?: string;
  /** Kind of picture: decides which widths the stored files have. */
  kind?: PictureKind;
  /** Its proportions; the box has them before the bytes come, so nothing jumps. */
  width?: number;
  height?: number;
  /** `high` for the one picture that is the largest on the first screen. */
  priority?: 'high' | 'normal' | 'lazy';
};

/** Turns proportions into whole pixels for `width` and `height`; any number would do. */
const UNIT = 800;

/**
 * A picture that fills its parent's width. Without an address, or when it cannot be loaded, a
 * drawn placeholder of the same proportions stands in (specification section 2, quick view).
 */
export function Picture({
  smallImageUrl,
  mediumImageUrl,
  alt,
  sizes,
  kind,
  width = 1,
  height = 1,
  priority = 'lazy',
}: PictureProps) {
  const sources = pictureSources({ smallImageUrl, mediumImageUrl }, sizes, kind);
  const [brokenSource, setBrokenSource] = useState<string>();
  if (!sources || sources.src === brokenSource) {
    return <PicturePlaceholder alt={alt} width={width} height={height} />;
  }
  return (
    <Image
      // A picture that failed before hydration fired its error event before React listened.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBrokenSource(sources.src);
      }}
      onError={() => setBrokenSource(sources.src)}
      // Before `src`, or some browsers start the eager download first.
      loading={priority === 'lazy' ? 'lazy' : undefined}
      fetchPriority={priority === 'high' ? 'high' : undefined}
      decoding="async"
      sizes={sources.sizes}
      srcSet={sources.srcSet}
      src={sources.src}
      alt={alt}
      width={width * UNIT}
      height={height * UNIT}
    />
  );
}

const Image = styled.img`
  width: 100%;
  height: auto;
  background: var(--color-sunken);
  object-fit: cover;
`;
