interface Place {
  name: string;
  nameBn: string;
}

/**
 * Places as the options of a select, in their order. One that was saved and is listed no more, for
 * lists of places grow old, stays choosable.
 *
 * @param saved the place's English name
 */
export function placeOptions(places: readonly Place[], saved: string | undefined, locale: string) {
  const isListed = !saved || places.some(({ name }) => name === saved);
  const listed = places.map(({ name, nameBn }) => ({
    value: name,
    label: locale === 'bn' ? nameBn : name,
  }));
  return isListed ? listed : [{ value: saved, label: saved }, ...listed];
}
