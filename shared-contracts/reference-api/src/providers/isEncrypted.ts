const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** True if a URL leads to this machine. Requests to such a URL reach no network. */
export const isThisMachine = (url: string) =>
  URL.canParse(url) && THIS_MACHINE.test(new URL(url).hostname);

/** True if requests to an HTTP service are encrypted or reach no network. */
export const isEncrypted = (url: string) =>
  URL.canParse(url) &&
  (new URL(url).protocol === 'https:' || (new URL(url).protocol === 'http:' && isThisMachine(url)));
