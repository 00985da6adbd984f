/** A district as the host lists it. */
export interface ChosenDistrict {
  /** In English, as addresses hold it. */
  name: string;
  /** In Bangla. */
  nameBn: string;
}

const KEY = 'deliveryDistrict';

/** The district that delivery was last asked about on this device; `undefined` on the server. */
export function readChosenDistrict(): ChosenDistrict | undefined {
  try {
    const { name, nameBn } = JSON.parse(localStorage.getItem(KEY) ?? '');
    return typeof name === 'string' && typeof nameBn === 'string' ? { name, nameBn } : undefined;
  } catch {
    // None was chosen, storage is blocked, or it holds foreign data.
    return undefined;
  }
}

export function keepChosenDistrict(district: ChosenDistrict): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(district));
  } catch {
    // Storage is blocked: the choice holds as long as the page.
  }
}
