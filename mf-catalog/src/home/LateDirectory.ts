import { createLatePart } from '../late-part/LatePart';
import type { DirectorySection } from './CategoryDirectory';

/** The end of the page: links, which need no code to work. */
export const LateDirectory = createLatePart<object, DirectorySection[]>(
  () =>
    import(/* webpackChunkName: "catalog-directory" */ './CategoryDirectory').then(
      ({ CategoryDirectory }) => CategoryDirectory,
    ),
  { when: 'intent' },
);
