/**
 * Environment variables by which the setup tells the journeys about the started stack. The journeys
 * run in other processes.
 */
export const STACK_VARIABLES = {
  dataDir: 'E2E_DATA_DIR',
  origin: 'E2E_ORIGIN',
  apiOrigin: 'E2E_API_ORIGIN',
  gatewayPid: 'E2E_GATEWAY_PID',
  apiPid: 'E2E_API_PID',
} as const;

function read(name: keyof typeof STACK_VARIABLES): string {
  const value = process.env[STACK_VARIABLES[name]];
  if (!value) throw new Error(`${STACK_VARIABLES[name]} is not set: the stack was not started.`);
  return value;
}

/** The marketplace that all journeys share. */
export const stack = {
  get dataDir() {
    return read('dataDir');
  },
  /** Origin of the gateway, without a trailing slash. */
  get origin() {
    return read('origin');
  },
  get apiOrigin() {
    return read('apiOrigin');
  },
  get gatewayPid() {
    return Number(read('gatewayPid'));
  },
  get apiPid() {
    return Number(read('apiPid'));
  },
};
