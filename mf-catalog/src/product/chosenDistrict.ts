/** A district as the API lists it. */
export interface ChosenDistrict {
  /** English name, as in postal addresses. */
  name: string;
  nameBn: string;
}

const KEY = 'deliveryDistrict';

/**
 * The district that was last chosen for delivery on this device; `undefined` if there is none, and
 * on the server.
 */
export function readChosenDistrict(): ChosenDistrict | undefined {
  try {
    const { name, nameBn } = JSON.parse(localStorage.getItem(KEY) ?? '');
    return typeof name === 'string' && typeof nameBn === 'string' ? { name, nameBn } : undefined;
  } catch {
    // No district was chosen, storage is blocked, or the stored value is invalid.
    return undefined;
  }
}

export function keepChosenDistrict(district: ChosenDistrict): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(district));
  } catch {
    // Storage is blocked, so the choice is lost when the page is left.
  }
}
