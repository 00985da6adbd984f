import { resolve } from 'node:path';
import { spawnServer } from '@marketplace/contracts/server/spawnServer';

const root = resolve(import.meta.dirname, '../..');

/** A payment as reported by its provider. */
export interface ProvidersPayment {
  status: 'open' | 'agreed' | 'paid' | 'failed' | 'cancelled';
  /** The button that the shopper pressed on the provider's page, if any. */
  behaviour?: string;
  decidedAt?: string;
  /** Number of times that the provider took the money. */
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

/**
 * Returns the sandbox's URL for controlling a payment.
 * @param gatewayUrl URL of the provider's page for that payment
 */
const controlOf = (gatewayUrl: string, act = '') =>
  new URL(gatewayUrl.replace(/\/pay\/([\w-]+)$/, `/control/payments/$1${act}`));

/**
 * Starts a sandbox of each provider.
 * @returns functions that control the sandboxes. `variables` contains the environment variables
 * that make an API use the sandboxes.
 */
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
    /**
     * Makes a provider complete the next payment before it replies to the request that starts the
     * payment.
     */
    beQuick: (method: keyof typeof ADDRESSES) =>
      control(new URL('/control/quick', variables[ADDRESSES[method]]), 'POST'),
    read: (gatewayUrl: string) => control<ProvidersPayment>(controlOf(gatewayUrl), 'GET'),
    /** Completes a delayed payment immediately. */
    hasten: (gatewayUrl: string) =>
      control<ProvidersPayment>(controlOf(gatewayUrl, '/hasten'), 'POST'),
  };
}
