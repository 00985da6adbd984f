import { isNodeNewEnough } from './isNodeNewEnough.mjs';

/**
 * Runs a command written in TypeScript on a machine where nothing may be installed yet. Until the
 * version is known to do, only syntax that Node 12 reads is used, here and in what is imported.
 */
export function bootstrap(command) {
  if (!isNodeNewEnough(process.versions.node)) {
    console.error(
      'This needs Node 20.19 or newer, and this is Node ' +
        process.versions.node +
        ': install a newer one from https://nodejs.org and try again.',
    );
    process.exit(1);
  }
  void import('./runCommand.mjs').then(function run(module) {
    return module.runCommand(command);
  });
}
