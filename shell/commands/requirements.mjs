const MINIMUM = [20, 19];

export function isNodeNewEnough(version) {
  const parts = version.split('.').map(Number);
  return parts[0] > MINIMUM[0] || (parts[0] === MINIMUM[0] && parts[1] >= MINIMUM[1]);
}

/**
 * Compares package-lock.json with the record that npm writes into node_modules after a complete
 * install. Packages for other platforms are optional and may be missing.
 */
export function isInstalled(lock, installed) {
  if (!lock || !installed) return false;
  return Object.entries(lock.packages).every(function isFound([path, wanted]) {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = installed.packages[path];
    if (!found) return wanted.optional === true || wanted.devOptional === true;
    return found.version === wanted.version && found.link === wanted.link;
  });
}
