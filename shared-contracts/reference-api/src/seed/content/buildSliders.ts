import type { Insertable } from 'kysely';
import type { Schema } from '../../database/schema';
import { slides } from '../data/slides';
import { picturePaths } from '../pictures/picturePaths';
import { stableUuid } from '../stable';

/** The slides of the home page, in order. */
export function buildSliders(): Insertable<Schema['sliders']>[] {
  return slides.map(({ title, subtitle, url, section, composition }, position) => ({
    uuid: stableUuid(`slider ${title}`),
    position,
    title,
    subtitle,
    url,
    ...picturePaths('sliders', section, composition),
  }));
}
