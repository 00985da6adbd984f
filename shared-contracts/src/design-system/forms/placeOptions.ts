interface Place {
  name: string;
  nameBn: string;
}

/**
 * Locations as options of a select. A saved location that is no longer listed stays available,
 * because lists of locations change.
 * @param saved the location's English name
 */
export function placeOptions(places: readonly Place[], saved: string | undefined, locale: string) {
  const isListed = !saved || places.some(({ name }) => name === saved);
  const listed = places.map(({ name, nameBn }) => ({
    value: name,
    label: locale === 'bn' ? nameBn : name,
  }));
  return isListed ? listed : [{ value: saved, label: saved }, ...listed];
}
