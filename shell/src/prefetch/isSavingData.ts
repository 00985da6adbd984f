interface NetworkInformation {
  saveData?: boolean;
  /** Measured by the browser: `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** Whether the shopper asked to save data, or is on a network that has none to spare. */
export function isSavingData(): boolean {
  const { connection }: Navigator & { connection?: NetworkInformation } = navigator;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
