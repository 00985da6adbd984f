const uuid = (kind: number, number: number) =>
  `00000000-0000-4000-8000-${String(kind * 1000 + number).padStart(12, '0')}`;

/** Uuids of the test market's rows, under the names that tests use. */
export const SHOP = { padma: uuid(1, 1), garden: uuid(1, 2) };
export const GROUP = { fish: uuid(2, 1), food: uuid(2, 2) };
export const CATEGORY = { river: uuid(3, 1), sweet: uuid(3, 2), empty: uuid(3, 3) };
export const BRAND = { nodi: uuid(4, 1) };
export const TAG = { fresh: uuid(5, 1), sweet: uuid(5, 2) };
export const PRODUCT = {
  rui: uuid(6, 1),
  hilsa: uuid(6, 2),
  honey: uuid(6, 3),
  untracked: uuid(6, 4),
  jar: uuid(6, 5),
};
export const VARIANT = { smallJar: uuid(7, 1), largeJar: uuid(7, 2) };
export const CUSTOMER = { rahim: uuid(8, 1), karima: uuid(8, 2) };
export const UNKNOWN = uuid(9, 999);
