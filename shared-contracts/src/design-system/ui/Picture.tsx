import styled from '@marketplace/contracts/styled';
import { useState } from 'react';
import { type PictureKind, pictureSources } from '../design/pictureSources';
import { PicturePlaceholder } from './PicturePlaceholder';

type PictureProps = {
  /** URLs of the picture in two sizes; either may be missing. */
  smallImageUrl?: string | null;
  mediumImageUrl?: string | null;
  /** Alternative text; empty if a text beside it says the same. */
  alt: string;
  /**
   * Displayed width as the `sizes` attribute, e.g. `(min-width: 881px) 25vw, 50vw`. It has an
   * effect only if both sizes are given.
   */
  sizes?: string;
  /** Subject of the picture, which determines the stored widths. */
  kind?: PictureKind;
  /** Aspect ratio; reserves the space before the picture loads. */
  width?: number;
  height?: number;
  /** `high` for the largest picture that is visible without scrolling. */
  priority?: 'high' | 'normal' | 'lazy';
};

/**
 * Factor that turns the aspect ratio into whole pixels for `width` and `height`; its exact value
 * does not matter.
 */
const UNIT = 800;

/**
 * A picture as wide as its parent. If it has no URL or fails to load, a placeholder with the same
 * aspect ratio is shown (specification section 2, quick view).
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
      // Detects a picture that failed to load before hydration, when React did not yet listen for
      // its error event.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBrokenSource(sources.src);
      }}
      onError={() => setBrokenSource(sources.src)}
      // `loading` is set before `src`, because some browsers otherwise start to download the
      // picture eagerly.
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
