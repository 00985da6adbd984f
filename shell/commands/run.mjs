import { isNodeNewEnough } from './requirements.mjs';

/** Modules of the npm scripts; each exports `main(root, args)`, and may export `usage()`. */
const COMMANDS = {
  start: './start/main.ts',
  dev: './dev/main.ts',
  harness: './harness/main.ts',
  test: './gate/main.ts',
  bench: './bench/main.ts',
  build: './build/main.ts',
  doctor: './start/doctor.ts',
  new: './new/main.ts',
  extract: './messages/main.ts',
};

// `node run.mjs <command>` runs before anything is installed. Until the version is checked, this
// file and its imports use only syntax that Node 12 can parse.
if (!isNodeNewEnough(process.versions.node)) {
  console.error(
    'This needs Node 20.19 or newer, and this is Node ' +
      process.versions.node +
      ': install a newer one from https://nodejs.org and try again.',
  );
  process.exit(1);
}
void import('./runCommand.mjs').then(function run(module) {
  return module.runCommand(COMMANDS[process.argv[2]], process.argv.slice(3));
});
