const MINIMUM = [20, 19];

export function isNodeNewEnough(version) {
  const parts = version.split('.').map(Number);
  return parts[0] > MINIMUM[0] || (parts[0] === MINIMUM[0] && parts[1] >= MINIMUM[1]);
}
