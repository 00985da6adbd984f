import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { recordMeasurements } from '@marketplace/contracts/api/measurements';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { callApi } from '../../contracts';
import { logFailure } from '../errors/logFailure';
import type { Purpose } from '../page/consent';

/** @returns the purposes that this shop uses. It asks a visitor only about these purposes. */
export async function loadPurposes(config: MarketConfig): Promise<Purpose[]> {
  const purposes: Purpose[] = [];
  if (config.analyticsScriptUrl || (await isMeasured())) purposes.push('statistics');
  if (config.supportChatScriptUrl) purposes.push('chat');
  return purposes;
}

/** True if the API accepts measurements, which is an extension. */
async function isMeasured(): Promise<boolean> {
  try {
    const { extensions } = await callApi(getCapabilities);
    return extensions.includes(recordMeasurements.id);
  } catch (error) {
    logFailure('capabilities', error);
    return false;
  }
}
