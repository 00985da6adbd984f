import path from 'node:path';
import { watchBuilds } from './watchBuilds';

// Arguments: the side, the parent folder of the builds, and the parts.
const [side, folder = '', ...parts] = process.argv.slice(2);
process.on('disconnect', () => process.exit(0));
for (const part of parts) {
  void watchBuilds(
    part,
    side === 'client' ? 'client' : 'server',
    path.join(folder, part),
    (build) => process.send?.(build),
  );
}
