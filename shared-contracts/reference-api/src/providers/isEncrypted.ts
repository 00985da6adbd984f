const THIS_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** True where a URL names this machine, which nothing that is sent there leaves. */
export const isThisMachine = (url: string) =>
  URL.canParse(url) && THIS_MACHINE.test(new URL(url).hostname);

/** True where credentials and messages travel encrypted to an HTTP service, or do not leave this machine. */
export const isEncrypted = (url: string) =>
  URL.canParse(url) &&
  (new URL(url).protocol === 'https:' || (new URL(url).protocol === 'http:' && isThisMachine(url)));
