import { Trans } from '@lingui/react/macro';
import type { Picture } from '@marketplace/contracts/api/fields';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { useState } from 'react';

/**
 * Says that the API has deleted a picture, as it does after a day if no complaint or message uses
 * the picture. The notice disappears when all refused pictures are removed.
 */
export function MissingPictures({ pictures }: { pictures: readonly Picture[] }) {
  const [refused] = useState(pictures);
  if (!pictures.some((picture) => refused.includes(picture))) return null;
  return (
    <Notice tone="bad" isAnnounced>
      <Trans>
        At least one of these pictures is no longer stored. Please remove the pictures and add them
        again.
      </Trans>
    </Notice>
  );
}
