interface Place {
  name: string;
  nameBn: string;
}

/**
 * Places as options of a select. A saved place that is no longer listed stays available, because
 * lists of places change.
 * @param saved English name of the saved place
 */
export function placeOptions(places: readonly Place[], saved: string | undefined, locale: string) {
  const isListed = !saved || places.some(({ name }) => name === saved);
  const listed = places.map(({ name, nameBn }) => ({
    value: name,
    label: locale === 'bn' ? nameBn : name,
  }));
  return isListed ? listed : [{ value: saved, label: saved }, ...listed];
}
