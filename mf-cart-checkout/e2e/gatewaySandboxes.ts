import { resolve } from 'node:path';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';

const root = resolve(import.meta.dirname, '../..');

/** A payment as its provider knows it. */
export interface ProvidersPayment {
  status: 'open' | 'agreed' | 'paid' | 'failed' | 'cancelled';
  /** The button that was pressed, if any. */
  behaviour?: string;
  decidedAt?: string;
  /** How often money was taken. */
  timesTaken: number;
  isRefunded: boolean;
}

const ADDRESSES = {
  bkash: 'BKASH_BASE_URL',
  nagad: 'NAGAD_BASE_URL',
  card: 'SSLCOMMERZ_BASE_URL',
} as const;

async function control<Reply>(url: URL, method: 'GET' | 'POST'): Promise<Reply> {
  const reply = await fetch(url, { method });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

/** Address of what a provider knows of the payment that is made on a page. */
const controlOf = (gatewayUrl: string, act = '') =>
  new URL(gatewayUrl.replace(/\/pay\/([\w-]+)$/, `/control/payments/$1${act}`));

/** Starts a sandbox of each provider; `variables` make an API use them. */
export async function startSandboxes() {
  let said = '';
  const server = await spawnServer({
    cwd: root,
    script: 'shared-contracts/reference-api/src/cli/main.ts',
    args: ['sandboxes'],
    onOutput: (chunk) => {
      said += String(chunk);
    },
  });
  const lines = [...said.matchAll(/^export (\w+)=(.*)$/gm)];
  const variables: Record<string, string> = Object.fromEntries(
    lines.map(([, name = '', value = '']) => [name, value]),
  );
  return {
    variables,
    stop: server.stop,
    /** The next payment at a provider is made before its answer reaches the shop. */
    beQuick: (method: keyof typeof ADDRESSES) =>
      control(new URL('/control/quick', variables[ADDRESSES[method]]), 'POST'),
    read: (gatewayUrl: string) => control<ProvidersPayment>(controlOf(gatewayUrl), 'GET'),
    /** The time of a payment that is made late has come. */
    hasten: (gatewayUrl: string) =>
      control<ProvidersPayment>(controlOf(gatewayUrl, '/hasten'), 'POST'),
  };
}
