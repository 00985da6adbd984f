import path from 'node:path';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { releasesLocation } from './packageSources';
import { publishAll } from './publishAll';
import { PARTS, readRegistry } from './Registry';

const USAGE = `Usage: npm run release -- <command>
  publish                    build what changed, publish it and make it live
  build <part> <version>     build and publish one part without making it live
  list                       show the releases of every part
Parts: ${PARTS.join(', ')}. RELEASES_URL names the folder of releases (default .data/releases).`;

const releases = releasesLocation(process.env);

const isPart = (value: string | undefined): value is PartName =>
  PARTS.some((part) => part === value);

async function run([command, part, version]: string[]): Promise<void> {
  if (command === 'publish') {
    await publishAll(releases, (text) => console.log(text));
  } else if (command === 'build' && isPart(part) && version) {
    // Read by the compiler's plugins: without it messages would keep their English defaults.
    process.env.NODE_ENV = 'production';
    // Loaded here because webpack is slow to load and no other command needs it.
    const [{ buildPackage }, { publishRelease }] = await Promise.all([
      import('./buildPackage'),
      import('./publishRelease'),
    ]);
    await publishRelease(path.resolve(releases), part, version, buildPackage);
  } else if (command === 'list') {
    console.log(JSON.stringify(await readRegistry(releases), null, 2));
  } else {
    throw new Error(USAGE);
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
