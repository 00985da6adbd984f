import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import {
  type GatewayReport,
  REPORT_INTERVAL_MS,
  removeReport,
  writeReport,
} from '../../release/gatewayReports';
import type { ReleaseStorage } from '../../release/storage/ReleaseStorage';

type Status = Omit<GatewayReport, 'gateway' | 'channel' | 'at'>;

interface Reporting {
  storage: ReleaseStorage;
  channel: string;
  readStatus: () => Status;
  report: (event: object) => void;
}

const LOOK_INTERVAL_MS = 250;
/**
 * Name of this gateway in the storage. It ends with random characters, because containers on one
 * host may have the same name and process id.
 */
const GATEWAY = `${hostname().replace(/[^\w-]/g, '-')}-${process.pid}-${randomUUID().slice(0, 4)}`;

/**
 * Tells the release command which releases this gateway runs. Writes them into the storage after
 * each change and every ten seconds. Reports once if the storage cannot be written.
 * @returns a function that stops the reports and removes the last one
 */
export function reportReleases({ storage, channel, readStatus, report }: Reporting) {
  let written = { text: '', at: 0 };
  let hasFailed = false;
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    const status = readStatus();
    const text = JSON.stringify(status);
    const isDue = Date.now() - written.at >= REPORT_INTERVAL_MS;
    if (text === written.text && !isDue) return;
    const at = new Date().toISOString();
    await writeReport(storage, { gateway: GATEWAY, channel, at, ...status });
    written = { text, at: Date.now() };
    hasFailed = false;
  }

  let isStopped = false;
  const look = async () => {
    await write().catch(({ message }: Error) => {
      if (!hasFailed) report({ event: 'gateway-report-not-written', why: message });
      hasFailed = true;
    });
    if (isStopped) return;
    timer = setTimeout(() => {
      looking = look();
    }, LOOK_INTERVAL_MS);
    timer.unref();
  };
  let looking = look();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await looking;
    await removeReport(storage, GATEWAY).catch(() => undefined);
  };
}
